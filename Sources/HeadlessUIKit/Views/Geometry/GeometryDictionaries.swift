#if !canImport(Darwin)
  public import Foundation

  // Geometry as dictionaries, to be kept in property lists, and back: nil for what lacks a number.

  extension CGPoint {
    /// `X`, `Y`
    ///
    /// Apple: <https://developer.apple.com/documentation/corefoundation/cgpoint/dictionaryrepresentation>
    public var dictionaryRepresentation: CFDictionary { GeometryDictionary(["X": x, "Y": y]).contents }

    /// Of `X` and `Y`.
    public init?(dictionaryRepresentation dict: CFDictionary) {
      let numbers = GeometryDictionary(dict)
      guard let x = numbers["X"], let y = numbers["Y"] else { return nil }
      self.init(x: x, y: y)
    }
  }

  extension CGSize {
    /// `Width`, `Height`
    ///
    /// Apple: <https://developer.apple.com/documentation/corefoundation/cgsize/dictionaryrepresentation>
    public var dictionaryRepresentation: CFDictionary {
      GeometryDictionary(["Width": width, "Height": height]).contents
    }

    /// Of `Width` and `Height`.
    public init?(dictionaryRepresentation dict: CFDictionary) {
      let numbers = GeometryDictionary(dict)
      guard let width = numbers["Width"], let height = numbers["Height"] else { return nil }
      self.init(width: width, height: height)
    }
  }

  extension CGRect {
    /// `X`, `Y`, `Width`, `Height`
    ///
    /// Apple: <https://developer.apple.com/documentation/corefoundation/cgrect/dictionaryrepresentation>
    public var dictionaryRepresentation: CFDictionary {
      GeometryDictionary(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]).contents
    }

    /// Of `X`, `Y`, `Width` and `Height`.
    public init?(dictionaryRepresentation dict: CFDictionary) {
      guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
      else { return nil }
      self.init(origin: origin, size: size)
    }
  }

  private struct GeometryDictionary {
    let contents: CFDictionary

    init(_ contents: CFDictionary) { self.contents = contents }
    init(_ numbers: [String: CGFloat]) {
      contents = NSDictionary(dictionary: numbers.mapValues { NSNumber(value: Double($0)) })
    }

    subscript(name: String) -> CGFloat? { (contents[name] as? NSNumber).map { CGFloat($0.doubleValue) } }
  }
#endif

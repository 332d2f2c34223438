#if !canImport(Darwin)
  import Foundation

  /// A value of a layer that can be mixed with another one: a number or several, a point, a size, a rectangle, a
  /// transform, a colour of red, green and blue, a path.
  struct LayerNumbers: Equatable {
    private var numbers: [CGFloat]
    private let kind: Kind

    private enum Kind: Equatable {
      case number, several, point, size, rectangle, transform, colour
      /// Whose lines and curves are these, wherever they go.
      case path([PathElement])
    }

    /// Boxed or not; nil of what can't be mixed.
    init?(_ value: Any?) {
      switch value {
      case let point as CGPoint: self.init(.point, [point.x, point.y])
      case let size as CGSize: self.init(.size, [size.width, size.height])
      case let rect as CGRect: self.init(.rectangle, [rect.minX, rect.minY, rect.width, rect.height])
      case let transform as CATransform3D: self.init(.transform, transform.rows)
      case let number as NSNumber: self.init(.number, [CGFloat(number.doubleValue)])
      case let number as CGFloat: self.init(.number, [number])
      case let number as Double: self.init(.number, [CGFloat(number)])
      case let number as Float: self.init(.number, [CGFloat(number)])
      case let number as Int: self.init(.number, [CGFloat(number)])
      case let colour as CGColor:
        guard let numbers = colour.converted(to: Self.space, intent: .defaultIntent, options: nil)?.components
        else {
          return nil
        }
        self.init(.colour, numbers)
      case let path as CGPath:
        let points = path.elements.flatMap(\.points)
        self.init(.path(path.elements.map { $0.mapped { _ in .zero } }), points.flatMap { [$0.x, $0.y] })
      case let boxed as NSValue: self.init(boxed)
      case let several as [NSNumber]: self.init(.several, several.map { CGFloat($0.doubleValue) })
      case let several as [CGFloat]: self.init(.several, several)
      case let several as [Double]: self.init(.several, several.map { CGFloat($0) })
      case let several as [Int]: self.init(.several, several.map { CGFloat($0) })
      default: return nil
      }
    }

    private static let space = CGColorSpace(CGColorSpace.genericRGB, .rgb)

    private init(_ kind: Kind, _ numbers: [CGFloat]) { (self.kind, self.numbers) = (kind, numbers) }

    /// By the type that the box tells of: the boxes of points, sizes and rectangles are Foundation's, the others
    /// ours.
    private init?(_ boxed: NSValue) {
      let type = String(cString: boxed.objCType)
      if type == NSValue(cgPoint: .zero).type {
        self.init(boxed.cgPointValue)
      } else if type == NSValue(cgSize: .zero).type {
        self.init(boxed.cgSizeValue)
      } else if type == NSValue(cgRect: .zero).type {
        self.init(boxed.cgRectValue)
      } else if type == NSValue(caTransform3D: CATransform3DIdentity).type {
        self.init(boxed.caTransform3DValue)
      } else {
        return nil
      }
    }

    /// As a layer takes it by its key path.
    var value: Any {
      switch kind {
      case .number: return NSNumber(value: Double(numbers[0]))
      case .several: return numbers.map { NSNumber(value: Double($0)) }
      case .point: return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
      case .size: return NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
      case .rectangle:
        return NSValue(cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case .transform: return NSValue(caTransform3D: CATransform3D(rows: numbers))
      case .colour: return CGColor(Self.space, numbers)
      case .path(let shape):
        var left = numbers[...]
        return CGPath(shape.map { $0.mapped { _ in CGPoint(x: left.removeFirst(), y: left.removeFirst()) } })
      }
    }

    // Nil of another kind.
    var number: CGFloat? { kind == .number ? numbers[0] : nil }
    var point: CGPoint? { kind == .point ? CGPoint(x: numbers[0], y: numbers[1]) : nil }
    var size: CGSize? { kind == .size ? CGSize(width: numbers[0], height: numbers[1]) : nil }
    var rectangle: CGRect? {
      kind == .rectangle ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
    var transform: CATransform3D? { kind == .transform ? CATransform3D(rows: numbers) : nil }
    /// Of one number or several.
    var plain: [CGFloat]? { kind == .number || kind == .several ? numbers : nil }

    /// Whether the one can stand in the other's place.
    func isLike(_ other: LayerNumbers) -> Bool { kind == other.kind && numbers.count == other.numbers.count }

    /// The same where the other is of another kind.
    func plus(_ other: LayerNumbers, times factor: CGFloat = 1) -> LayerNumbers {
      guard isLike(other) else { return self }
      return LayerNumbers(kind, zip(numbers, other.numbers).map { $0 + $1 * factor })
    }

    /// How far it is from the other; 0 where that is of another kind.
    func way(to other: LayerNumbers) -> CGFloat {
      guard isLike(other) else { return 0 }
      return zip(numbers, other.numbers).map { ($1 - $0) * ($1 - $0) }.reduce(0, +).squareRoot()
    }

    /// Each number by itself, but for transforms (A179).
    func moved(towards other: LayerNumbers, by share: CGFloat) -> LayerNumbers {
      if let start = transform, let end = other.transform {
        return LayerNumbers(.transform, start.moved(towards: end, by: share).rows)
      }
      return plus(other.plus(self, times: -1), times: share)
    }
  }

  extension NSValue { fileprivate var type: String { String(cString: objCType) } }
#endif

public import Foundation

/// `{1, 2}`: geometry as texts, and back; zero for a text that is none.
///
/// Apple: <https://developer.apple.com/documentation/foundation/nscoder>
extension NSCoder {
  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }
  /// `{width, height}`
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }
  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(parts.map(word).joined(separator: ", "))]"
  }

  /// `{top, leading, bottom, trailing}`
  public class func string(for directionalEdgeInsets: NSDirectionalEdgeInsets) -> String {
    let insets = directionalEdgeInsets
    return braces([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// `{dx, dy}`
  public class func string(for vector: CGVector) -> String { braces([vector.dx, vector.dy]) }
  /// `{horizontal, vertical}`
  public class func string(for offset: UIOffset) -> String { braces([offset.horizontal, offset.vertical]) }

  /// Of `{x, y}`.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Of `{width, height}`.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Of `{{x, y}, {width, height}}`.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Of `{top, left, bottom, right}`.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Of `{top, leading, bottom, trailing}`.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Of `{dx, dy}`.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// Of `{horizontal, vertical}`.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  /// Of `[a, b, c, d, tx, ty]`; the identity for a text that is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  private class func braces(_ parts: [CGFloat]) -> String { "{\(parts.map(word).joined(separator: ", "))}" }

  /// Whole numbers have no point.
  private class func word(_ number: CGFloat) -> String {
    Int(exactly: number).map(String.init) ?? String(Double(number))
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}

/// `{x, y}`
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// `{width, height}`
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// `{{x, y}, {width, height}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// `[a, b, c, d, tx, ty]`
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// Of `{x, y}`.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Of `{width, height}`.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Of `{{x, y}, {width, height}}`.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

// As CoreGraphics prints them; all other structs print their fields.
#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0)`
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(320.0, 44.0)`
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(0.0, 20.0, 320.0, 44.0)`
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif

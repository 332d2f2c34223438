public import Foundation

/// Points, sizes and rectangles in notifications and dictionaries, by the names that UIKit gives them.
extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Boxes a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform, as: "[6d]")
  }
  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets, as: "[4d]") }
  /// Boxes insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets, as: "[4q]")
  }
  /// Boxes an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(boxing: offset, as: "[2q]") }
  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector, as: "[2d]") }
  /// Boxes a transform.
  public convenience init(caTransform3D transform: CATransform3D) { self.init(boxing: transform, as: "[16d]") }

  #if !canImport(Darwin)
    /// Boxes an object without retaining it: equal for the same object, as drawings keep a line for each touch.
    public convenience init(nonretainedObject anObject: Any?) {
      let address = anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
      self.init(bytes: [address], objCType: "Q")
    }

    /// The object that it boxes, which must be there still; nil of none.
    public var nonretainedObjectValue: Any? {
      UnsafeRawPointer(bitPattern: unboxed(UInt(0))).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
  #endif

  /// - Parameter type: of as many bytes, and of no other kind of value: a box is told by it. Foundation on Linux
  ///   has none for values of an application's own.
  private convenience init<Boxed>(boxing value: Boxed, as type: String) {
    let bytes = withUnsafeBytes(of: value) { Array($0) }
    self.init(bytes: bytes, objCType: type)
  }

  private func unboxed<Boxed>(_ start: Boxed) -> Boxed {
    var value = start
    withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
    return value
  }

  /// The transform that it boxes.
  public var cgAffineTransformValue: CGAffineTransform { unboxed(.identity) }
  /// The insets that it boxes.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(.zero) }
  /// The insets that it boxes.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed(.zero) }
  /// The offset that it boxes.
  public var uiOffsetValue: UIOffset { unboxed(.zero) }
  /// The vector that it boxes.
  public var cgVectorValue: CGVector { unboxed(.zero) }
  /// The transform that it boxes.
  public var caTransform3DValue: CATransform3D { unboxed(CATransform3DIdentity) }

  /// The point that it boxes.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it boxes.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that it boxes.
  public var cgRectValue: CGRect { rectValue }
}

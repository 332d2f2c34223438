#if !canImport(Darwin)
  public import Foundation

  /// A transform as a scale, a shear, a turn and a move, in this order.
  ///
  /// Apple: <https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents>
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Along each axis; a mirrored one has a negative height.
    public var scale: CGSize
    /// Of the y axis, along the x axis.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    /// In points.
    public var translation: CGVector

    /// Of its parts.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      (self.scale, self.horizontalShear) = (scale, horizontalShear)
      (self.rotation, self.translation) = (rotation, translation)
    }
  }

  extension CGAffineTransform {
    /// What it is made of.
    public func decomposed() -> CGAffineTransformComponents {
      let width = (a * a + b * b).squareRoot()
      let height = width > 0 ? (a * d - b * c) / width : (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: height),
        horizontalShear: width > 0 && height != 0 ? (a * c + b * d) / (width * height) : 0,
        rotation: width > 0 ? atan2(b, a) : 0, translation: CGVector(dx: tx, dy: ty))
    }

    /// Of its parts.
    public init(_ components: CGAffineTransformComponents) {
      let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
      let (width, height) = (components.scale.width, components.scale.height)
      let shear = components.horizontalShear * height
      self.init(
        a: width * cosine, b: width * sine, c: shear * cosine - height * sine, d: shear * sine + height * cosine,
        tx: components.translation.dx, ty: components.translation.dy)
    }
  }
#endif

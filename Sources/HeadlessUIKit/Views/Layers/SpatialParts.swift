#if !canImport(Darwin)
  import Foundation

  /// A transform in space as a scale, then turns about the three axes, then a way, as its key paths name them.
  struct SpatialParts {
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// In radians, about each axis; first about x, last about z.
    var turn: (x: CGFloat, y: CGFloat, z: CGFloat)
    var way: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// Of one that stays in the plane: it may shear.
    private var plane: TransformParts?
    /// What follows, of one that has a perspective.
    private(set) var perspective: CATransform3D?

    init(_ transform: CATransform3D) {
      var straight = transform
      (straight.m14, straight.m24, straight.m34, straight.m44) = (0, 0, 0, 1)
      way = (transform.m41, transform.m42, transform.m43)
      if transform.hasPerspective { perspective = straight.inverse?.concatenating(transform) }
      if CATransform3DIsAffine(straight) {
        let parts = TransformParts(straight.plane)
        (scale, turn, plane) = ((parts.scale.x, parts.scale.y, 1), (0, 0, parts.turn), parts)
      } else {
        let axes = TurnedAxes(straight)
        (scale, turn) = (axes.lengths, axes.turn)
      }
    }

    var transform: CATransform3D {
      let straight = straight
      return perspective.map(straight.concatenating) ?? straight
    }

    private var straight: CATransform3D {
      if var plane, turn.x == 0, turn.y == 0, scale.z == 1, way.z == 0 {
        (plane.turn, plane.scale, plane.way) = (turn.z, (scale.x, scale.y), (way.x, way.y))
        return CATransform3DMakeAffineTransform(plane.transform)
      }
      return CATransform3DMakeScale(scale.x, scale.y, scale.z)
        .concatenating(CATransform3DMakeRotation(turn.x, 1, 0, 0))
        .concatenating(CATransform3DMakeRotation(turn.y, 0, 1, 0))
        .concatenating(CATransform3DMakeRotation(turn.z, 0, 0, 1))
        .concatenating(CATransform3DMakeTranslation(way.x, way.y, way.z))
    }

    /// The way in the plane.
    var translation: CGSize {
      get { CGSize(width: way.x, height: way.y) }
      set { (way.x, way.y) = (newValue.width, newValue.height) }
    }

    /// All scales at once; read, it is the mean of those in the plane.
    private var allScales: CGFloat {
      get { (scale.x + scale.y) / 2 }
      set { scale = (newValue, newValue, plane == nil ? newValue : 1) }
    }

    /// The part that a key path names.
    static func named(_ name: String, in transform: String) -> WritableKeyPath<SpatialParts, CGFloat>? {
      guard name.hasPrefix(transform) else { return nil }
      return switch name.dropFirst(transform.count) {
      case "rotation", "rotation.z": \.turn.z
      case "rotation.x": \.turn.x
      case "rotation.y": \.turn.y
      case "scale": \.allScales
      case "scale.x": \.scale.x
      case "scale.y": \.scale.y
      case "scale.z": \.scale.z
      case "translation.x": \.way.x
      case "translation.y": \.way.y
      case "translation.z": \.way.z
      default: nil
      }
    }
  }

  /// Where a transform in space puts the three axes: how long they become, and how they are turned.
  private struct TurnedAxes {
    let lengths: (x: CGFloat, y: CGFloat, z: CGFloat)
    let turn: (x: CGFloat, y: CGFloat, z: CGFloat)

    init(_ t: CATransform3D) {
      func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
      let lengths = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
      self.lengths = lengths
      // What has no length has no direction, and is taken for unturned.
      func shares(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, of length: CGFloat) -> (CGFloat, CGFloat, CGFloat)? {
        length > 0 ? (x / length, y / length, z / length) : nil
      }
      let x = shares(t.m11, t.m12, t.m13, of: lengths.0) ?? (1, 0, 0)
      let y = shares(t.m21, t.m22, t.m23, of: lengths.1) ?? (0, 1, 0)
      let z = shares(t.m31, t.m32, t.m33, of: lengths.2) ?? (0, 0, 1)
      if abs(y.1 - 1) < 1e-12 {
        // About one axis alone all angles have their own name; else half a turn about y reads as two others.
        turn = (0, atan2(-x.2, x.0), 0)
      } else {
        turn = (atan2(y.2, z.2), asin(max(-1, min(1, -x.2))), atan2(x.1, x.0))
      }
    }
  }
#endif

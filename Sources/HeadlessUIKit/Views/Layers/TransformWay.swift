#if !canImport(Darwin)
  import Foundation

  extension CATransform3D {
    /// On the way to another one: 0 is this one, 1 the other, and springs go beyond. A scale, a turn, a way and a
    /// perspective are mixed each by itself, so that half way through a turn is half a turn, the shorter way round.
    /// Those that are none of that, as one that shears in space, are mixed number by number.
    func moved(towards end: CATransform3D, by share: CGFloat) -> CATransform3D {
      if share == 0 { return self }
      if share == 1 { return end }
      if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
        let (from, to) = (TransformParts(plane), TransformParts(end.plane))
        return CATransform3DMakeAffineTransform(from.moved(towards: to, by: share).transform)
      }
      guard let from = TransformStand(self), let to = TransformStand(end) else {
        return mixed(with: end, by: share)
      }
      return from.moved(towards: to, by: share).transform
    }

    fileprivate func mixed(with end: CATransform3D, by share: CGFloat) -> CATransform3D {
      CATransform3D(rows: zip(rows, end.rows).map { $0 + ($1 - $0) * share })
    }
  }

  /// How a transform has things stand in space: scaled, then turned about one axis, then moved, then seen in a
  /// perspective.
  private struct TransformStand {
    private var scale: [CGFloat]
    private var turn: SpatialTurn
    private var way: [CGFloat]
    private var perspective: CATransform3D

    /// Nil of one that is made otherwise: it shears, mirrors, or leaves nothing of an axis.
    init?(_ transform: CATransform3D) {
      let parts = SpatialParts(transform)
      scale = [parts.scale.x, parts.scale.y, parts.scale.z]
      turn = SpatialTurn(parts.turn)
      way = [parts.way.x, parts.way.y, parts.way.z]
      perspective = parts.perspective ?? CATransform3DIdentity
      let size = transform.rows.map(abs).max() ?? 0
      let isSame = zip(self.transform.rows, transform.rows).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, size) }
      guard isSame, !scale.contains(0) else { return nil }
    }

    func moved(towards other: TransformStand, by share: CGFloat) -> TransformStand {
      func mix(_ from: [CGFloat], _ to: [CGFloat]) -> [CGFloat] { zip(from, to).map { $0 + ($1 - $0) * share } }
      var stand = self
      stand.scale = mix(scale, other.scale)
      stand.turn = turn.moved(towards: other.turn, by: share)
      stand.way = mix(way, other.way)
      stand.perspective = perspective.mixed(with: other.perspective, by: share)
      return stand
    }

    var transform: CATransform3D {
      CATransform3DMakeScale(scale[0], scale[1], scale[2])
        .concatenating(turn.transform)
        .concatenating(CATransform3DMakeTranslation(way[0], way[1], way[2]))
        .concatenating(perspective)
    }
  }

  /// A turn in space, as a quaternion.
  private struct SpatialTurn {
    private let w: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let z: CGFloat

    private init(_ w: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
      (self.w, self.x, self.y, self.z) = (w, x, y, z)
    }

    /// - Parameter turn: in radians, about the axes; first about x, last about z.
    init(_ turn: (x: CGFloat, y: CGFloat, z: CGFloat)) {
      let x = SpatialTurn(cos(turn.x / 2), sin(turn.x / 2), 0, 0)
      let y = SpatialTurn(cos(turn.y / 2), 0, sin(turn.y / 2), 0)
      let z = SpatialTurn(cos(turn.z / 2), 0, 0, sin(turn.z / 2))
      self = x.followed(by: y).followed(by: z)
    }

    private func followed(by next: SpatialTurn) -> SpatialTurn {
      SpatialTurn(
        next.w * w - next.x * x - next.y * y - next.z * z, next.w * x + next.x * w + next.y * z - next.z * y,
        next.w * y - next.x * z + next.y * w + next.z * x, next.w * z + next.x * y - next.y * x + next.z * w)
    }

    /// About the one axis between the two, the shorter way round.
    func moved(towards other: SpatialTurn, by share: CGFloat) -> SpatialTurn {
      let likeness = w * other.w + x * other.x + y * other.y + z * other.z
      let angle = acos(min(1, abs(likeness)))
      guard angle > 1e-9 else { return self }
      let (own, its) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
      let to = likeness < 0 ? -its : its
      return SpatialTurn(
        own * w + to * other.w, own * x + to * other.x, own * y + to * other.y, own * z + to * other.z)
    }

    var transform: CATransform3D {
      let length = (x * x + y * y + z * z).squareRoot()
      return CATransform3DMakeRotation(2 * atan2(length, w), x, y, z)
    }
  }
#endif

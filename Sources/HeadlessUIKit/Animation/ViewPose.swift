import Foundation

/// What an animation can change in a view and touches can see: where it stands, and whether it is visible.
struct ViewPose: Equatable {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform
  var alpha: CGFloat

  /// The layer's properties that are in it, by their names.
  enum Part: String {
    case position, transform, opacity
    case origin = "bounds.origin"
    case size = "bounds.size"
  }

  /// As its layer has it, whatever overrides answer.
  @MainActor init(of view: UIView) {
    center = view.position
    bounds = view.area
    transform = view.turning
    alpha = CGFloat(view.opacity)
  }

  /// A way from one pose to another, the layer's properties that are on it, and how much of it is gone.
  typealias Leg = (start: ViewPose, end: ViewPose, keys: [String], share: AnimationShare)

  /// Takes away what is not gone yet of animations' ways. From the last to the first: that one's transform begins
  /// where the one before it ends.
  mutating func hold(back legs: [Leg]) {
    for leg in legs.reversed() {
      let seen = leg.start.moved(towards: leg.end, by: leg.share)
      for part in leg.keys.compactMap(Part.init) { go(part, from: leg.end, to: seen) }
    }
  }

  /// Whether what moves a layer's property, by its name, adds to what moves it already. Else it takes its place.
  static func addsUp(_ key: String) -> Bool { Part(rawValue: key).map { $0 != .opacity } ?? false }

  /// Goes the way from one pose to another.
  mutating func shift(by start: ViewPose, _ end: ViewPose) {
    for part in start.parts(unlike: end) { go(part, from: start, to: end) }
  }

  /// Ways add up; those of transforms are done one upon the other, but for one that leaves from nothing, from which
  /// there is no way back: its end is seen.
  private mutating func go(_ part: Part, from start: ViewPose, to end: ViewPose) {
    switch part {
    case .position:
      center.x += end.center.x - start.center.x
      center.y += end.center.y - start.center.y
    case .origin:
      bounds.origin.x += end.bounds.minX - start.bounds.minX
      bounds.origin.y += end.bounds.minY - start.bounds.minY
    case .size:
      bounds.size.width = max(0, bounds.width + end.bounds.width - start.bounds.width)
      bounds.size.height = max(0, bounds.height + end.bounds.height - start.bounds.height)
    case .transform:
      if start.transform == end.transform { return }
      let isAlone = transform == start.transform || !start.transform.isInvertible
      transform =
        isAlone
        ? end.transform
        : end.transform.concatenating(start.transform.inverted()).concatenating(transform)
    case .opacity: alpha += end.alpha - start.alpha
    }
  }

  /// Takes over some of another pose.
  /// - Parameter keys: the layer's properties that it takes.
  mutating func take(_ keys: [String], of other: ViewPose) {
    for part in keys.compactMap(Part.init) {
      switch part {
      case .position: center = other.center
      case .origin: bounds.origin = other.bounds.origin
      case .size: bounds.size = other.bounds.size
      case .transform: transform = other.transform
      case .opacity: alpha = other.alpha
      }
    }
  }

  /// The layer's properties of which the other pose has others; none where both are equal.
  func keys(unlike other: ViewPose) -> [String] { parts(unlike: other).map(\.rawValue) }

  private func parts(unlike other: ViewPose) -> [Part] {
    var parts: [Part] = []
    if center != other.center { parts.append(.position) }
    if bounds.origin != other.bounds.origin { parts.append(.origin) }
    if bounds.size != other.bounds.size { parts.append(.size) }
    if transform != other.transform { parts.append(.transform) }
    if alpha != other.alpha { parts.append(.opacity) }
    return parts
  }

  /// By way of the properties, so that overrides hear of it.
  @MainActor func apply(to view: UIView) {
    if view.center != center { view.center = center }
    if view.bounds != bounds { view.bounds = bounds }
    if view.transform != transform { view.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
  }

  /// On the way to another pose: 0 is this one, 1 the other, and springs go beyond.
  func moved(towards other: ViewPose, by shares: AnimationShare) -> ViewPose {
    let share = shares.across
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    var pose = self
    pose.center = CGPoint(
      x: mix(center.x, other.center.x), y: center.y + (other.center.y - center.y) * shares.down)
    pose.bounds = CGRect(
      x: mix(bounds.origin.x, other.bounds.origin.x), y: mix(bounds.origin.y, other.bounds.origin.y),
      width: max(0, mix(bounds.width, other.bounds.width)),
      height: max(0, mix(bounds.height, other.bounds.height)))
    pose.alpha = mix(alpha, other.alpha)
    pose.transform = TransformParts(transform).moved(towards: TransformParts(other.transform), by: share).transform
    return pose
  }
}

/// A transform as a turn, a shear, a scale and a way, so that halfway through a turn is half a turn.
struct TransformParts {
  /// In radians.
  var turn: CGFloat
  private var shear: CGFloat
  var scale: (x: CGFloat, y: CGFloat)
  var way: (x: CGFloat, y: CGFloat)

  init(_ t: CGAffineTransform) {
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    turn = length > 0 ? atan2(t.b, t.a) : 0
    shear = length > 0 ? (t.a * t.c + t.b * t.d) / length : 0
    scale = (length, length > 0 ? t.determinant / length : (t.c * t.c + t.d * t.d).squareRoot())
    way = (t.tx, t.ty)
  }

  private var isMirrored: Bool { scale.x * scale.y < 0 }

  /// The same transform, turned half round, with both axes the other way.
  private var turnedRound: TransformParts {
    var parts = self
    parts.turn += .pi
    parts.scale = (-scale.x, -scale.y)
    parts.shear = -shear
    return parts
  }

  /// Turns the shorter way round. Where one of the two is mirrored, about the axis that leaves less to turn.
  func moved(towards other: TransformParts, by share: CGFloat) -> TransformParts {
    var other = other
    let isFar = abs((other.turn - turn).remainder(dividingBy: 2 * .pi)) > .pi / 2
    if isMirrored != other.isMirrored, isFar { other = other.turnedRound }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    var parts = self
    parts.turn = turn + (other.turn - turn).remainder(dividingBy: 2 * .pi) * share
    parts.shear = mix(shear, other.shear)
    parts.scale = (mix(scale.x, other.scale.x), mix(scale.y, other.scale.y))
    parts.way = (mix(way.x, other.way.x), mix(way.y, other.way.y))
    return parts
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(turn), cos(turn))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine, c: shear * cosine - scale.y * sine,
      d: shear * sine + scale.y * cosine, tx: way.x, ty: way.y)
  }
}

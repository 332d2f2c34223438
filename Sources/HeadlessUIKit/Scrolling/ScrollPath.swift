import Foundation

/// One axis of the way that content takes by itself, as a function of time.
enum ScrollPath: Equatable {
  /// It stays where it is.
  case rests(at: CGFloat)
  case glides(ScrollGlide)
  /// It glides until that time, and then the edge takes it back.
  case bounces(ScrollGlide, until: TimeInterval, ScrollSpring)
  /// It glides until that time, and stops dead at the edge.
  case stops(ScrollGlide, until: TimeInterval, at: CGFloat)
  case returns(ScrollSpring)
  /// As code asked for, gathering speed and losing it.
  case eases(from: CGFloat, to: CGFloat, over: TimeInterval)

  /// What a finger leaves behind. Beyond the edge the content goes on as fast as it followed the finger.
  /// - Parameter velocity: of the finger, as the content goes, in points per millisecond.
  init(
    from offset: CGFloat, velocity: CGFloat, in range: ScrollRange, rate: UIScrollView.DecelerationRate,
    bounces: Bool
  ) {
    if !range.contains(offset) {
      self.init(back: velocity * range.follow(at: offset) * 1000, from: offset, in: range)
    } else if abs(velocity) < range.thresholds.leastFling {
      self = .rests(at: offset)
    } else {
      let glide = ScrollGlide(from: offset, velocity: velocity, rate: rate, by: range.thresholds)
      self.init(glide, from: offset, range, bounces: bounces)
    }
  }

  /// To a page, or to where the delegate wants it.
  init(from offset: CGFloat, to target: CGFloat, velocity: CGFloat, in range: ScrollRange) {
    if offset == target {
      self = .rests(at: offset)
    } else if range.contains(offset) {
      self = .glides(
        ScrollGlide(from: offset, to: target, rate: range.thresholds.settlingRate, by: range.thresholds))
    } else {
      self = .returns(
        ScrollSpring(edge: target, beyond: offset - target, velocity: velocity * 1000, thresholds: range.thresholds)
      )
    }
  }

  /// A glide, as far as the edges let it.
  private init(_ glide: ScrollGlide, from offset: CGFloat, _ range: ScrollRange, bounces: Bool) {
    let limit = range.clamp(glide.target)
    let time = glide.time(at: limit)
    if limit == glide.target {
      self = .glides(glide)
    } else if bounces {
      self = .bounces(
        glide, until: time,
        ScrollSpring(
          edge: limit, beyond: 0, velocity: glide.velocity(at: time), thresholds: range.thresholds))
    } else if limit == offset {
      self = .rests(at: offset)
    } else {
      self = .stops(glide, until: time, at: limit)
    }
  }

  var isRest: Bool {
    if case .rests = self { true } else { false }
  }

  /// Where it ends.
  var target: CGFloat {
    switch self {
    case .rests(let offset): offset
    case .glides(let glide): glide.target
    case .bounces(_, _, let spring), .returns(let spring): spring.edge
    case .stops(_, _, let edge): edge
    case .eases(_, let target, _): target
    }
  }

  /// In seconds.
  var duration: TimeInterval {
    switch self {
    case .rests: 0
    case .glides(let glide): glide.duration
    case .bounces(_, let time, let spring): time + spring.duration
    case .stops(_, let time, _): time
    case .returns(let spring): spring.duration
    case .eases(_, _, let time): time
    }
  }

  /// - Parameter time: in seconds since the start, less than `duration`; then it is at `target`.
  func offset(at time: TimeInterval) -> CGFloat {
    switch self {
    case .rests(let offset): return offset
    case .glides(let glide), .stops(let glide, _, _): return glide.offset(at: time)
    case .bounces(let glide, let turn, let spring):
      return time < turn ? glide.offset(at: time) : spring.offset(at: time - turn)
    case .returns(let spring): return spring.offset(at: time)
    case .eases(let start, let target, let whole):
      return start + (target - start) * Self.eased(time / whole)
    }
  }

  private static func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  /// In the same time to another place, without a jump.
  func eased(to target: CGFloat, at time: TimeInterval) -> ScrollPath {
    guard case .eases(_, let old, let whole) = self, old != target, time < whole else { return self }
    let share = Self.eased(time / whole)
    return .eases(from: (offset(at: time) - target * share) / (1 - share), to: target, over: whole)
  }

  /// The rest of the way, from another place or in another range: somebody moved the content meanwhile, or changed
  /// what there is of it, or its inset.
  func aimed(
    anew place: CGFloat, at time: TimeInterval, from old: ScrollRange, in range: ScrollRange, bounces: Bool
  ) -> ScrollPath {
    switch self {
    case .rests: return range == old ? .rests(at: place) : ScrollPath(back: 0, from: place, in: range)
    case .bounces(_, let turn, let spring) where time >= turn:
      return ScrollPath(spring.moved(to: place, at: time - turn), from: place, old, range)
    case .returns(let spring): return ScrollPath(spring.moved(to: place, at: time), from: place, old, range)
    case .glides(let glide), .bounces(let glide, _, _), .stops(let glide, _, _):
      guard range.contains(place) else {
        return ScrollPath(back: glide.velocity(at: time), from: place, in: range)
      }
      return ScrollPath(glide.moved(to: place, at: time), from: place, range, bounces: bounces)
    case .eases: return self
    }
  }

  /// A spring's way, once its range may be another: back to the edge that is now there. Inside of the range the
  /// spring that comes in leaves the content where it is, and one that goes out is none any more.
  private init(_ spring: ScrollSpring, from place: CGFloat, _ old: ScrollRange, _ range: ScrollRange) {
    let wasEdge = spring.edge == old.low || spring.edge == old.high
    if range == old || !wasEdge && range.contains(spring.edge) {
      self = .returns(spring)
    } else if range.contains(place), (spring.velocity < 0) == (spring.edge == old.low), spring.velocity != 0 {
      self.init(from: place, velocity: spring.velocity / 1000, in: range, rate: .normal, bounces: true)
    } else {
      self.init(back: spring.velocity, from: place, in: range)
    }
  }

  /// Back to the nearest edge; no way at all from inside of the range.
  /// - Parameter velocity: in points a second.
  private init(back velocity: CGFloat, from place: CGFloat, in range: ScrollRange) {
    let edge = range.clamp(place)
    self =
      edge == place
      ? .rests(at: place)
      : .returns(
        ScrollSpring(edge: edge, beyond: place - edge, velocity: velocity, thresholds: range.thresholds))
  }
}

/// Both axes of the way that content takes by itself.
struct ScrollWay: Equatable {
  var x: ScrollPath
  var y: ScrollPath

  var isRest: Bool { x.isRest && y.isRest }
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }
  /// In seconds, until both have come to rest.
  var duration: TimeInterval { max(x.duration, y.duration) }

  /// The rest of the way, from another place or in other ranges.
  func aimed(
    anew place: CGPoint, at time: TimeInterval, from old: (x: ScrollRange, y: ScrollRange),
    in ranges: (x: ScrollRange, y: ScrollRange), bounces: (x: Bool, y: Bool)
  ) -> ScrollWay {
    ScrollWay(
      x: x.aimed(anew: place.x, at: time, from: old.x, in: ranges.x, bounces: bounces.x),
      y: y.aimed(anew: place.y, at: time, from: old.y, in: ranges.y, bounces: bounces.y))
  }

  /// In the same time to another place, without a jump.
  func eased(to target: CGPoint, at time: TimeInterval) -> ScrollWay {
    ScrollWay(x: x.eased(to: target.x, at: time), y: y.eased(to: target.y, at: time))
  }

  /// Each axis is at its target exactly when its own time is over.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(
      x: time < x.duration ? x.offset(at: time) : x.target,
      y: time < y.duration ? y.offset(at: time) : y.target)
  }
}

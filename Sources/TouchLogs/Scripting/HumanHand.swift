public import Foundation

/// A hand that moves as people do and reports as devices do: for long recordings that nobody wants to perform.
///
///     var hand = HumanHand(seed: 7)
///     hand.play(samples: 10_000)
///     hand.log(stage: "map")
///
/// Equal seeds and calls give equal frames, on every platform: nothing is computed but by operations that IEEE 754
/// rounds exactly. Movements are smooth (of minimum jerk), hands tremble at 9 Hz, reports come at the rate with a
/// jitter of 3 µs on a clock of 24 MHz, and coordinates snap as the screen's do.
public struct HumanHand: ScriptedTouches {
  public private(set) var frames: [Frame] = []
  /// Reports a second, 60 to 240.
  public let rate: Double
  /// What the hand plays on; coordinates snap as this screen's do.
  public let screen: Screen

  private var random: SplitMix64
  private var taps = TapCounting()
  private var touches = 0
  private var samples = 0
  /// Counts the screen's refreshes; every frame is one of them.
  private var refresh: Int64 = 0
  private let firstTick: Int64

  private static let ticksPerSecond: Double = 24_000_000
  /// 3 µs.
  private static let jitterTicks: Double = 72

  /// A hand above the screen.
  /// - Parameter time: of the first refresh, in seconds; devices count from their start.
  public init(seed: UInt64, screen: Screen = .phone, rate: Double = 60, startingAt time: TimeInterval = 1000) {
    precondition((60...240).contains(rate), "a hand is watched 60 to 240 times a second, not \(rate)")
    precondition((0...1e9).contains(time), "a device's clock stands between 0 and 1e9 s, not at \(time)")
    random = SplitMix64(seed: seed)
    self.screen = screen
    self.rate = rate
    firstTick = Int64(time * Self.ticksPerSecond)
  }

  public var time: TimeInterval { Swift.max(frames.last?.time ?? 0, time(of: refresh)) }

  /// Lets so many seconds pass.
  public mutating func rest(_ seconds: TimeInterval) {
    refresh += Int64((Swift.max(0, seconds) * rate).rounded())
  }

  /// Taps about there, for 50 to 100 ms.
  public mutating func tap(at point: CGPoint) {
    let duration = random.double(in: 0.05...0.1)
    perform([HandStroke(through: [near(point), near(point, by: 0.4)], for: duration)])
  }

  /// Drags through about these points, slowing down at each.
  public mutating func drag(through points: [CGPoint], for duration: TimeInterval) {
    perform([HandStroke(through: points.map { near($0) }, for: duration)])
  }

  /// Drags from about there to about there and lifts while fast.
  public mutating func flick(from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0.15) {
    perform([HandStroke(through: [near(start), near(end)], for: duration / HandStroke.flickShare, lifting: .fast)])
  }

  /// Several fingers, each through its points; they land and lift up to 40 ms apart.
  public mutating func together(_ paths: [[CGPoint]], for duration: TimeInterval) {
    perform(
      paths.map { path in
        HandStroke(
          through: path.map { near($0) }, for: duration * random.double(in: 0.95...1),
          after: random.double(in: 0...0.04))
      })
  }

  /// Goes on with gestures of its own choice, resting between them, until it has made so many samples or a few
  /// more.
  public mutating func play(samples count: Int) {
    let goal = samples + count
    while samples < goal {
      playOne()
      rest(random.double(in: 0.1...0.8))
    }
  }

  private mutating func playOne() {
    let duration = random.double(in: 0.3...1.4)
    switch random.unit() {
    case ..<0.2: tap(at: somewhere())
    case ..<0.55: drag(through: [somewhere(), somewhere()], for: duration)
    case ..<0.7: flick(from: somewhere(), to: somewhere(), for: random.double(in: 0.1...0.25))
    case ..<0.85: drag(through: (0..<5).map { _ in somewhere() }, for: duration * 3)
    case ..<0.97: together([[somewhere(), somewhere()], [somewhere(), somewhere()]], for: duration)
    default: together((0..<4).map { _ in [somewhere(), somewhere()] }, for: duration)
    }
  }

  private mutating func somewhere() -> CGPoint {
    CGPoint(
      x: screen.width * random.double(in: 0.08...0.92), y: screen.height * random.double(in: 0.08...0.92))
  }

  private mutating func near(_ point: CGPoint, by spread: Double = 3) -> CGPoint {
    CGPoint(x: point.x + random.normal() * spread, y: point.y + random.normal() * spread)
  }

  private func time(of refresh: Int64, jitter: Double = 0) -> TimeInterval {
    let ticks = (Double(refresh) * (Self.ticksPerSecond / rate) + jitter).rounded()
    return Grid.ticks.value(firstTick + Int64(ticks))
  }

  /// Plays strokes refresh by refresh until the last finger has lifted.
  private mutating func perform(_ strokes: [HandStroke]) {
    var fingers = strokes.map { TrackedFinger(stroke: $0, rate: rate) }
    var landed: [Int] = []
    let first = refresh
    while fingers.contains(where: { !$0.hasLifted }) {
      let elapsed = Double(refresh - first) / rate
      var changed = false
      var reports: [Sample] = []
      let coming = fingers.indices.filter { !landed.contains($0) && fingers[$0].lands(by: elapsed) }
      for index in landed + coming where !fingers[index].hasLifted {
        if coming.contains(index) { land(&fingers[index], alone: strokes.count == 1) }
        let sample = fingers[index].report(elapsed, snap: snap, random: &random)
        if sample.phase != .stationary { changed = true }
        if sample.phase == .ended { taps.lifted(at: strokes.count == 1 ? time(of: refresh) : nil) }
        reports.append(sample)
      }
      landed += coming
      if changed {
        let jitter = (random.normal() * Self.jitterTicks).rounded()
        frames.append(Frame(time: time(of: refresh, jitter: jitter), samples: reports))
        samples += reports.count
      }
      refresh += 1
    }
  }

  private mutating func land(_ finger: inout TrackedFinger, alone: Bool) {
    let place = finger.stroke.path[0]
    let count = taps.landed(at: place, time: time(of: refresh), as: alone ? nil : 1)
    finger.land(as: touches, tapCount: count)
    touches += 1
  }

  private func snap(_ point: CGPoint) -> CGPoint {
    func snap(_ value: Double, _ limit: Double) -> Double {
      let pixel = Int64((Swift.min(Swift.max(value, 0), limit) * screen.scale).rounded())
      return screen.scale == 3 ? Grid.cutThirds.value(pixel) : Double(pixel) / screen.scale
    }
    return CGPoint(x: snap(point.x, screen.width), y: snap(point.y, screen.height))
  }
}

public import Foundation

/// One scripted finger: says what it does, one step after the other, and is a collection of the frames that follow.
///
///     Finger().tap(at: .zero).count                       // 2: began, ended
///     Finger().drag(from: a, to: b, steps: 10).count      // 12: began, 10 moved, ended
///
/// A value: every step answers a new finger whose clock has moved on. Steps that make no sense, such as moving a
/// finger that is not down, are mistakes of the script and stop the program.
///
/// A chain of steps takes time by what it adds. A finger that is kept in a variable is copied by the next step on
/// it, frame by frame; a long loop gives it away instead:
///
///     for point in points { finger = (consume finger).tap(at: point) }
public struct Finger: ScriptedTouches {
  /// In seconds, how long a tap rests unless said otherwise.
  public static let tapHold: TimeInterval = 0.08
  /// In seconds, from one tap's lift to the next tap's landing unless said otherwise.
  public static let tapGap: TimeInterval = 0.15

  public private(set) var frames: [Frame] = []
  public private(set) var time: TimeInterval
  /// Reports a second; `1 / rate` separates two moves unless a duration says otherwise.
  public let rate: Double
  /// Whether the finger is on the screen.
  public private(set) var isDown = false

  private let window: Int
  private let type: Sample.Kind
  private var touches = 0
  private var taps = TapCounting()
  private var last = Sample(finger: 0, phase: .ended, location: .zero)

  /// A finger above the screen.
  /// - Parameters:
  ///   - time: where its clock starts, in seconds.
  ///   - rate: reports a second, 60 on most screens.
  public init(at time: TimeInterval = 0, rate: Double = 60, window: Int = 0, type: Sample.Kind = .direct) {
    precondition(rate > 0 && rate.isFinite, "a finger needs a rate above 0, not \(rate)")
    self.time = time
    self.rate = rate
    self.window = window
    self.type = type
  }

  /// Where the finger is, or was when it lifted; nil before it first lands.
  public var location: CGPoint? { touches == 0 ? nil : last.location }

  /// Lands, at the clock's time.
  ///
  /// A finger that has just lifted lands one report later.
  /// - Parameter tapCount: by the rule of `TapCounting` unless given.
  public consuming func down(at point: CGPoint, tapCount: Int? = nil) -> Finger {
    precondition(!isDown, "the finger is down already; lift it with up() first")
    if let lift = frames.last?.time, lift >= time { time = lift + 1 / rate }
    var sample = Sample(finger: touches, phase: .began, location: point, window: window)
    sample.type = type
    sample.tapCount = taps.landed(at: point, time: time, as: tapCount)
    touches += 1
    isDown = true
    append(sample)
    return self
  }

  /// Moves there in one report, `1 / rate` after the clock's time.
  public consuming func move(to point: CGPoint) -> Finger {
    move(to: point, for: 1 / rate, steps: 1)
  }

  /// Moves there in a straight line at a steady speed; the last report is exactly there.
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - steps: how many reports; as many as the rate gives, and at least 1, unless said otherwise.
  public consuming func move(to point: CGPoint, for duration: TimeInterval, steps: Int? = nil) -> Finger {
    move(to: point, for: duration, steps: steps) { $0 }
  }

  /// Moves there in one report at a time of the clock, which must not be earlier than the clock's own.
  public consuming func move(to point: CGPoint, at time: TimeInterval) -> Finger {
    precondition(isDown, "the finger is not down; land it with down(at:) first")
    precondition(time >= self.time, "the finger's clock is at \(self.time) s already, past \(time) s")
    self.time = time
    report(.moved, at: point)
    return self
  }

  /// Moves there in a straight line; `pace` turns the share of time gone, 0 to 1, into the share of way gone.
  consuming func move(
    to point: CGPoint, for duration: TimeInterval, steps: Int?, pace: (Double) -> Double
  ) -> Finger {
    precondition(isDown, "the finger is not down; land it with down(at:) first")
    precondition(duration >= 0 && duration.isFinite, "a move can't take \(duration) s")
    let count = Swift.max(1, steps ?? Int((duration * rate).rounded()))
    let (start, from) = (time, last.location)
    for step in 1...count {
      let share = Double(step) / Double(count)
      let way = pace(share)
      time = start + duration * share
      report(
        .moved,
        at: step == count
          ? point : CGPoint(x: from.x + (point.x - from.x) * way, y: from.y + (point.y - from.y) * way))
    }
    return self
  }

  /// Lifts, where it is or elsewhere: at the clock's time, or one report later where that time has its report.
  public consuming func up(at point: CGPoint? = nil) -> Finger {
    finish(.ended, at: point)
    taps.lifted(at: time)
    return self
  }

  /// The system takes the touch away, as for a call or a system gesture.
  public consuming func cancel() -> Finger {
    finish(.cancelled, at: nil)
    taps.lifted(at: nil)
    return self
  }

  /// Lets time pass. A finger that rests on the screen sends no frames, as on a device.
  /// - Parameter seconds: 0 or more.
  public consuming func wait(_ seconds: TimeInterval) -> Finger {
    precondition(seconds >= 0 && seconds.isFinite, "a finger can't wait \(seconds) s")
    time += seconds
    return self
  }

  /// `wait`, by the name that suits a finger that is down.
  public consuming func hold(_ seconds: TimeInterval) -> Finger { wait(seconds) }

  /// Lets time pass up to a time of the clock; no time where it is later already.
  public consuming func wait(until time: TimeInterval) -> Finger {
    self.time = Swift.max(time, self.time)
    return self
  }

  /// Changes every sample so far, for what a step has no word for.
  ///
  ///     Finger().tap(at: point).reporting { $0.force = 1 }
  public consuming func reporting(_ change: (inout Sample) -> Void) -> Finger {
    frames = frames.map { $0.reporting(change) }
    return self
  }

  /// The same steps, every time later by so much, those between and ahead of reports too. In seconds.
  public consuming func delayed(by delay: TimeInterval) -> Finger {
    time += delay
    frames = frames.map { $0.moved(by: delay) }
    taps.delay(by: delay)
    return self
  }

  private mutating func finish(_ phase: Sample.Phase, at point: CGPoint?) {
    precondition(isDown, "the finger is not down; land it with down(at:) first")
    if let report = frames.last?.time, report >= time { time = report + 1 / rate }
    report(phase, at: point ?? last.location)
    isDown = false
  }

  private mutating func report(_ phase: Sample.Phase, at point: CGPoint) {
    var sample = last
    sample.phase = phase
    sample.previousLocation = last.location
    sample.location = point
    append(sample)
  }

  private mutating func append(_ sample: Sample) {
    last = sample
    frames.append(Frame(time: time, samples: [sample]))
  }
}

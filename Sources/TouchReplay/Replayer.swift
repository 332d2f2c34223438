public import Foundation
public import TouchLogs
public import Traces

/// Plays a log on a target, on a virtual clock: every frame at exactly its recorded time.
///
/// Timers that are due before a frame, or with it, run before it. After each the turn ends. After the last frame
/// the clock runs on until nothing waits, or to the recorded stop time.
@MainActor public struct Replayer {
  /// What is fed.
  public let target: any TouchTarget
  /// Seconds that the clock runs on after the last frame where the log has no stop time.
  public var tail = TouchLog.tail
  /// Timers that may run between two frames, beside one for each millisecond that goes by: more go round in
  /// circles.
  public var timersPerFrame = 100_000
  /// Timers that may run between two frames in all: those of a loop of 60 Hz, in two hours.
  public var timersInAll = 60 * 7_200

  public init(on target: any TouchTarget) { self.target = target }

  /// What was played.
  public struct Played: Hashable, Sendable {
    /// Frames that were delivered.
    public var frames = 0
    /// Samples in them, coalesced and predicted ones left out.
    public var samples = 0
    /// Timers of the virtual clock that ran.
    public var timers = 0
  }

  /// Replays a log that is whole in memory.
  @discardableResult
  public func replay(_ log: TouchLog, into sink: any TraceSink) async throws -> Played {
    var frames = log.frames.makeIterator()
    return try await replay(about: log.about, stopTime: { log.stopTime }, into: sink) { frames.next() }
  }

  /// Replays a log as it is read, so that one of any size needs no more memory than one of its blocks.
  /// - Parameter reader: whose next frame is the first; its report is whole afterwards.
  /// - Throws: what reading throws, and `ReplayError`.
  @discardableResult
  public func replay(_ reader: inout LogReader, into sink: any TraceSink) async throws -> Played {
    try await ReplayGate.alone {
      try await play(about: reader.about, stopTime: { reader.stopTime }, into: sink) { places in
        if reader.nextPlaces(&places) { return .places }
        guard let frame = try reader.next() else { return .end }
        return .frame(frame)
      }
    }
  }

  /// Replays frames from anywhere.
  /// - Parameter stopTime: asked once, after the last frame.
  /// - Throws: what `next` throws, and `ReplayError`.
  @discardableResult
  public func replay(
    about: LogDescription, stopTime: () -> TimeInterval?, into sink: any TraceSink, next: () throws -> Frame?
  ) async throws -> Played {
    try await ReplayGate.alone {
      try await play(about: about, stopTime: stopTime, into: sink) { _ in try next().map { .frame($0) } ?? .end }
    }
  }

  /// What comes next.
  private enum Step {
    case frame(Frame)
    /// A frame that was put into the room for such.
    case places
    case end
  }

  /// How far a replay has come.
  private struct Course {
    var played = Played()
    /// The latest time of any frame that was played.
    var time: TimeInterval = 0
    var places = FingerPlaces()
    var step = Step.end

    /// Of the next frame; nil behind the last one.
    var next: TimeInterval? {
      switch step {
      case .frame(let frame): frame.time
      case .places: places.time
      case .end: nil
      }
    }

    mutating func take(_ next: (inout FingerPlaces) throws -> Step) throws {
      // Gone, so that the next one may have its room.
      step = .end
      step = try next(&places)
    }
  }

  /// Where frames can't be played on at once.
  private enum Halt {
    /// Timers are due before the next frame, or with it.
    case timers(TimeInterval)
    /// The turn's end takes time.
    case turnsEnd
    case end
  }

  private func play(
    about: LogDescription, stopTime: () -> TimeInterval?, into sink: any TraceSink,
    next: (inout FingerPlaces) throws -> Step
  ) async throws -> Played {
    var course = Course()
    try course.take(next)
    course.time = course.next ?? 0
    try check(course.time, of: 1)
    try target.prepare(for: about, start: course.time, sink: sink)
    defer { target.finish() }
    await target.endTurn()

    var isOver = false
    while !isOver {
      switch try playAtOnce(&course, next) {
      case .timers(let end): course.played.timers += try await runTimers(through: end)
      case .turnsEnd:
        await target.endTurn()
        try course.take(next)
      case .end: isOver = true
      }
    }
    let stop = stopTime()
    guard stop?.isFinite ?? true else { throw ReplayError.stopNotFinite }
    course.played.timers += try await runTimers(through: stop ?? course.time + tail)
    return course.played
  }

  /// Plays frames until something is to be waited for. Apart from what waits: such a function keeps all that it
  /// works with where that outlasts the waiting, and would look for it there with every frame.
  @inline(never) private func playAtOnce(
    _ course: inout Course, _ next: (inout FingerPlaces) throws -> Step
  ) throws -> Halt {
    while let now = course.next {
      let number = course.played.frames + 1
      try check(now, of: number)
      if let due = target.nextTimer, due <= now { return .timers(now) }
      course.played.frames = number
      switch course.step {
      case .places:
        course.played.samples += course.places.fingerCount
        if try !target.deliver(course.places, number: number) {
          try target.deliver(course.places.frame, number: number)
        }
      case .frame(let frame):
        course.played.samples += frame.sampleCount
        try target.deliver(frame, number: number)
      case .end: break
      }
      course.time = max(course.time, now)
      guard target.endTurnAtOnce() else { return .turnsEnd }
      try course.take(next)
    }
    return .end
  }

  private func runTimers(through end: TimeInterval) async throws -> Int {
    var fired = 0
    let first = target.nextTimer ?? end
    while let due = target.nextTimer, due <= end {
      guard Double(fired) < Double(timersPerFrame) + (due - first) * 1000 else {
        throw ReplayError.neverIdle(time: due, fired: fired)
      }
      guard fired < timersInAll else { throw ReplayError.idlesTooLong(seconds: due - first, fired: fired) }
      fired += 1
      target.fireTimers(at: due)
      await target.endTurn()
    }
    return fired
  }

  private func check(_ time: TimeInterval, of frame: Int) throws {
    guard time.isFinite else { throw ReplayError.notFinite(what: "time", frame: frame) }
  }
}

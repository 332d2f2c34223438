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

  private func play(
    about: LogDescription, stopTime: () -> TimeInterval?, into sink: any TraceSink,
    next: (inout FingerPlaces) throws -> Step
  ) async throws -> Played {
    var played = Played()
    var places = FingerPlaces()
    var step = try next(&places)
    var time = time(of: step, places) ?? 0
    try check(time, of: 1)
    try target.prepare(for: about, start: time, sink: sink)
    defer { target.finish() }
    await target.endTurn()

    while let now = self.time(of: step, places) {
      played.frames += 1
      try check(now, of: played.frames)
      if let due = target.nextTimer, due <= now { played.timers += try await runTimers(through: now) }
      switch step {
      case .places:
        played.samples += places.fingerCount
        if try !target.deliver(places, number: played.frames) {
          try target.deliver(places.frame, number: played.frames)
        }
      case .frame(let frame):
        played.samples += frame.sampleCount
        try target.deliver(frame, number: played.frames)
      case .end: break
      }
      if !target.endTurnAtOnce() { await target.endTurn() }
      time = max(time, now)
      // Gone, so that the next one may have its room.
      step = .end
      step = try next(&places)
    }
    let stop = stopTime()
    guard stop?.isFinite ?? true else { throw ReplayError.stopNotFinite }
    played.timers += try await runTimers(through: stop ?? time + tail)
    return played
  }

  private func time(of step: Step, _ places: borrowing FingerPlaces) -> TimeInterval? {
    switch step {
    case .frame(let frame): frame.time
    case .places: places.time
    case .end: nil
    }
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

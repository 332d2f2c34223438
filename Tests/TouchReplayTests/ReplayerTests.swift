import Foundation
import Testing
import TouchLogs
import TouchReplay
import Traces

/// A target made by hand: it knows no views, answers every finger with a note, and has timers of its own.
@MainActor private final class EchoTarget: TouchTarget {
  let stageName = "echo"
  let level = TargetLevel.call
  private var sink: (any TraceSink)?
  private var start: TimeInterval = 0
  private(set) var calls: [String] = []
  private(set) var times: [TimeInterval] = []
  var timers: [TimeInterval] = []
  /// Seconds after which a timer that fires sets the next one.
  var interval: TimeInterval?

  func prepare(for about: LogDescription, start: TimeInterval, sink: any TraceSink) {
    calls.append("prepare \(start)")
    (self.sink, self.start) = (sink, start)
  }

  func deliver(_ frame: Frame, number: Int) throws {
    calls.append("frame \(number)")
    times.append(frame.time)
    for sample in frame.samples {
      let entry = TraceEntry(
        frame: number, time: frame.time - start, subject: "echo", event: .note("finger \(sample.finger)"))
      sink?.receive(entry)
    }
  }

  var nextTimer: TimeInterval? { timers.min() }

  func fireTimers(at time: TimeInterval) {
    calls.append("timer \(time)")
    timers.removeAll { $0 <= time }
    if let interval { timers.append(time + interval) }
  }

  func endTurn() async { calls.append("turn") }
  func finish() { calls.append("finish") }
}

@MainActor struct ReplayerTests {
  private let target = EchoTarget()
  private let list = TraceList()

  private func frame(_ time: TimeInterval, _ phase: Sample.Phase = .moved) -> Frame {
    Frame(time: time, samples: [Sample(finger: 0, phase: phase, location: .zero)])
  }

  private func replay(_ frames: [Frame], stop: TimeInterval? = nil) async throws {
    try await Replayer(on: target).replay(TouchLog(frames: frames, stopTime: stop), into: list)
  }

  @Test func `a target that somebody else made is replayed like a stage`() async throws {
    try await replay([frame(3, .began), frame(3.5, .ended)], stop: 4)
    #expect(target.calls == ["prepare 3.0", "turn", "frame 1", "turn", "frame 2", "turn", "finish"])
    #expect(list.entries.map(\.time) == [0, 0.5])
  }

  @Test func `due timers run before a frame, also one of equal time, each with a turn of its own`() async throws {
    target.timers = [1.5, 2]
    try await replay([frame(1), frame(2)], stop: 2)
    #expect(
      target.calls == [
        "prepare 1.0", "turn", "frame 1", "turn", "timer 1.5", "turn", "timer 2.0", "turn", "frame 2", "turn",
        "finish",
      ])
  }

  @Test func `after the last frame the clock runs on to the recorded stop time`() async throws {
    target.timers = [1.5, 2, 2.1]
    try await replay([frame(1)], stop: 2)
    #expect(target.calls.filter { $0.hasPrefix("timer") } == ["timer 1.5", "timer 2.0"])
  }

  @Test func `without a stop time it runs on until nothing waits, and no longer than the tail`() async throws {
    target.timers = [2, 10.9, 11.1]
    try await replay([frame(1)])
    #expect(target.calls.filter { $0.hasPrefix("timer") } == ["timer 2.0", "timer 10.9"])
  }

  @Test func `timers that set each other up without end are an error, not a hang`() async {
    target.timers = [1]
    target.interval = 0
    await #expect(throws: ReplayError.neverIdle(time: 1, fired: 100_000)) { try await replay([frame(1)], stop: 2) }
    #expect(target.calls.last == "finish")
  }

  @Test func `a loop that goes on for hours of the log is no circle`() async throws {
    target.timers = [1]
    target.interval = 1 / 60
    try await replay([frame(1), frame(3601)], stop: 3601)
    #expect(target.calls.count { $0.hasPrefix("timer") } > 200_000)
  }

  @Test func `timers that come closer and closer are a circle, although time goes by`() async {
    target.timers = [1]
    target.interval = 1e-6
    let error = await #expect(throws: ReplayError.self) { try await replay([frame(1)], stop: 2) }
    guard case .neverIdle(let time, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(time < 1.2)
  }

  @Test func `a log that idles for ages ends with a sentence`() async {
    target.timers = [1]
    target.interval = 1
    var replayer = Replayer(on: target)
    replayer.timersInAll = 1000
    let error = await #expect(throws: ReplayError.self) {
      try await replayer.replay(TouchLog(frames: [frame(1)], stopTime: 1e300), into: list)
    }
    #expect(
      error?.description
        == "1000 timers ran in 1000.0 s without a frame, and more are due; cut the log with `replay trim`, or end the "
        + "stage's loop")
  }

  @Test func `every frame arrives at exactly its recorded time: the drift is zero`() async throws {
    // Times as a 24 MHz clock gives them, with no short decimal form.
    let times = (0..<10_000).map { tick -> TimeInterval in 86_400.1 + Double(tick * 400_123) * 125 / 3e9 }
    try await replay(times.map { frame($0) }, stop: times.last)
    #expect(target.times.map(\.bitPattern) == times.map(\.bitPattern))
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
  func `a time that is no number is refused by name`(time: TimeInterval) async {
    await #expect(throws: ReplayError.notFinite(what: "time", frame: 2)) {
      try await replay([frame(1), frame(time)])
    }
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
  func `a stop time that is no number is told as that`(time: TimeInterval) async {
    let error = await #expect(throws: ReplayError.self) { try await replay([frame(1), frame(2)], stop: time) }
    #expect(
      error?.description
        == "the log can't be replayed: its stop time is not a finite number; change it in what `replay text` writes"
    )
  }

  @Test func `replays that are started together run one after the other, in order`() async throws {
    let (one, other) = (EchoTarget(), EchoTarget())
    let log = TouchLog(frames: (0..<50).map { frame(Double($0)) }, stopTime: 50)
    async let first = Replayer(on: one).replay(log, into: TraceList())
    async let second = Replayer(on: other).replay(log, into: TraceList())
    let played = try await [first, second]
    #expect(played.map(\.frames) == [50, 50])
    #expect(one.calls.count == other.calls.count)
  }

  @Test func `an empty log is replayed as nothing`() async throws {
    let played = try await Replayer(on: target).replay(TouchLog(), into: list)
    #expect(played.frames == 0)
    #expect(list.entries.isEmpty)
  }
}

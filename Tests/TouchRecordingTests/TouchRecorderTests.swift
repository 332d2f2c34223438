import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchRecording
import TouchReplay
import Traces

@Suite(.serialized) @MainActor struct TouchRecorderTests {
  let list = LogList()

  @Test func `what was replayed is recorded again, frame for frame`() async throws {
    let script = TouchScript {
      Finger().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200.5, y: 333.25))
      Finger(at: 0.1).tap(at: CGPoint(x: 300, y: 300))
      Finger(at: 0.1).tap(at: CGPoint(x: 20, y: 600))
      Frame(time: 0.9, content: .motion(Motion(phase: .began)))
      Frame(time: 1, content: .presses([Press(press: 0, phase: .began, type: 4)]))
      Frame(time: 1.1, content: .presses([Press(press: 0, phase: .ended, type: 4)]))
    }
    let recorded = try await record(script.log())
    // A resting finger is not in a recorded frame: it says nothing new.
    let expected = script.frames.map { frame in
      guard case .touches(let samples) = frame.content else { return frame }
      return Frame(time: frame.time, samples: samples.filter { $0.phase != .stationary })
    }
    #expect(recorded.frames == expected)
  }

  @Test func `every value of a pencil's sample is recorded`() async throws {
    var sample = Sample(finger: 0, phase: .began, location: CGPoint(x: 0.1, y: 0.2))
    sample.type = .pencil
    (sample.force, sample.maximumPossibleForce) = (0.3, 4.1)
    (sample.majorRadius, sample.majorRadiusTolerance) = (2, 0.5)
    (sample.altitudeAngle, sample.azimuthAngle, sample.rollAngle) = (0.7, 1.2, 0.25)
    sample.estimatedProperties = [.force, .azimuth]
    sample.estimatedPropertiesExpectingUpdates = [.force]
    sample.estimationUpdateIndex = 7
    var early = sample
    early.location.x = 0.05
    sample.coalesced = [TimedSample(time: 0.99, sample: early)]
    let recorded = try await record(TouchLog(frames: [Frame(time: 1, samples: [sample])]))
    #expect(recorded.frames == [Frame(time: 1, samples: [sample])])
  }

  @Test func `corrections that climb to the window are recorded`() async throws {
    var sample = Sample(finger: 0, phase: .began, location: CGPoint(x: 5, y: 5))
    sample.estimatedPropertiesExpectingUpdates = [.force]
    sample.estimationUpdateIndex = 3
    var corrected = sample
    corrected.estimatedPropertiesExpectingUpdates = []
    let recorded = try await record(
      TouchLog(frames: [Frame(time: 1, samples: [sample]), Frame(time: 2, content: .estimates([corrected]))]))
    #expect(recorded.frames.count == 2)
    guard case .estimates(let samples) = recorded.frames[1].content else { return #expect(Bool(false)) }
    #expect(samples.map(\.estimationUpdateIndex) == [3])
    #expect(recorded.frames[1].time == 2)
  }

  @Test func `nothing is captured before start and while paused`() async throws {
    let script = TouchScript {
      Finger().tap(at: CGPoint(x: 50, y: 50))
      Finger(at: 1).tap(at: CGPoint(x: 250, y: 250))
      Finger(at: 2).tap(at: CGPoint(x: 50, y: 50))
    }
    let recorded = try await record(script.log(), started: false) { window, recorder in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.act = { try? recorder.start() }
      window.rootViewController?.view.addSubview(trigger)
    }
    // The second tap's began starts it, so its end is seen without a beginning; the third is whole.
    #expect(recorded.frames.map(\.time) == [2, 2.08])
  }

  @Test func `a finger that was down before the start is captured from its next change on`() async throws {
    let script = TouchScript {
      Finger().down(at: CGPoint(x: 50, y: 50)).wait(1.5).move(to: CGPoint(x: 60, y: 60)).up()
      Finger(at: 1).tap(at: CGPoint(x: 250, y: 250))
    }
    let recorded = try await record(script.log(), started: false) { window, recorder in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.act = { try? recorder.start() }
      window.rootViewController?.view.addSubview(trigger)
    }
    let samples = recorded.frames.flatMap(\.samples)
    #expect(samples.map(\.phase) == [.moved, .ended])
    #expect(samples.map(\.finger) == [0, 0])
  }

  @Test func `a finger that lifts during a pause ends as cancelled when it lifts`() async throws {
    var count = 0
    let script = TouchScript {
      Finger().down(at: CGPoint(x: 50, y: 50)).wait(1.5).up()
      Finger(at: 1).tap(at: CGPoint(x: 250, y: 250))
      Finger(at: 2).tap(at: CGPoint(x: 250, y: 250))
      Finger(at: 3).tap(at: CGPoint(x: 50, y: 50))
    }
    let recorded = try await record(script.log()) { window, recorder in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.act = {
        count += 1
        if count == 1 { try? recorder.pause() } else { try? recorder.start() }
      }
      window.rootViewController?.view.addSubview(trigger)
    }
    let last = recorded.frames.suffix(4)
    #expect(last.flatMap(\.samples).map(\.phase) == [.cancelled, .cancelled, .began, .ended])
    #expect(last.map(\.time) == [1.08, 1.5, 3, 3.08])
    #expect(Set(recorded.frames.flatMap(\.samples).filter { $0.phase == .began }.map(\.finger)).count == 3)
  }

  @Test func `marks and the stop time are on the virtual clock`() async throws {
    let recorded = try await record(Finger(at: 5).tap(at: CGPoint(x: 250, y: 250)).wait(2).log()) {
      window, recorder in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.act = { recorder.mark("here") }
      window.rootViewController?.view.addSubview(trigger)
    }
    #expect(recorded.frames.contains(Frame(time: 5, content: .mark("here"))))
    // The replay is over, and its clock with it.
    #expect(recorded.stopTime == nil)
  }

  @Test func `a mark stands between the events around it, however late those come`() async throws {
    var landings = 0
    var log = TouchLog(stopTime: 1.3)
    for (finger, landing) in [1, 1.004, 1.016].enumerated() {
      // A mark of the log that is replayed reaches nobody, but the clock is there when the next event comes.
      log.frames.append(Frame(time: 1 + 0.015 * Double(finger), content: .mark("busy until then")))
      let sample = Sample(finger: finger, phase: .began, location: CGPoint(x: 250, y: 250))
      log.frames.append(Frame(time: landing, samples: [sample]))
    }
    let recorded = try await record(log) { window, recorder in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.isMultipleTouchEnabled = true
      trigger.act = {
        landings += 1
        let name = "after \(landings)"
        VirtualClock.current.schedule(after: landings == 2 ? 0.010 : 0.1) { recorder.mark(name) }
      }
      window.rootViewController?.view.addSubview(trigger)
    }
    let times = recorded.frames.map(\.time)
    #expect(times == times.sorted())
    let marks = recorded.frames.filter { $0.samples.isEmpty }
    #expect(marks.map(\.content) == [.mark("after 2"), .mark("after 1"), .mark("after 3")])
    // Set back by 11 ms, as the second landing came, and then by 14, as the third did.
    for (mark, time) in zip(marks, [1.014, 1.086, 1.116]) { #expect(abs(mark.time - time) < 1e-6) }
  }

  @Test func `a dump stops at the moment it is made, behind what a handler does later`() async throws {
    var log: TouchLog?
    let script = Finger(at: 1).tap(at: CGPoint(x: 250, y: 250)).wait(5).log()
    _ = try await record(script) { window, recorder in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.act = { VirtualClock.current.schedule(after: 3) { log = recorder.held } }
      window.rootViewController?.view.addSubview(trigger)
    }
    #expect(log?.frames.map(\.time) == script.frames.map(\.time))
    #expect(log?.stopTime == 4)
  }

  @Test func `after stop another recorder may have the file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "again-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let storages: [RecorderStorage] = [
      .file(folder.appending(path: "x.touchlog")),
      .ring(seconds: 9, bytes: 1 << 12, file: folder.appending(path: "y.ring")),
    ]
    for storage in storages {
      let first = try TouchRecorder(storage)
      try first.start()
      first.mark("first")
      try first.stop()
      let second = try TouchRecorder(storage)
      try second.start()
      try second.stop()
      #expect(first.held.map { $0.frames.map(\.content) == [.mark("first")] } ?? true)
    }
    for name in ["x-1", "y-1"] {
      let kept = try TouchLog(reading: folder.appending(path: "\(name).touchlog"))
      #expect(kept.frames.map(\.content) == [.mark("first")])
    }
  }

  @Test func `a recorder refuses what its state does not allow, naming both, and says what to do`() throws {
    let recorder = TouchRecorder(into: list)
    let early = #expect(throws: RecorderError.self) { try recorder.pause() }
    #expect(early?.description == "a recorder that is idle can't pause; start it first")
    try recorder.start()
    let error = #expect(throws: RecorderError.self) { try recorder.start() }
    #expect(
      error?.description == "a recorder that is recording can't start; it does so already, so leave that out")
    try recorder.stop()
    let late = #expect(throws: RecorderError.self) { try recorder.start() }
    #expect(late?.description == "a recorder that is stopped can't start; make a new one for another log")
  }

  @Test func `a failed write ends the capture, and stop tells it`() throws {
    struct Full: Error {}
    struct FullDisk: FrameSink {
      mutating func append(_ frame: Frame) throws { throw Full() }
      mutating func finish(stopTime: TimeInterval?) throws {}
    }
    let recorder = TouchRecorder(into: FullDisk())
    try recorder.start()
    recorder.mark("lost")
    #expect(recorder.failure is Full)
    #expect(throws: Full.self) { try recorder.stop() }
  }

  @Test func `a mark that is too long is left out and told, and the capture goes on`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "long-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "x.touchlog")
    for storage in [RecorderStorage.file(file), .ring(seconds: 9, bytes: 1 << 17), .memory] {
      let recorder = try TouchRecorder(storage)
      try recorder.start()
      for text in [
        "before", String(repeating: "x", count: 65_537), "between", String(repeating: "y", count: 70_000), "after",
      ] {
        recorder.mark(text)
      }
      #expect(recorder.failure == nil && recorder.leftOut?.count == 2)
      let error = #expect(throws: LeftOutFrames.self) { try recorder.stop() }
      #expect(
        error?.description
          == "2 frames were left out, the first because a mark of 65537 bytes is above the limit 65536; "
          + "the log is whole but for that, so keep it")
      let log = try recorder.held ?? TouchLog(reading: file)
      #expect(log.frames.map(\.content) == [.mark("before"), .mark("between"), .mark("after")])
      #expect(log.stopTime != nil)
    }
  }
}

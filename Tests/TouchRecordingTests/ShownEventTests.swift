import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchRecording

/// A view that shows the recorder what the window will show it, too.
private final class Telling: UIView {
  var recorder: TouchRecorder?
  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .began, subtype: motion, with: event)
    super.motionBegan(motion, with: event)
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    recorder?.record(estimates: touches)
    super.touchesEstimatedPropertiesUpdated(touches)
  }
}

/// Events that several windows or responders show.
extension TouchRecorderTests {
  private static func frame(_ time: TimeInterval, _ samples: (Int, Sample.Phase, Double)...) -> Frame {
    Frame(
      time: time, samples: samples.map { Sample(finger: $0.0, phase: $0.1, location: CGPoint(x: 50, y: $0.2)) })
  }

  /// A second window, in the lower half of the screen.
  private static func secondWindow(of recorder: TouchRecorder) -> UIWindow {
    let window = RecordingWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
    window.recorder = recorder
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }

  @Test func `events of one time in two windows are two, and one event in two windows is one`() async throws {
    var second: UIWindow?
    let log = TouchLog(frames: [
      Self.frame(1, (0, .began, 50)), Self.frame(2, (0, .ended, 50)), Self.frame(2, (1, .began, 600)),
      Self.frame(2.5, (1, .ended, 600)), Self.frame(3, (2, .began, 50), (3, .began, 600)),
      Self.frame(3.1, (2, .ended, 50), (3, .ended, 600)),
    ])
    let recorded = try await record(log) { _, recorder in second = Self.secondWindow(of: recorder) }
    #expect(recorded.frames.map(\.time) == log.frames.map(\.time))
    #expect(recorded.frames.map { $0.samples.map(\.finger) } == log.frames.map { $0.samples.map(\.finger) })
    #expect(recorded.frames.map { $0.samples.map(\.phase) } == log.frames.map { $0.samples.map(\.phase) })
    #expect(second != nil)
  }

  @Test func `a finger's window has the number that it had when the finger landed`() async throws {
    var second: UIWindow?
    let log = TouchLog(frames: [
      Self.frame(1, (0, .began, 600)), Self.frame(2, (0, .moved, 610)), Self.frame(3, (0, .ended, 610)),
    ])
    let recorded = try await record(log) { window, recorder in
      second = Self.secondWindow(of: recorder)
      VirtualClock.current.schedule(after: 0.5) { window.isHidden = true }
    }
    #expect(recorded.frames.flatMap(\.samples).map(\.window) == [1, 1, 1])
    #expect(second != nil)
  }

  @Test func `a shake and a correction that a view shows before the window does are captured once`() async throws {
    var sample = Sample(finger: 0, phase: .began, location: CGPoint(x: 50, y: 50))
    sample.estimatedPropertiesExpectingUpdates = [.force]
    sample.estimationUpdateIndex = 3
    var corrected = sample
    corrected.estimatedPropertiesExpectingUpdates = []
    let log = TouchLog(frames: [
      Frame(time: 1, samples: [sample]), Frame(time: 2, content: .estimates([corrected])),
      Frame(time: 3, content: .motion(Motion(phase: .began))),
      Frame(time: 4, content: .motion(Motion(phase: .ended))),
    ])
    let recorded = try await record(log) { window, recorder in
      let view = Telling(frame: window.bounds)
      view.recorder = recorder
      window.rootViewController?.view.addSubview(view)
      view.becomeFirstResponder()
    }
    #expect(recorded.frames.map(\.time) == [1, 2, 3, 4])
  }
}

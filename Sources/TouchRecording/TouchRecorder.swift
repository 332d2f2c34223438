import Foundation
public import TouchLogs

#if TOUCHSTONE_UIKIT
  import QuartzCore
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Captures the touches, presses and other events of an application, as they are delivered, into a log.
///
/// Order of calls: `start`, then `record` for every event (a `RecordingWindow` or a `RecordingApplication` does
/// that), `stop` at last. While paused nothing is captured but that what was down is over; `start` goes on. A
/// failed write ends the capture: `failure` tells it at once, `stop` throws it, and what was written before is
/// kept. A frame for which a log has no place is left out alone, and the capture goes on; `leftOut` tells of it,
/// and `stop` throws that when the log is whole.
///
/// ```swift
/// let recorder = TouchRecorder(into: try JournaledWriter(file, about: TouchRecorder.describe(stage: "checkout")))
/// window.recorder = recorder
/// try recorder.start()
/// ```
@MainActor public final class TouchRecorder {
  /// Where it is in its life; `start`, `pause` and `stop` change it.
  public private(set) var state = State.idle
  private var sink: any FrameSink
  private let options: Options
  private var fingers = FingerNumbers()
  private var presses = PressNumbers()
  /// Shakes that have begun, by subtype.
  private var shakes: Set<Int> = []
  /// Why nothing is captured any more; nil as long as writing succeeds.
  public private(set) var failure: (any Error)?
  /// The frames for which the log had no place, such as a mark of more than 65,536 bytes; nil where there were
  /// none.
  public private(set) var leftOut: LeftOutFrames?
  private var shown = ShownEvent()
  /// The corrections that were captured last: of the same ones several responders may tell.
  private var corrected: [Sample] = []
  private var clock = EventClock()
  var watch: ApplicationWatch?

  /// Captures nothing before `start`.
  public init(into sink: any FrameSink, options: Options = Options()) {
    self.sink = sink
    self.options = options
  }

  /// What to capture beside the essentials.
  public struct Options: Hashable, Sendable {
    /// The samples between two deliveries.
    public var coalesced: Bool
    /// The samples that the system expects to come.
    public var predicted: Bool
    /// The keys of a hardware keyboard, by their places on it. What was typed can be told from them, also where it
    /// was a password: so they are left out unless this asks for them. Buttons of remote controls and game
    /// controllers are captured always.
    public var keys: Bool

    public init(coalesced: Bool = true, predicted: Bool = false, keys: Bool = false) {
      self.coalesced = coalesced
      self.predicted = predicted
      self.keys = keys
    }
  }

  /// What a recorder can be asked to do, and when, is the table in `next(after:)`.
  public enum State: String, Hashable, Sendable { case idle, recording, paused, stopped }
  /// What a recorder can be asked to do.
  public enum Request: String, Hashable, Sendable { case start, pause, stop }

  /// What its sink holds now; nil of one that writes it away. As long as recording goes on it stops at this moment,
  /// so that a replay runs what came of the last touch; nil where no clock tells that moment, as in a test whose
  /// replay is over.
  public var held: TouchLog? {
    guard var log = (sink as? any HoldingSink)?.held else { return nil }
    if state == .recording || state == .paused { log.stopTime = clock.end(at: CACurrentMediaTime()) }
    return log
  }

  // MARK: Control

  /// Begins, or goes on after a pause. Fingers that are down already are captured from their next change on.
  public func start() throws(RecorderError) {
    let first = state == .idle
    state = try next(after: .start)
    if first { clock.start(at: CACurrentMediaTime()) }
  }

  /// Captures nothing until `start`. Of fingers, buttons and shakes that were captured before and are over
  /// meanwhile the log says when, and that they were cancelled: nothing comes of them in a replay.
  public func pause() throws(RecorderError) { state = try next(after: .pause) }

  /// Ends the log, with the time, and lets go of its file, also where it throws. No time is told where the clock
  /// stands before what was captured, as in a test whose replay is over: a replay then runs on until all is quiet.
  /// - Throws: `RecorderError`; what the sink threw while recording, or throws now; and `LeftOutFrames` where the
  ///   log is whole but for those.
  public func stop() throws {
    state = try next(after: .stop)
    if let failure { throw failure }
    try sink.finish(stopTime: clock.end(at: CACurrentMediaTime()))
    if let leftOut { throw leftOut }
  }

  /// Puts a person's words into the log at once, behind what was captured so far. Nothing while paused.
  /// - Parameter text: of 65,536 bytes at most; a longer one is left out, as `leftOut` tells.
  public func mark(_ text: String) {
    if state == .recording { capture(.mark(text)) }
  }

  private func next(after request: Request) throws(RecorderError) -> State {
    switch (state, request) {
    case (.idle, .start), (.paused, .start): return .recording
    case (.recording, .pause): return .paused
    case (.recording, .stop), (.paused, .stop): return .stopped
    default: throw RecorderError(state: state, request: request)
    }
  }

  // MARK: Capture

  /// Captures an event. Call it before the event is delivered, so that a crash in a handler leaves the touch that
  /// caused it.
  /// - Parameter window: the window that shows the event; nil for the application. An event that touches two
  ///   windows is captured once.
  public func record(_ event: UIEvent, in window: UIWindow? = nil) {
    guard state == .recording || state == .paused else { return }
    let isNew = shown.isNew(event, by: window as AnyObject? ?? self)
    switch event.type {
    case .touches: record(touches: event)
    case .presses: record(presses: event)
    case .remoteControl where isNew && state == .recording:
      capture(.remoteControl(RemoteControl(subtype: event.subtype.rawValue)), of: event)
    default: break  // motion comes by its methods, which alone know the phase; hover and scroll are no touches
    }
  }

  /// Captures a shake, by the method that was called. What a second responder tells of the same event is no second
  /// shake.
  public func record(motion phase: Motion.Phase, subtype: UIEvent.EventSubtype, with event: UIEvent?) {
    let motion = Motion(phase: phase, subtype: subtype.rawValue)
    guard state == .recording || state == .paused, shown.isNew(motion, of: event) else { return }
    let wasDown = shakes.remove(motion.subtype) != nil
    if state == .recording {
      if phase == .began { shakes.insert(motion.subtype) }
      capture(.motion(motion), of: event)
    } else if wasDown {
      capture(.motion(Motion(phase: .cancelled, subtype: motion.subtype)), of: event)
    }
  }

  /// Captures corrections of estimated values. What a second responder tells of them is captured once.
  public func record(estimates touches: Set<UITouch>) {
    guard state == .recording else { return }
    let samples = SampleMaker.inLandingOrder(touches).compactMap { touch in
      fingers.known(touch).map { SampleMaker.sample(of: touch, finger: $0.finger, window: $0.window) }
    }
    guard !samples.isEmpty, samples != corrected else { return }
    corrected = samples
    capture(.estimates(samples))
  }

  /// Captures a change of the application's state.
  public func record(_ change: ApplicationChange) {
    if state == .recording { capture(.application(change)) }
  }

  private func record(touches event: UIEvent) {
    let all = SampleMaker.inLandingOrder(event.allTouches ?? [])
    let new = all.filter { shown.isNew($0) }
    let landing = new.filter { $0.phase == .began }
    guard state == .recording else {
      let lost = fingers.lost(among: all.filter { $0.phase != .ended && $0.phase != .cancelled }, landing: landing)
      if !lost.isEmpty { capture(.touches(lost), of: event) }
      return
    }
    var samples = fingers.lost(among: all, landing: landing)
    for touch in new where touch.phase != .stationary {
      guard let finger = fingers.number(of: touch) else { continue }
      var sample = SampleMaker.sample(of: touch, finger: finger, window: fingers.window(of: touch))
      let own = sample
      if options.coalesced { sample.coalesced = SampleMaker.coalesced(of: touch, in: event, as: own) }
      if options.predicted { sample.predicted = SampleMaker.predicted(of: touch, in: event, as: own) }
      fingers.note(sample, of: touch)
      samples.append(sample)
    }
    samples.sort { $0.finger < $1.finger }
    if !samples.isEmpty { capture(.touches(samples), of: event) }
  }

  private func record(presses event: UIEvent) {
    let new = ((event as? UIPressesEvent)?.allPresses ?? []).filter { shown.isNew($0) }
    let changed = state == .recording ? presses.captured(new, keys: options.keys) : presses.lost(new)
    if !changed.isEmpty { capture(.presses(changed), of: event) }
  }

  /// Hands a frame on at once: what a crash follows is in the log.
  /// - Parameter event: what gives it its time; nil of what no event tells.
  private func capture(_ content: Frame.Content, of event: UIEvent? = nil) {
    guard failure == nil else { return }
    let now = CACurrentMediaTime()
    let time = event?.timestamp ?? clock.moment(at: now)
    if event == nil { clock.captured(at: time) } else { clock.heard(of: time, at: now) }
    do { try sink.append(Frame(time: time, content: content)) } catch {
      if let refusal = error as? LogError, case .frame(let reason) = refusal.problem {
        leftOut = LeftOutFrames(count: (leftOut?.count ?? 0) + 1, reason: leftOut?.reason ?? reason)
      } else {
        failure = error
      }
    }
  }
}

extension TouchRecorder {
  /// What a log of this screen says of itself.
  public static func describe(stage: String? = nil, device: String? = nil) -> LogDescription {
    let screen = UIScreen.main
    return LogDescription(
      screen: Screen(
        width: Double(screen.bounds.width), height: Double(screen.bounds.height), scale: Double(screen.scale)),
      stage: stage, device: device)
  }
}

/// A recorder was asked for something that its state does not allow.
public struct RecorderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the recorder was.
  public let state: TouchRecorder.State
  /// What it was asked to do.
  public let request: TouchRecorder.Request

  public var description: String { "a recorder that is \(state.rawValue) can't \(request.rawValue); \(remedy)" }

  /// What to do about it.
  private var remedy: String {
    switch (state, request) {
    case (.stopped, .stop): "that is done, so leave it out"
    case (.stopped, _): "make a new one for another log"
    case (.idle, _): "start it first"
    case (.recording, _), (.paused, _): "it does so already, so leave that out"
    }
  }
}

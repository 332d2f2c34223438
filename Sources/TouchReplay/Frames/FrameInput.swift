import Foundation
import HeadlessUIKit
import TouchLogs

/// A log's frame as the event system takes it: checked first, whole, then posted.
@MainActor struct FrameInput {
  private enum Input {
    case touches(TouchReport)
    case corrections([TouchReport.Contact])
    case motion(UIApplication.MotionPhase, UIEvent.EventSubtype)
    case presses([PressReport], unknown: [Press])
    case remoteControl(UIEvent.EventSubtype)
    case application(ApplicationNotice)
    case mark(String)
  }
  private let input: Input
  private let time: TimeInterval

  /// - Throws: `ReplayError` when a value is not finite, too far away, or an event's subtype that UIKit has no name
  ///   for.
  init(_ frame: Frame, number: Int) throws {
    guard frame.time.isFinite else { throw ReplayError.notFinite(what: "time", frame: number) }
    time = frame.time
    switch frame.content {
    case .touches(let samples):
      input = .touches(TouchReport(time: frame.time, contacts: try FrameFingers.contacts(samples, of: number)))
    case .estimates(let samples):
      input = .corrections(try samples.map { try FrameFingers.contact($0, of: number) })
    case .motion(let motion):
      input = .motion(Self.phase(motion.phase), try Self.subtype(motion.subtype, of: number))
    case .presses(let presses):
      let reports = try presses.map { try Self.press($0, of: number) }
      let unknown = zip(presses, reports).filter { $0.1 == nil }.map(\.0)
      input = .presses(reports.compactMap(\.self), unknown: unknown)
    case .remoteControl(let control): input = .remoteControl(try Self.subtype(control.subtype, of: number))
    case .application(let change): input = .application(Self.notice(change))
    case .mark(let text): input = .mark(text)
    }
  }

  func post(to application: UIApplication, tracer: StageTracer) {
    switch input {
    case .touches(let report): application.post(report)
    case .corrections(let contacts): application.post(corrections: contacts)
    case .motion(let phase, let subtype): application.post(motion: phase, subtype, at: time)
    case .presses(let presses, let unknown):
      for press in unknown where press.phase == .began { tracer.leavesOut(press) }
      if !presses.isEmpty { application.post(presses, at: time) }
    case .remoteControl(let subtype): application.post(remoteControl: subtype, at: time)
    case .application(let notice): application.post(notice)
    case .mark(let text): tracer.mark(text)
    }
  }

  // MARK: One press, one command

  /// - Returns: nil for a key of a keyboard, whose characters are in no log, and for what UIKit has no button for.
  private static func press(_ press: Press, of frame: Int) throws -> PressReport? {
    guard press.force.isFinite else {
      throw ReplayError.notFinite(what: "press \(press.press)'s force", frame: frame)
    }
    return UIPress.PressType(rawValue: press.type).map {
      PressReport(identifier: press.press, phase: phase(press.phase), type: $0, force: press.force)
    }
  }

  private static func subtype(_ raw: Int, of frame: Int) throws -> UIEvent.EventSubtype {
    guard let subtype = UIEvent.EventSubtype(rawValue: raw) else {
      throw ReplayError.unknownSubtype(subtype: raw, frame: frame)
    }
    return subtype
  }

  // MARK: Names on both sides

  private static func phase(_ phase: Press.Phase) -> UIPress.Phase {
    switch phase {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private static func phase(_ phase: Motion.Phase) -> UIApplication.MotionPhase {
    switch phase {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private static func notice(_ change: ApplicationChange) -> ApplicationNotice {
    switch change {
    case .willResignActive: .willResignActive
    case .didBecomeActive: .didBecomeActive
    case .didEnterBackground: .didEnterBackground
    case .willEnterForeground: .willEnterForeground
    }
  }
}

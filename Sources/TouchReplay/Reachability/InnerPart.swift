import Foundation
import HeadlessUIKit
import TouchLogs
import Traces

/// The points of a control where a finger hits a view in it that is no control.
///
/// Whether the control has anything of such a touch depends on what that view does with it, and on recognizers:
/// only a finger that is really put there can tell.
struct InnerPart {
  let control: String
  /// The view that is hit.
  let owner: String
  let region: PointRegion

  /// The same as a part that is dead.
  var lost: Reach.LostPart { Reach.LostPart(owner: owner, cause: .passedUp(by: owner), region: region) }
}

extension StageTarget {
  /// Whether a tap there does nothing: the view passes the touch up, and the control tracks none but its own
  /// (K102).
  ///
  /// The stage is built anew for the tap. Waits for a replay that runs.
  static func isLost(_ part: InnerPart, on stage: any Stage.Type, screen: Screen) async throws -> Bool {
    guard let point = part.region.centre else { return false }
    let tap = Finger().tap(at: PointGrid.middle(x: Int(point.x), y: Int(point.y)))
    let sink = TapSink(on: part.control)
    try await Replayer(on: StageTarget(stage)).replay(tap.log(screen: screen, stage: stage.name), into: sink)
    return sink.isPassedUp && !sink.hasEffect
  }
}

/// Hears what became of a tap on a view in a control.
private final class TapSink: TraceSink {
  private let control: String
  private(set) var isPassedUp = false
  /// Something was recognized, sent, changed or told.
  private(set) var hasEffect = false

  init(on control: String) { self.control = control }

  func receive(_ entry: TraceEntry) {
    switch entry.event {
    case .tracking(.passedUp): isPassedUp = isPassedUp || entry.subject == control
    case .action, .value, .list, .drag, .note: hasEffect = true
    case .firstResponder(.becomes): hasEffect = true
    case .gesture(let step): hasEffect = hasEffect || step.isUnderstood
    default: break
    }
  }
}

extension GestureStep {
  fileprivate var isUnderstood: Bool {
    switch what {
    case .began, .recognized, .action: true
    default: false
    }
  }
}

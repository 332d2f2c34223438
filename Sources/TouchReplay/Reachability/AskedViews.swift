import Foundation
import HeadlessUIKit
import Traces

/// What one hit test asked whom, by the views' places, told apart from another one's as a whole.
///
/// Two points with equal steps have equal causes, so that of a thousand points only a few have to be thought about.
struct HitSteps: Hashable {
  enum Step: Hashable {
    case asks(Int)
    case contains(Int)
    case refuses(Int, Refused)
    case answers(Int, Int?)
  }
  enum Refused: Hashable { case hidden, transparent, notInteractive, animated, outside, override, singular }
  var steps: [Step] = []
}

/// Notes the steps of one hit test; views that are not among the shown ones have negative places.
@MainActor final class StepWatcher: DecisionObserver {
  private(set) var steps = HitSteps()
  private let shown: ShownViews
  private var strangers: [UIView] = []

  init(_ shown: ShownViews) { self.shown = shown }

  func decided(_ decision: Decision) {
    switch decision {
    case .asks(let view, _): steps.steps.append(.asks(place(of: view)))
    case .contains(let view): steps.steps.append(.contains(place(of: view)))
    case .refuses(let view, let refusal): steps.steps.append(.refuses(place(of: view), say(refusal, of: view)))
    case .answers(let view, let answer): steps.steps.append(.answers(place(of: view), answer.map(place)))
    default: break
    }
  }

  private func place(of view: UIView) -> Int {
    if let place = shown.place(of: view) { return place }
    if let known = strangers.firstIndex(where: { $0 === view }) { return -1 - known }
    strangers.append(view)
    return -strangers.count
  }

  private func say(_ refusal: Refusal, of view: UIView) -> HitSteps.Refused {
    switch refusal {
    case .hidden: .hidden
    case .transparent: .transparent
    case .notInteractive: .notInteractive
    case .animated: .animated
    case .outside(let point): view.hitBounds.contains(point) ? .override : .outside
    case .singularTransform: .singular
    }
  }
}

/// The steps of one hit test, by view.
struct AskedViews {
  struct Asked {
    var refusal: HitSteps.Refused?
    var answer: Int?
    /// What it answered is neither itself nor what a subview said.
    var isOwnAnswer = false
  }
  /// What each one said when it was first asked.
  private var asked: [Int: Asked] = [:]

  init(_ steps: HitSteps) {
    var open: [(view: Int, said: Asked, accepted: Bool, below: [Int])] = []
    for step in steps.steps {
      switch step {
      case .asks(let view): open.append((view, Asked(), false, []))
      case .contains(let view):
        if open.last?.view == view { open[open.count - 1].accepted = true }
      case .refuses(let view, let refusal):
        if open.last?.view == view {
          open[open.count - 1].said.refusal = refusal
        } else if asked[view] == nil {
          asked[view] = Asked(refusal: refusal)
        }
      case .answers(let view, let answer):
        guard var last = open.popLast(), last.view == view else { continue }
        last.said.answer = answer
        let isExplained =
          if let answer {
            last.below.contains(answer) || (answer == view && last.accepted && last.said.refusal == nil)
          } else {
            last.said.refusal != nil
          }
        last.said.isOwnAnswer = !isExplained
        if asked[view] == nil { asked[view] = last.said }
        if let answer, !open.isEmpty { open[open.count - 1].below.append(answer) }
      }
    }
  }

  subscript(view: Int) -> Asked? { asked[view] }
}

import Foundation

/// Whom a recognizer calls: methods of targets that it does not retain, and closures.
@MainActor struct GestureTargets {
  private enum Entry {
    case method(Weak, Selector)
    case handler(@MainActor (UIGestureRecognizer) -> Void)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The same pair twice is called once, where it was added first. One that is gone makes room for another one with
  /// its action (V1085).
  mutating func add(_ target: AnyObject, _ action: Selector) {
    entries.removeAll {
      if case .method(let weak, let own) = $0 { weak.object == nil && own == action } else { false }
    }
    let isKnown = entries.contains {
      if case .method(let weak, let own) = $0 { weak.object === target && own == action } else { false }
    }
    if isKnown { return }
    entries.append(.method(Weak(object: target), action))
  }

  mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    entries.append(.handler(handler))
  }

  /// Nil stands for every target, or every action; closures go when both are nil.
  mutating func remove(_ target: AnyObject?, _ action: Selector?) {
    entries.removeAll { entry in
      switch entry {
      case .method(let weak, let own): (target == nil || weak.object === target) && (action == nil || own == action)
      case .handler: target == nil && action == nil
      }
    }
  }

  /// Calls each, in the order in which they were added.
  func call(for recognizer: UIGestureRecognizer) {
    for entry in entries {
      switch entry {
      case .method(let weak, let action):
        guard let target = weak.object else {
          tell(.targetGone, of: action, from: recognizer)
          continue
        }
        guard let method = ActionLookup.method(action, of: target) else {
          tell(.notImplemented(by: target), of: action, from: recognizer)
          continue
        }
        tell(.performedBy(target), of: action, from: recognizer)
        method(recognizer, nil)
      case .handler(let handler): handler(recognizer)
      }
    }
  }

  private func tell(_ outcome: @autoclosure () -> SentAction.Outcome, of action: Selector, from sender: Any) {
    Decisions.tell(.action(SentAction(from: sender, for: [], action.description, outcome())))
  }
}

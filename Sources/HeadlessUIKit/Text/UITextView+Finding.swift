import Foundation

/// Finding in a text view.
extension UITextView {
  /// Whether its texts may be found: it has a find interaction then, whose sessions are its own.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let old = findInteraction { removeInteraction(old) }
      keptTraits.finding = newValue ? TextViewFinding() : nil
      if let new = findInteraction { addInteraction(new) }
    }
  }

  /// Nil unless finding is enabled.
  public var findInteraction: UIFindInteraction? { keptTraits.finding?.interaction }
}

/// A text view's find interaction, with what gives it its sessions.
@MainActor final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { TextViewFindSession(in: $0) }
  }
}

import Foundation

/// Finding in a text view.
extension UITextView {
  /// Whether its texts may be found: it has a find interaction then, which it gives sessions itself.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let old = findInteraction { removeInteraction(old) }
      keptTraits.finding = newValue ? UIFindInteraction(sessionDelegate: self) : nil
      if let new = findInteraction { addInteraction(new) }
    }
  }

  /// Nil unless finding is enabled.
  public var findInteraction: UIFindInteraction? { keptTraits.finding }
}

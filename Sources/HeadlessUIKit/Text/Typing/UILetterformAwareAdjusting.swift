public import Foundation

/// Whether a text's size counts letters that reach far out. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiletterformawaresizingrule>
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }

/// What says how the size of a text is worked out.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiletterformawareadjusting>
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// Kept: there are no letters to measure (W18).
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}

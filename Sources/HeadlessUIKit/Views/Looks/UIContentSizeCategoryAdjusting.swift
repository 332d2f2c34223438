/// Texts that could follow the size that people prefer. Here that is always the default one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Kept: texts have the default size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

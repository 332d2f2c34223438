public import Foundation

/// A view for a text. Touches don't see it, or anything in it, until `isUserInteractionEnabled` is set.
///
/// There are no fonts: the text is kept, and its size is never measured.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Kept; its size is never measured.
  open var text: String?
  /// Kept; its size is never measured. Setting it doesn't set `text`.
  open var attributedText: NSAttributedString?
  /// Kept; nothing is measured.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  /// Kept; nothing is measured.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Kept; nothing is measured.
  open var adjustsFontSizeToFitWidth = false
  /// Kept; nothing is measured.
  open var minimumScaleFactor: CGFloat = 0
  /// Kept; nothing is drawn.
  open var textColor: UIColor! = .label
  /// Kept; nothing is drawn.
  open var textAlignment = NSTextAlignment.natural
  /// Kept; nothing is drawn.
  open var numberOfLines = 1
  /// Kept; it changes no touch.
  open var isEnabled = true
  /// Kept; nothing is drawn.
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Where a text is broken that is wider than its view. Nothing is measured.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where text stands in its view. Nothing is drawn.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

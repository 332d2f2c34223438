public import Foundation

/// A view for a text. Touches don't see it, or anything in it, until `isUserInteractionEnabled` is set.
///
/// There are no fonts: the text is kept, and its size is never measured.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

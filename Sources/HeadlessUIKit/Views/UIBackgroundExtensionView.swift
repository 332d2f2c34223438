import Foundation

/// A view that reaches beyond the safe area, with a content that doesn't; nothing is drawn around that.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibackgroundextensionview>
open class UIBackgroundExtensionView: UIView {
  /// A subview of it.
  open var contentView: UIView? {
    didSet {
      if contentView === oldValue { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the content is laid out to fill the safe area; else code places it.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

public import Foundation

/// A view that looks like a keyboard's ground, for input views and their accessories. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputview>
open class UIInputView: UIView {
  /// What it was made with.
  open private(set) var inputViewStyle: Style
  /// Whether constraints make its height where it is an input view or an accessory; else its frame says it.
  open var allowsSelfSizing = false

  /// Of that style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// How it looks. Raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, keyboard }
}

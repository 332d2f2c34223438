public import Foundation

/// A colour that people choose. Their choosing is not modelled: a finger that lands on it is warned of in the
/// trace, once, and changes nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorwell>
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Kept; nothing is shown.
  open var title: String?
  /// Kept.
  open var supportsAlpha = true
  /// Kept.
  open var supportsEyedropper = true
  /// What code has set. Setting it sends nothing.
  open var selectedColor: UIColor?
  private var hasWarned = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Empty. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size is ours (W19).
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var primaryEvents: Event { .valueChanged }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !hasWarned {
      hasWarned = true
      Decisions.tell(
        .warns(self, "fingers don't choose a colour here: set the UIColorWell's, and send .valueChanged"))
    }
    return super.beginTracking(touch, with: event)
  }
}

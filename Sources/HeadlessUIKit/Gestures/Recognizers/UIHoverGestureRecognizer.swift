import Foundation

/// A pointer that hovers over the view. A log has touches and no pointer, so it never recognizes; touches are
/// nothing to it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

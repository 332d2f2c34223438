public import Foundation

/// How a preview looks; none is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewparameters>
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Kept.
  open var visiblePath: UIBezierPath?
  /// Kept.
  open var shadowPath: UIBezierPath?
  /// Kept.
  open var backgroundColor: UIColor?

  public override init() { super.init() }
  /// Of a text whose lines are there.
  public init(textLineRects: [NSValue]) { super.init() }
}

public import Foundation

/// How a preview looks; none is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewparameters>
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// Kept.
  open var visiblePath: UIBezierPath?
  /// Kept.
  open var shadowPath: UIBezierPath?
  /// Kept.
  open var backgroundColor: UIColor?

  public override init() { super.init() }
  /// Of a text whose lines are there.
  public init(textLineRects: [NSValue]) { super.init() }

  /// Others that look the same.
  open func copy(with zone: NSZone? = nil) -> Any { look(of: UIPreviewParameters()) }

  final func look(of copy: UIPreviewParameters) -> UIPreviewParameters {
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }
}

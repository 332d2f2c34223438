public import Foundation

/// A hint that shows while a pointer rests on a view. There is no pointer: it is kept, and its delegate is never
/// asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitooltipinteraction>
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Never asked. Not retained.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Kept.
  open var isEnabled = true
  /// What it says, where the delegate doesn't.
  open var defaultToolTip: String?

  public override init() { super.init() }
  /// With what it says.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Asked what a hint says; never, during a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Never asked.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// What a hint says, and where.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// What it says.
  public let toolTip: String
  /// In the view's coordinates; the view's bounds where it is null.
  public let sourceRect: CGRect

  /// Of the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
  /// Of a part of the view.
  public init(toolTip: String, in sourceRect: CGRect) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

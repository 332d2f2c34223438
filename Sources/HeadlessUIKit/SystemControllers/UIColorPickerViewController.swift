public import Foundation

/// Chooses a colour. It can be presented and dismissed; nothing in it can be chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>
open class UIColorPickerViewController: _SystemContentController {
  /// Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Kept.
  open var selectedColor = UIColor.black
  /// Kept.
  open var supportsAlpha = true
  /// Kept.
  open var maximumLinearExposure: CGFloat = 1

  @preconcurrency public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Always nil: there is no archive of controllers.
  public required init?(coder: NSCoder) { nil }

  override func isDismissedByTouch() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Told what was chosen, which nothing ever is, or that it was left.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Never called.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Never called.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// A finger took it down (V237).
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

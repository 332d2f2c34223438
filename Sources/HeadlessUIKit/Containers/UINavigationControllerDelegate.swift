/// What a navigation controller tells. Every method is optional; transitions of an application's own are not
/// modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Before the controller's view comes in.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// After the controller's view has come in.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

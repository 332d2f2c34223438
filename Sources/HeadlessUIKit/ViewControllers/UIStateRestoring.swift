public import Foundation

/// Makes controllers anew whose state was kept; nothing is restored here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Never asked.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// What keeps its state of its own, beside views and controllers; nothing is restored here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistaterestoring>
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// What holds it in the state.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Who would make it anew.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Never called.
  func encodeRestorableState(with coder: NSCoder)
  /// Never called.
  func decodeRestorableState(with coder: NSCoder)
  /// Never called.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

extension UIView: UIStateRestoring {}
extension UIViewController: UIStateRestoring {}

/// Makes objects anew whose state was kept; nothing is restored here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiobjectrestoration>
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Never asked.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Keeps which rows a list shows; nothing is restored here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// Never asked.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Never asked.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

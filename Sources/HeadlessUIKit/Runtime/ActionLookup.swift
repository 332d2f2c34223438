import Foundation

/// The method of that name, to be called with sender and event: of the target's own `ActionMethods`, or one that
/// UIKit's classes have on a device.
@MainActor enum ActionLookup {
  static func method(_ action: Selector, of target: Any?) -> ((Any?, UIEvent?) -> Void)? {
    ownMethod(action, of: target) ?? edit(action, of: target)
  }

  /// Every responder has these methods here, and on a device who overrides them: it performs what it says it can.
  private static func edit(_ action: Selector, of target: Any?) -> ((Any?, UIEvent?) -> Void)? {
    guard let responder = target as? UIResponder else { return nil }
    if let edit = StandardEdit(rawValue: action.description) {
      guard responder.canPerformAction(action, withSender: nil) else { return nil }
      return { sender, _ in edit.perform(on: responder, sender) }
    }
    guard let method = MainMenuActions.method(action, of: responder),
      responder.canPerformAction(action, withSender: nil)
    else { return nil }
    return { sender, _ in method(sender) }
  }

  /// Of those by which a responder is known to be able to.
  static func ownMethod(_ action: Selector, of target: Any?) -> ((Any?, UIEvent?) -> Void)? {
    if let own = (target as? any ActionMethods)?.method(for: action) { return own }
    guard let responder = target as? UIResponder else { return nil }
    switch action.description {
    case "resignFirstResponder": return { _, _ in _ = responder.resignFirstResponder() }
    case "becomeFirstResponder": return { _, _ in _ = responder.becomeFirstResponder() }
    case "reloadInputViews": return { _, _ in responder.reloadInputViews() }
    default:
      return (responder as? UIView).flatMap { method(action, ofView: $0) }
        ?? (responder as? UIViewController).flatMap { method(action, ofController: $0) }
    }
  }

  private static func method(_ action: Selector, ofView view: UIView) -> ((Any?, UIEvent?) -> Void)? {
    switch action.description {
    case "endEditing:", "endEditing": { _, _ in _ = view.endEditing(true) }
    case "removeFromSuperview": { _, _ in view.removeFromSuperview() }
    case "setNeedsLayout": { _, _ in view.setNeedsLayout() }
    case "layoutIfNeeded": { _, _ in view.layoutIfNeeded() }
    case "setNeedsDisplay": { _, _ in view.setNeedsDisplay() }
    case "sizeToFit": { _, _ in view.sizeToFit() }
    case "invalidateIntrinsicContentSize": { _, _ in view.invalidateIntrinsicContentSize() }
    case "setNeedsUpdateConstraints": { _, _ in view.setNeedsUpdateConstraints() }
    case "updateConstraintsIfNeeded": { _, _ in view.updateConstraintsIfNeeded() }
    case "flashScrollIndicators":
      (view as? UIScrollView).map { scroll in { _, _ in scroll.flashScrollIndicators() } }
    case "beginRefreshing": (view as? UIRefreshControl).map { control in { _, _ in control.beginRefreshing() } }
    case "endRefreshing": (view as? UIRefreshControl).map { control in { _, _ in control.endRefreshing() } }
    case "reloadData":
      (view as? UITableView).map { table in { _, _ in table.reloadData() } }
        ?? (view as? UICollectionView).map { collection in { _, _ in collection.reloadData() } }
    case "startAnimating":
      (view as? UIActivityIndicatorView).map { spinner in { _, _ in spinner.startAnimating() } }
    case "stopAnimating": (view as? UIActivityIndicatorView).map { spinner in { _, _ in spinner.stopAnimating() } }
    default: nil
    }
  }

  /// By their names in Objective-C and in Swift; a sender is no zero, and so is taken for an animation asked for.
  private static func method(
    _ action: Selector, ofController controller: UIViewController
  ) -> ((Any?, UIEvent?) -> Void)? {
    let stack = controller as? UINavigationController
    return switch action.description {
    case "popViewControllerAnimated:", "popViewController(animated:)":
      stack.map { stack in { _, _ in _ = stack.popViewController(animated: true) } }
    case "popToRootViewControllerAnimated:", "popToRootViewController(animated:)":
      stack.map { stack in { _, _ in _ = stack.popToRootViewController(animated: true) } }
    case "dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)":
      { _, _ in controller.dismiss(animated: true) }
    default: nil
    }
  }
}

extension ActionLookup {
  /// Calls the target's method with that argument. Where there is none, which raises an exception on a device, the
  /// trace says so.
  @discardableResult
  static func call(_ action: Selector, of target: AnyObject, with argument: Any?, from sender: Any?) -> Bool {
    guard let method = method(action, of: target) else {
      Decisions.tell(.action(SentAction(from: sender, for: [], action.description, .notImplemented(by: target))))
      return false
    }
    method(argument, nil)
    return true
  }
}

public import Foundation

/// What a popover can be about, besides a view: it says where it stands.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// In the view's coordinates; nil where it doesn't stand in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Its bounds.
  public func frame(in referenceView: UIView) -> CGRect? {
    window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Its rectangle in the view that it was added to.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let owningView, owningView.frame(in: referenceView) != nil else { return nil }
    return owningView.convert(layoutFrame, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// That of what stands on a bar for it.
  public func frame(in referenceView: UIView) -> CGRect? { shownAs?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// That of its button on a tab bar.
  public func frame(in referenceView: UIView) -> CGRect? { shownAs?.frame(in: referenceView) }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
  /// That of its button on a tab bar; nil of one in a group.
  public func frame(in referenceView: UIView) -> CGRect? { item.frame(in: referenceView) }
}

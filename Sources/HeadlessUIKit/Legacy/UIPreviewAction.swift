public import Foundation

// Peeking with a firm press, before context menus. The traits don't say that the screen feels force, so nothing is
// ever previewed: code that asks them registers nothing.

/// Something to choose below a preview; none is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewactionitem>
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it says.
  var title: String { get }
}

/// Something to choose below a preview; none is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewaction>
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  open private(set) var title: String
  /// How it looks.
  public let style: Style
  /// What it does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style,
    handler: @escaping (_ action: UIPreviewAction, _ controller: UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { action, controller in (action as? UIPreviewAction).map { handler($0, controller) } }
    super.init()
  }

  /// How it looks. Raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, selected, destructive }
}

/// Several things to choose below a preview; none is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewactiongroup>
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  open private(set) var title: String
  private let style: UIPreviewAction.Style
  private let actions: [UIPreviewAction]

  /// In the order in which they would stand.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

/// What a view would preview; never asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Never in a state but possible.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Whom it would ask.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// In which view one would press.
  var sourceView: UIView { get }
  /// What would stay sharp, in the view's coordinates.
  var sourceRect: CGRect { get set }
}

/// Asked what a firm press previews; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// What is previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// What was previewed is to be shown.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }
}

extension UIViewController {
  /// Its delegate is never asked: screens don't feel force.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

  /// Nothing comes of it: its delegate is never asked.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

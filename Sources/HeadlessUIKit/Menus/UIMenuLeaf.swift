/// An element that does something: an action, or a command.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenuleaf>
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// What its row says.
  var title: String { get set }
  /// Kept, never drawn.
  var image: UIImage? { get set }
  /// Kept, never drawn: in place of the image while it has a mark.
  var selectedImage: UIImage? { get set }
  /// Kept; nothing is shown.
  var discoverabilityTitle: String? { get set }
  /// Whether its row can be chosen, and stays away.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark of its row.
  var state: UIMenuElement.State { get set }
  /// For whom it is performed: nil but for the time in which it is.
  var sender: Any? { get }
  /// What a popover could be about that comes meanwhile.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Runs its handler, or has the target perform its selector.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}

/// For whom an element is performed, as long as it is.
struct LeafTurn {
  var sender: Any?
  /// What has the menu that it was chosen from.
  var owner: (any UIPopoverPresentationControllerSourceItem)?

  /// What stands on a bar for an item, or the control that has the menu; a whole list is nothing to be about.
  @MainActor static func owner(of source: UIResponder?) -> (any UIPopoverPresentationControllerSourceItem)? {
    if let item = (source as? _UIButtonBarButton)?.item { return item }
    return source as? UIControl
  }
  @MainActor var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    owner ?? sender as? any UIPopoverPresentationControllerSourceItem
  }
}

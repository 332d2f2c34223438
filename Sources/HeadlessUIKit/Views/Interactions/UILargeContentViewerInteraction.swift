public import Foundation

/// What shows an item large, to those whose texts are of the largest sizes. Texts have the default size here: no
/// finger shows anything.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Never asked: whether it would be shown large.
  var showsLargeContentViewer: Bool { get }
  /// Never asked: its text there.
  var largeContentTitle: String? { get }
  /// Never asked: its picture there.
  var largeContentImage: UIImage? { get }
  /// Never asked: whether its picture grows with the room.
  var scalesLargeContentImage: Bool { get }
  /// Never asked: how far its picture stays away from the edges.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What would be shown large of a view.
struct LargeContent {
  var image: UIImage?
  var scales = false
  var insets = UIEdgeInsets.zero
}

/// Shows items large under a finger that rests, where texts are of the largest sizes. Here they never are.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction>
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Never asked. Not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// One that is in no view, for others to wait for, or not.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer(target: nil, action: nil)

  /// Never told.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  public convenience override init() { self.init(delegate: nil) }

  /// False: texts have the default size.
  open class var isEnabled: Bool { false }
  /// Never posted.
  nonisolated public class var enabledStatusDidChangeNotification: NSNotification.Name {
    .init("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Asked what is shown large; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate>
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Which item there is at a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The finger has lifted from an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// In whose view items are shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The view's own.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// One of its own.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}

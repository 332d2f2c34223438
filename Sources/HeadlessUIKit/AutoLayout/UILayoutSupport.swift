public import Foundation

/// What is covered at the upper or the lower edge of a controller's view. The safe area has taken its place.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilayoutsupport>
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points: as much as the safe area keeps clear there.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How high it is: its length.
  var heightAnchor: NSLayoutDimension { get }
}

/// Between an edge of the view and the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// From the view's upper edge to the safe area.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide>
  @available(swift, deprecated: 5.0, message: "its lower edge is view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(.aboveSafeArea) }

  /// From the safe area to the view's lower edge.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide>
  @available(swift, deprecated: 5.0, message: "its upper edge is view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.belowSafeArea) }

  private func layoutSupport(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    guard let guide = view.guide(kind) as? BarLayoutGuide else {
      preconditionFailure("\(kind) is made as another guide")
    }
    return guide
  }
}

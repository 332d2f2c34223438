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
  func layoutSupport(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    guard let guide = view.guide(kind) as? BarLayoutGuide else {
      preconditionFailure("\(kind) is made as another guide")
    }
    return guide
  }
}

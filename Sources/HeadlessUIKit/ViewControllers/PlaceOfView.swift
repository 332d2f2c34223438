import Foundation

/// A controller that has a parent has its view in that parent's, and no other controller's view is between them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception>
extension UIViewController {
  /// Stops where the view comes to stand elsewhere in a window.
  /// - Parameter around: the first controller above it.
  func refusePlace(in around: UIViewController?) {
    guard let parent else { return }
    let place = around.map { "in the view of \(type(of: $0))" } ?? "in no controller's view"
    precondition(
      around === parent, "the view of \(type(of: self)), a child of \(type(of: parent)), comes to stand \(place)")
  }

  /// Stops where the view of a controller that is to be a child stands in another one's in a window.
  func refuseStranger(_ child: UIViewController) {
    guard let view = child.viewIfLoaded, view.window != nil, let around = view.controllerAbove() else { return }
    precondition(
      around === self,
      "\(type(of: child)) can't be a child of \(type(of: self)) while its view is in that of \(type(of: around))")
  }
}

extension UIView {
  /// Its own, or the first above it.
  var nearestController: UIViewController? { viewController ?? controllerAbove() }

  /// - Parameter top: beyond which nobody is looked for; nil for all above.
  func controllerAbove(upTo top: UIView? = nil) -> UIViewController? {
    var place = self
    while place !== top, let holder = place.holder {
      if let controller = holder.viewController { return controller }
      place = holder
    }
    return nil
  }
}

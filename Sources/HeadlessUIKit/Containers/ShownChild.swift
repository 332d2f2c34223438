import Foundation

/// The one child that a container shows.
@MainActor final class ShownChild {
  let host: UIView
  private var wrapper: UIViewControllerWrapperView?
  private(set) var controller: UIViewController?

  /// - Parameter host: what the child's view fills.
  init(in host: UIView) { self.host = host }

  /// Where the child stands in its host.
  var frame: CGRect { (host as? ContainerTransitionView)?.childFrame ?? host.bounds }

  /// Whether anybody would see the child.
  var isSeen: Bool { host.window?.isHidden == false }

  /// Takes the present child's view out and the other's in. In this order: the old one will disappear, the new one
  /// will appear, the new one is appearing, the old one did disappear, the new one did appear.
  func change(to new: UIViewController?, animated: Bool) {
    let old = controller
    guard old !== new else { return }
    new?.loadViewIfNeeded()
    // A container that comes itself takes along what it shows first.
    let carried = new?.parent?.comesAnimated
    if isSeen {
      old?.beginTransition(isAppearing: false, animated: animated)
      new?.beginTransition(isAppearing: true, animated: carried ?? animated)
    }
    let told = [old, new].compactMap(\.self).filter { !$0.isInTransition }
    for one in told { one.isInTransition = true }
    settle(on: new)
    for one in told { one.isInTransition = false }
    guard isSeen else { return }
    new?.stand()
    old?.endTransition()
    if carried == nil { new?.endTransition() } else { new?.isCarried = true }
  }

  /// It shows that one from now on, and who shows it tells both.
  func settle(on new: UIViewController?) {
    let (old, leaving) = (controller, wrapper)
    controller = new
    wrapper = nil
    if let view = new?.view {
      let wrapper = UIViewControllerWrapperView(frame: host.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.wrapper = wrapper
      view.frame = frame
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(wrapper)
      wrapper.addSubview(view)
    }
    leaving?.removeFromSuperview()
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
  }
}

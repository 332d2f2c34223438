import Foundation

/// The one child that a container shows, and how it changes: one change at a time.
///
/// Who hears of a change may ask for another one, in any method. The container keeps what it is to show; that is
/// shown when the change on its way has ended, so that every controller hears of its beginnings and ends in pairs.
@MainActor final class ShownChild {
  let host: UIView
  private weak var container: UIViewController?
  private let goOn: () -> Void
  private var wrapper: UIViewControllerWrapperView?
  private(set) var controller: UIViewController?
  /// Whether a change is on its way.
  private(set) var isChanging = false

  /// - Parameters:
  ///   - host: what the child's view fills.
  ///   - goOn: called when a change has ended, to have shown what is to show by then.
  init(in host: UIView, of container: UIViewController, goOn: @escaping () -> Void) {
    (self.host, self.container, self.goOn) = (host, container, goOn)
  }

  /// Where the child stands in its host.
  var frame: CGRect { (host as? ContainerTransitionView)?.childFrame ?? host.bounds }

  /// Whether anybody would see the child.
  var isSeen: Bool { host.window?.isHidden == false }

  /// Whether a child that comes, or is back, will be seen: its container isn't about to go itself.
  var staysSeen: Bool { isSeen && container?.appearance != .disappearing }

  /// Whether it is seen, or comes with its container, which hears of that at this moment: then it changes in a
  /// layout, when both have their window.
  var isExpected: Bool { isSeen || container?.appearance.isComing == true }

  /// A change begins. None is on its way.
  func begin() { isChanging = true }

  /// It has ended, and everybody has heard so.
  func end() {
    isChanging = false
    goOn()
  }

  /// Takes the present child's view out and the other's in. In this order: the old one will disappear, the new one
  /// will appear, the new one is appearing, the old one did disappear, the new one did appear.
  /// - Parameter parts: called before anybody hears of the end.
  func change(to new: UIViewController?, animated: Bool, parts: () -> Void = {}) {
    let old = controller
    guard old !== new else { return }
    new?.loadViewIfNeeded()
    // A container that comes itself takes along what it shows first.
    let carried = new?.parent?.comesAnimated
    let areTold = isSeen
    if areTold {
      old?.beginTransition(isAppearing: false, animated: animated)
      new?.beginTransition(isAppearing: true, animated: carried ?? animated)
    }
    let told = [old, new].compactMap(\.self).filter { !$0.isInTransition }
    for one in told { one.isInTransition = true }
    settle(on: new)
    for one in told { one.isInTransition = false }
    guard areTold else { return }
    if let new { comes(new) }
    parts()
    old?.endTransition()
    if carried == nil || !staysSeen { new?.endTransition() } else { new?.isCarried = true }
  }

  /// Puts the child's view in, of which it hears by its container.
  func place(_ new: UIViewController) {
    new.loadViewIfNeeded()
    let wasInTransition = new.isInTransition
    new.isInTransition = true
    settle(on: new)
    new.isInTransition = wasInTransition
  }

  /// The child whose view has come in is appearing; or it goes again, where the container has gone meanwhile, or
  /// goes itself.
  func comes(_ new: UIViewController) {
    if staysSeen { new.stand() } else { new.beginTransition(isAppearing: false, animated: false) }
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

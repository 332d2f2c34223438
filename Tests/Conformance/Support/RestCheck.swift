import HeadlessUIKit

/// What must hold of every window and controller when nobody touches and nothing moves; what doesn't, in words.
@MainActor struct RestCheck {
  private(set) var complaints: [String] = []

  init(_ application: UIApplication) {
    for window in application.windows {
      look(at: window, "\(type(of: window))")
      if let root = window.rootViewController { look(at: root) }
    }
  }

  // MARK: Views

  private mutating func look(at view: UIView, _ path: String) {
    for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
      complaints.append("\(type(of: recognizer)) \(recognizer.state) on \(path)")
    }
    if let control = view as? UIControl, control.isTracking || control.isHighlighted {
      complaints.append("tracks: \(path)")
    }
    if let scroller = view as? UIScrollView { look(at: scroller, path) }
    for subview in view.subviews { look(at: subview, path + "/\(type(of: subview))") }
  }

  private mutating func look(at view: UIScrollView, _ path: String) {
    if view.isTracking || view.isDragging || view.isDecelerating || view.isZooming {
      complaints.append("scrolls: \(path)")
    }
    let (inset, offset, size) = (view.adjustedContentInset, view.contentOffset, view.bounds.size)
    let end = CGPoint(
      x: max(-inset.left, view.contentSize.width + inset.right - size.width),
      y: max(-inset.top, view.contentSize.height + inset.bottom - size.height))
    if offset.x < -inset.left - 1 || offset.x > end.x + 1 || offset.y < -inset.top - 1 || offset.y > end.y + 1 {
      complaints.append("out of range at \(offset), inset \(inset): \(path)")
    }
    guard view.isPagingEnabled, size.width > 0, offset.x < end.x - 1 else { return }
    let beyond = offset.x.truncatingRemainder(dividingBy: size.width)
    if beyond > 1, beyond < size.width - 1 { complaints.append("between pages at \(offset.x): \(path)") }
  }

  // MARK: Controllers

  private mutating func look(at controller: UIViewController) {
    let name = "\(type(of: controller)) \(controller.title ?? "")"
    let isSeen = controller.viewIfLoaded?.window != nil
    let flags = [
      ("comes to its parent", controller.isMovingToParent && isSeen),
      ("leaves its parent", controller.isMovingFromParent), ("is being presented", controller.isBeingPresented),
      ("is being dismissed", controller.isBeingDismissed),
      ("has a transition", controller.transitionCoordinator != nil),
    ]
    for (flag, isUp) in flags where isUp { complaints.append("\(name) \(flag)") }
    if isSeen, let navigation = controller as? UINavigationController {
      for child in navigation.viewControllers
      where (child.viewIfLoaded?.window != nil) != (child === navigation.topViewController) {
        complaints.append("\(name): \(child.title ?? "") is in the window, or the topmost is not")
      }
    }
    if isSeen, let tabs = controller as? UITabBarController {
      for child in tabs.viewControllers ?? []
      where (child.viewIfLoaded?.window != nil) != (child === tabs.selectedViewController) {
        complaints.append("\(name): a tab is in the window, or the selected is not")
      }
    }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      look(at: presented)
    }
    for child in controller.children { look(at: child) }
  }
}

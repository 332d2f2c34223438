/// A controller appears when its view comes into a visible window, and disappears when it leaves it.
extension UIViewController {
  private var isOnScreen: Bool { viewIfLoaded?.window?.isHidden == false }

  /// The controller becomes a window's root: its view fills the window.
  func enter(_ window: UIWindow) {
    view.frame = window.bounds
    window.addSubview(view)
  }

  func leaveWindow() {
    if let presented { Presentation.takeDown(presented) }
    viewIfLoaded?.removeFromSuperview()
  }

  /// The view is about to come into the window, or to leave it; nil means no window.
  func viewWillMove(toWindow window: UIWindow?) {
    if window?.isHidden == false { return appearance == .disappeared ? viewWillAppear(false) : () }
    if appearance == .appeared { viewWillDisappear(false) }
  }

  func viewDidMoveToWindow() {
    switch (appearance, isOnScreen) {
    case (.disappeared, true):
      appearance = .appeared
      viewIsAppearing(false)
      viewDidAppear(false)
    case (.appeared, false):
      appearance = .disappeared
      viewDidDisappear(false)
    default: break
    }
  }

  /// The window was shown or hidden under the controller, its children and what they present.
  func windowChangedVisibility() {
    if isOnScreen, appearance == .disappeared {
      viewWillAppear(false)
      viewDidMoveToWindow()
    } else if !isOnScreen, appearance == .appeared {
      viewWillDisappear(false)
      viewDidMoveToWindow()
    }
    for child in children where child.isViewLoaded { child.windowChangedVisibility() }
    presented?.windowChangedVisibility()
  }
}

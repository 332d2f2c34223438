/// A controller appears when its view comes into a visible window, and disappears when it leaves it; unless its
/// parent says by `shouldAutomaticallyForwardAppearanceMethods` that it tells its children itself.
extension UIViewController {
  /// A view *stands* when it is in its window and laid out, and its controller has not heard yet that it did
  /// appear.
  enum Appearance { case disappeared, appearing, standing, appeared, disappearing }

  private var isOnScreen: Bool { viewIfLoaded?.window?.isHidden == false }
  private var isToldByParent: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods == false }

  /// The controller becomes a window's root: its view fills the window.
  func enter(_ window: UIWindow) {
    let view: UIView = view
    // Loading it may have put another controller in its place.
    guard window.rootViewController === self else { return }
    view.frame = window.bounds
    window.addSubview(view)
  }

  func leaveWindow() {
    if let presented { Presentation.takeDown(presented) }
    viewIfLoaded?.removeFromSuperview()
  }

  /// The view is about to come into the window, or to leave it; nil means no window.
  func viewWillMove(toWindow window: UIWindow?) {
    if isToldByParent || isInTransition { return }
    beginTransition(isAppearing: window?.isHidden == false, animated: false)
  }

  func viewDidMoveToWindow() {
    if !isToldByParent, !isInTransition { endTransition() }
  }

  /// The window was shown or hidden under the controller, its children and what they present.
  func windowChangedVisibility() {
    viewWillMove(toWindow: isOnScreen ? viewIfLoaded?.window : nil)
    viewDidMoveToWindow()
    for child in children where child.isViewLoaded { child.windowChangedVisibility() }
    presented?.windowChangedVisibility()
  }

  /// Whose word counts: what is presented over everything, or the child that is named, says it for this one.
  var hidesStatusBar: Bool {
    if let presented, presented.modalPresentationStyle == .fullScreen {
      return presented.hidesStatusBar
    }
    guard let child = childForStatusBarHidden, child !== self else { return prefersStatusBarHidden }
    return child.hidesStatusBar
  }

  // MARK: One transition

  func beginTransition(isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing
      appearsAnimated = animated
      viewWillAppear(animated)
    case (.appeared, false), (.standing, false), (.appearing, false):
      appearance = .disappearing
      appearsAnimated = animated
      viewWillDisappear(animated)
    default: break
    }
  }

  /// The view is in its window: its controller hears that it is appearing, and it is laid out.
  func stand() {
    guard appearance == .appearing else { return }
    appearance = .standing
    viewIfLoaded?.window?.askForStatusBar()
    if let view = viewIfLoaded, unavailable?.configuration != nil { unavailable?.show(in: view) }
    updateUnavailableContent()
    viewIsAppearing(appearsAnimated)
    viewIfLoaded?.layoutIfNeeded()
  }

  /// A controller with input views of its own becomes first responder where nobody is.
  private func showInputViews() {
    guard let window = hostWindow, window.firstResponder == nil, canBecomeFirstResponder, InputViews.has(self)
    else { return }
    becomeFirstResponder()
  }

  func endTransition() {
    stand()
    switch appearance {
    case .standing:
      appearance = .appeared
      showInputViews()
      viewDidAppear(appearsAnimated)
      isMovingToParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    case .appearing, .appeared, .disappeared: break
    }
  }
}

/// A controller appears when its view comes into a visible window, and disappears when it leaves it; unless its
/// parent says by `shouldAutomaticallyForwardAppearanceMethods` that it tells its children itself.
///
/// Where no transition brings it, it hears that it will appear at once, that it is appearing before its view is
/// laid out next, and that it did appear when the turn ends: whoever adds the view has set its frame by then
/// (V418).
extension UIViewController {
  /// A view *stands* when it is in its window, as its controller has heard, and *is laid out* after that; that it
  /// did appear comes last.
  enum Appearance {
    case disappeared, appearing, standing, laidOut, appeared, disappearing

    /// Whether it will appear, and has not yet.
    var isComing: Bool {
      switch self {
      case .appearing, .standing, .laidOut: true
      case .appeared, .disappearing, .disappeared: false
      }
    }
  }

  private var isOnScreen: Bool { viewIfLoaded?.window?.isHidden == false }
  /// Its views may come and go: it hears of that from whoever has the transition.
  private var isHeld: Bool { isInTransition || isCarried && parent?.isHeld == true }
  private var isToldByParent: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods == false }

  /// It is the window's root no more.
  func leave(_ window: UIWindow) {
    if windowOfRoot === window { windowOfRoot = nil }
    if let presented { Presentation.takeDown(presented, presenterStays: false) }
    viewIfLoaded?.removeFromSuperview()
  }

  /// The view is about to come into the window, or to leave it; nil means no window.
  func viewWillMove(toWindow window: UIWindow?) {
    if isToldByParent || isHeld { return }
    tellOfBeginning(isAppearing: window?.isHidden == false, animated: false)
  }

  func viewDidMoveToWindow() {
    guard arrivesByItself else { return }
    if appearance != .appearing { return endTransition() }
    UIApplication.shared.runAtEndOfTurn { [weak self] in
      guard let self, arrivesByItself, appearance.isComing else { return }
      endTransition()
    }
  }

  /// Nobody tells it of its appearance but its view's coming and going.
  private var arrivesByItself: Bool { !isToldByParent && !isHeld && !isTold }

  /// The view is about to be laid out.
  func viewWillBeLaidOut() {
    if appearance == .appearing, isOnScreen { tellIsAppearing() }
  }

  /// The window was shown or hidden under the controller, its children and what they present. As when a view comes
  /// into a window with all that is in it, all hear of the beginning first.
  func windowChangedVisibility() {
    forEachLoaded { $0.viewWillMove(toWindow: $0.isOnScreen ? $0.viewIfLoaded?.window : nil) }
    forEachLoaded { $0.viewDidMoveToWindow() }
  }

  private func forEachLoaded(_ tell: (UIViewController) -> Void) {
    tell(self)
    for child in children where child.isViewLoaded { child.forEachLoaded(tell) }
    presented?.forEachLoaded(tell)
  }

  /// Whose word counts: what is presented over everything, or the child that is named, says it for this one.
  var hidesStatusBar: Bool {
    if let presented, presented.styleInForce == .fullScreen {
      return presented.hidesStatusBar
    }
    guard let child = childForStatusBarHidden, child !== self else { return prefersStatusBarHidden }
    return child.hidesStatusBar
  }

  // MARK: One transition

  /// The children whose views are in its own hear of it, too, and of the end before it does.
  func beginTransition(isAppearing: Bool, animated: Bool) {
    isTold = true
    if !isAppearing { interruptEditing() }
    tellOfBeginning(isAppearing: isAppearing, animated: animated)
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.beginTransition(isAppearing: isAppearing, animated: animated)
      child.isCarried = child.appearance == .appearing || child.appearance == .disappearing
    }
  }

  /// A presenter that was taken out hears of its coming when that presentation ends, also where code has put its
  /// view back on screen meanwhile, so that it has appeared; and the children in its view do (V1025).
  func willReturn() {
    guard appearance == .appeared else { return }
    appearance = .disappeared
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { child.willReturn() }
  }

  /// Whether it comes animated; nil where it doesn't come, or has by now.
  var comesAnimated: Bool? { isTold && appearance.isComing ? appearsAnimated : nil }

  private func tellOfBeginning(isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      // It was on its way out of its parent, and stays.
      if appearance == .disappearing { isMovingFromParent = false }
      loadViewIfNeeded()
      appearance = .appearing
      appearsAnimated = animated
      viewWillAppear(animated)
      if !animated { viewWasToldToAppear(animated) }
    case (.appeared, false), (.laidOut, false), (.standing, false), (.appearing, false):
      appearance = .disappearing
      appearsAnimated = animated
      viewWillDisappear(animated)
    default: break
    }
  }

  /// The view is in its window: its controller hears that it is appearing, those that come with it do, and it is
  /// laid out. What was edited in it goes on.
  func stand() {
    tellIsAppearing()
    guard appearance == .standing else { return }
    appearance = .laidOut
    viewIfLoaded?.layoutIfNeeded()
    for child in children where child.isCarried { child.stand() }
    presentedViewController?.presenterStands(self)
    resumeEditing()
  }

  private func tellIsAppearing() {
    guard appearance == .appearing else { return }
    appearance = .standing
    if TraitKeeper.haveOverrides { UIApplication.shared.tellOfTraits() }
    viewIfLoaded?.window?.askForStatusBar()
    if let view = viewIfLoaded, unavailable?.configuration != nil { unavailable?.show(in: view) }
    updateUnavailableContent()
    viewIsAppearing(appearsAnimated)
    if appearsAnimated { viewWasToldToAppear(true) }
    for child in children where child.isCarried { child.tellIsAppearing() }
  }

  /// A controller with input views of its own becomes first responder where nobody is.
  private func showInputViews() {
    guard let window = hostWindow, window.firstResponder == nil, canBecomeFirstResponder, InputViews.has(self)
    else { return }
    becomeFirstResponder()
  }

  func endTransition() {
    stand()
    for child in children where child.isCarried { child.endTransition() }
    (isTold, isCarried) = (false, false)
    switch appearance {
    case .standing, .laidOut:
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

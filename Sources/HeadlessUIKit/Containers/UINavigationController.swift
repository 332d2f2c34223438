public import Foundation

/// A stack of controllers of which the topmost shows, under a bar with the way back.
///
/// Transitions take no time, unless the delegate has an animator for them. The child fills the whole view, behind
/// the bars, unless they are not translucent, or its `edgesForExtendedLayout` leave theirs out: then it ends at
/// them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Shows the items of the controllers on the stack.
  open var navigationBar: UINavigationBar { bar }
  private var bar: UINavigationBar
  /// Shows the toolbar items of the topmost controller, unless it is hidden.
  open var toolbar: UIToolbar! { lowerBar }
  private let lowerBar: UIToolbar
  /// Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { stackDelegate }
    set { stackDelegate = newValue }
  }
  /// Whom the setter was given, whoever an override shows (V1153).
  final weak var stackDelegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  private let transitionView = UINavigationTransitionView(frame: .zero)
  private lazy var shown = ShownChild(in: transitionView, of: self) { [weak self] in self?.showSoon() }
  private lazy var edgePop = EdgePop(of: self)

  /// With one controller on the stack.
  public init(rootViewController: UIViewController) {
    (bar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// With bars of the application's own; nil stands for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type).map { $0.make(barWith: .zero) } ?? UINavigationBar(frame: .zero)
    lowerBar = (toolbarClass as? UIToolbar.Type).map { $0.make(barWith: .zero) } ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    (bar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// With nothing on the stack. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (bar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    definesPresentationContext = true
    if let judge { navigationBar.delegate = judge }
    navigationBar.goesBack = { [weak self] in self?.goBack() }
    navigationBar.goesBackTo = { [weak self] in self?.goBack(to: $0) }
    navigationBar.search = BarSearch(on: navigationBar)
    navigationBar.collapse = BarCollapse(of: navigationBar) { [weak self] in self?.arrange() }
  }

  /// A subclass that is a bar's delegate is its own bar's, as on a device.
  var judge: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }
  /// Whether a finger on the bar goes back, of which that has asked by itself what it asks of.
  private var goesBackByBar = false

  /// The back button was tapped.
  private func goBack() {
    if let judge, let item = navigationBar.topItem, !judge.navigationBar(navigationBar, shouldPop: item) { return }
    goesBackByBar = true
    goBackOnce()
    goesBackByBar = false
  }

  private func goBackOnce() {
    if let inner = topViewController as? UINavigationController, inner.stack.count > 1 { return inner.goBackOnce() }
    popViewController(animated: true)
  }

  /// A row of the back button's menu was chosen, of which nobody is asked.
  private func goBack(to item: UINavigationItem) {
    guard let controller = stack.first(where: { $0.navigationItem === item }) else { return }
    goesBackByBar = true
    popToViewController(controller, animated: true)
    goesBackByBar = false
  }

  /// Pushes it.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushViewController(secondaryViewController, animated: false) }

  /// Takes a bar of the application's own in the place of the one that it has.
  func use(_ other: UINavigationBar) {
    let (old, items) = (bar, bar.items)
    (old.goesBack, old.goesBackTo, old.search, old.collapse) = (nil, nil, nil, nil)
    if old.delegate === self { old.delegate = nil }
    bar = other
    setUp()
    other.show(items)
    other.isHidden = old.isHidden
    guard let container = old.superview else { return }
    container.insertSubview(other, aboveSubview: old)
    old.removeFromSuperview()
    arrange()
  }

  // MARK: View

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    container.arrange = { [weak self] in
      self?.showAwaited()
      self?.arrange()
    }
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    container.addGestureRecognizer(edgePop.recognizer)
    if hidesBarsOnTap { container.addGestureRecognizer(hiding.tap) }
    if hidesBarsOnSwipe { container.addGestureRecognizer(hiding.swipe) }
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    shown.begin()
    shown.change(to: topViewController, animated: false)
    arrange()
    shown.end()
  }

  private func arrange() {
    arrangeOnce()
    // Content that was scrolled before it had its safe area is set in by now.
    if navigationBar.collapse?.isSettled == false { arrangeOnce() }
  }

  private func arrangeOnce() {
    guard let view = viewIfLoaded, let collapse = navigationBar.collapse else { return }
    let (bounds, edges) = (view.bounds, view.surroundingSafeArea)
    barVisibility.navigationBar.hide(navigationBar, if: hidesNavigationBar || isNested)
    collapse.measure(buttons: heightOfButtons)
    navigationBar.frame = CGRect(x: 0, y: edges.top, width: bounds.width, height: collapse.rows.height)
    barVisibility.toolbar.hide(toolbar, if: hidesToolbar || bottomBars.hidesToolbar)
    let toolbarHeight = view.barHeight(upright: BarMetrics.toolbar) + edges.bottom
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - toolbarHeight, width: bounds.width, height: toolbarHeight)
    let covered = UIEdgeInsets(
      top: navigationBar.isHidden ? 0 : edges.top + collapse.covered, left: 0,
      bottom: toolbar.isHidden ? 0 : toolbarHeight, right: 0)
    transitionView.fill(
      bounds, behind: covered, asSaidBy: topViewController,
      translucent: (navigationBar.isTranslucent, toolbar.isTranslucent))
  }

  private var barVisibility = (navigationBar: BarVisibility(), toolbar: BarVisibility())

  private var heightOfButtons: CGFloat {
    let sheet = presenter == nil ? nil : presentationController?.inForce as? UISheetPresentationController
    if sheet?.standsOnPhone == true { return BarMetrics.navigationBarOfSheet }
    return navigationBar.heightOfButtons
  }

  // MARK: Bars

  /// As its stack said when that became another one.
  private(set) final var bottomBars = BottomBars() {
    didSet {
      guard bottomBars != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  private var hidesNavigationBar = false
  /// Set by way of `setNavigationBarHidden(_:animated:)`, so that an override of that has a say.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesToolbar = true
  /// Set by way of `setToolbarHidden(_:animated:)`, so that an override of that has a say.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// In seconds: how long bars take to come and go on a device; here they are there at once.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// At once: there is nothing to animate.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesNavigationBar = hidden
    arrange()
  }
  /// At once: there is nothing to animate.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    arrange()
  }

  private var ownTabBarItem: UITabBarItem?
  /// Of the tab, too, which is the lowest controller's where this one wasn't given one: what was set last counts.
  open override var title: String? { didSet { if ownTabBarItem == nil { stack.first?.tabBarItem.title = title } } }

  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      ownTabBarItem = newValue
      super.tabBarItem = newValue
    }
  }

  /// Its levels, which the stack of More takes; its tab is called as before (V1193).
  final func giveUpLevels() -> [UIViewController] {
    let levels = stack
    super.tabBarItem = tabBarItem
    show([], animated: false)
    showAwaited()
    return levels
  }

  /// They were another stack's for a while.
  final func takeBack(_ levels: [UIViewController]) {
    show(levels, animated: false)
    showAwaited()
  }

  // MARK: The stack

  /// From the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that shows.
  open var topViewController: UIViewController? { stack.last }
  override var childThatShows: UIViewController? { topViewController }
  /// The topmost one.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// What the topmost one presents, else the topmost one.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  /// Traps where the controller is on the stack already, or is a navigation or a split view controller, as UIKit
  /// does.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(type(of: self)): \(type(of: viewController)) is pushed, and is on the stack already")
    // A split view's columns are levels of one stack.
    precondition(
      !(viewController is UINavigationController) || splitViewController != nil,
      "\(type(of: self)): \(type(of: viewController)) is pushed, and is a navigation controller itself")
    precondition(
      !(viewController is UISplitViewController),
      "\(type(of: self)): \(type(of: viewController)) is pushed, and is a split view controller")
    show(stack + [viewController], animated: animated, pushing: viewController)
  }

  /// The controller that was topmost; nil where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    show(stack.dropLast(), animated: animated, popping: top)
    return top
  }

  /// The controllers that were above the lowest; nil where there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// The controllers that were above that one; nil where there were none. Traps where it isn't on the stack, as
  /// UIKit does.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(type(of: self)): \(type(of: viewController)) isn't on the stack, to be popped to")
    }
    let above = Array(stack[(place + 1)...])
    if above.isEmpty { return nil }
    show(Array(stack[...place]), animated: animated, popping: above.last)
    return above
  }

  /// Has the last one show. Those that stay on the stack stay children.
  ///
  /// The stack is another one at once. In a window, what shows changes in the next layout, and then everybody hears
  /// of it: what is said about a controller right after it was pushed is known when its view is loaded. Traps where
  /// a controller comes twice, as UIKit does.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  /// Whichever method said so: overrides of others don't hear of it.
  private func show(
    _ viewControllers: [UIViewController], animated: Bool, pushing pushed: UIViewController? = nil,
    popping popped: UIViewController? = nil
  ) {
    for (place, controller) in viewControllers.enumerated() {
      precondition(
        !viewControllers[..<place].contains { $0 === controller },
        "\(type(of: self)): \(type(of: controller)) comes twice on the stack")
    }
    let old = stack
    let leaving = old.filter { controller in !viewControllers.contains { $0 === controller } }
    let coming = viewControllers.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    stack = viewControllers
    for controller in coming { addChild(controller) }
    if stack.first !== old.first { tabBarController?.tabBarItemDidChange() }
    var change = awaited ?? StackChange(from: old, above: bottomBars)
    bottomBars = BottomBars(below: stack)
    change.go(to: viewControllers, leaving: leaving, animated: animated)
    if let popped, animated { change.popped.append(popped) }
    if animated, shown.isSeen, let below = shown.controller, let top = stack.last, top !== below {
      change.awaitTransition(from: below, to: top)
    }
    awaited = change
    if let top = stack.last, stack.count > 1, coming.contains(top) { top.warnOfFingersThatTakeBack() }
    // Whatever it says, it comes.
    if let pushed, !old.isEmpty, let judge {
      _ = judge.navigationBar(navigationBar, shouldPush: pushed.navigationItem)
    }
    if let popped, !barHolder.goesBackByBar { askOfPop(of: popped) }
    if let pushed {
      showItem(ofPushed: pushed, animated: animated)
    } else if popped != nil {
      navigationBar.show(levels)
    } else {
      navigationBar.showSet(levels, animated: animated)
    }
    itemsAreShown()
    takeContentSize()
    if let popped, !animated { tellOfPop(of: popped) }
    showSoon()
  }

  /// It would like to be as large as the topmost controller, where that says how large.
  private func takeContentSize() {
    if let size = topViewController?.preferredContentSize, size != .zero { preferredContentSize = size }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { takeContentSize() }
  }

  /// A level of another navigation controller, as a split view's columns are on a phone: that one's bar shows the
  /// way back from here, too.
  private var isNested: Bool { parent is UINavigationController }
  /// Whose bar shows the way back from here.
  var barHolder: UINavigationController { isNested ? navigationController?.barHolder ?? self : self }

  private var levels: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.levels ?? [$0.navigationItem] }
  }

  /// Onto the items of all below it, which the bar has unless an override has kept some away.
  private func showItem(ofPushed pushed: UIViewController, animated: Bool) {
    let (levels, item) = (levels, pushed.navigationItem)
    if levels.last === item, levels.dropLast().elementsEqual(navigationBar.items ?? [], by: ===) {
      navigationBar.showPushed(item, animated: animated)
    } else {
      navigationBar.show(levels)
    }
  }

  private func showItems() {
    navigationBar.show(levels)
    itemsAreShown()
  }

  private func itemsAreShown() {
    if isNested { navigationController?.showItems() }
    toolbar.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// What became of the stack since it was last shown.
  private var awaited: StackChange?

  /// In the next layout where it is seen, or comes with this one; else at once.
  private func showSoon() {
    guard awaited != nil else { return }
    if shown.isExpected { viewIfLoaded?.setNeedsLayout() } else { showAwaited() }
  }

  /// What comes while a transition runs, or what shows changes, is shown after that.
  func showAwaited() {
    guard let change = awaited, !shown.isChanging else { return }
    awaited = nil
    shown.begin()
    guard isViewLoaded, let top = topViewController, top !== shown.controller else {
      if stack.isEmpty { shown.change(to: nil, animated: change.isAnimated) { part(from: change.leaving) } }
      settle(change, isCompleted: true)
      change.coordinator?.end()
      return shown.end()
    }
    let animated = change.isAnimated
    hasToldDelegate = true
    guard animated, let below = shown.controller, shown.isSeen else {
      stackDelegate?.navigationController(self, willShow: top, animated: animated)
      shown.change(to: top, animated: animated) { part(from: change.leaving) }
      settle(change, isCompleted: true)
      stackDelegate?.navigationController(self, didShow: top, animated: animated)
      change.coordinator?.end()
      return shown.end()
    }
    let way = change.way ?? self.way(of: change, from: below, to: top)
    ContainerTransition(
      old: below, new: top, shown: shown, animator: way.animator, hand: way.hand, coordinator: change.coordinator
    ).run {
      coordinator = $0
      stackDelegate?.navigationController(self, willShow: top, animated: animated)
      arrange()
    } parts: { [self] in
      part(from: change.leaving)
    } ends: { [self] completed in
      coordinator = nil
      settle(change, isCompleted: completed)
      if completed { stackDelegate?.navigationController(self, didShow: top, animated: animated) }
      shown.end()
    }
  }

  /// Whether the delegate was told of a controller that shows.
  private var hasToldDelegate = false
  /// Whom the delegate was told of as it comes with this one, until it did appear.
  private weak var first: UIViewController?

  /// Tells the delegate of the first controller that shows, which comes with this one.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasToldDelegate, let top = shown.controller else { return }
    (hasToldDelegate, first) = (true, top)
    stackDelegate?.navigationController(self, willShow: top, animated: false)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard first?.appearance.isComing == true else { return tellThatFirstShows() }
    // Where no transition brings both, that one hears of it after this one.
    UIApplication.shared.runAtEndOfTurn { [weak self] in self?.tellThatFirstShows() }
  }

  /// What the stack has become as this one went is there when it comes back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    showSoon()
  }

  private func tellThatFirstShows() {
    guard let top = first else { return }
    first = nil
    if top === shown.controller { stackDelegate?.navigationController(self, didShow: top, animated: false) }
  }

  private func way(of change: StackChange, from old: UIViewController, to new: UIViewController) -> StackChange.Way
  {
    let animator = stackDelegate?.navigationController(
      self, animationControllerFor: Operation(from: change.old, to: stack), from: old, to: new)
    let hand =
      animator.map { stackDelegate?.navigationController(self, interactionControllerFor: $0) } ?? edgePop.hand
    return StackChange.Way(animator: animator, hand: hand)
  }

  /// One that was put on again meanwhile stays, and one that another container has taken is that one's.
  private func gone(of leaving: [UIViewController]) -> [UIViewController] {
    leaving.filter { controller in
      !stack.contains { $0 === controller } && (controller.parent == nil || controller.parent === self)
    }
  }

  /// Who left the stack is nobody's child as the one that showed hears that it did disappear (V1203).
  private func part(from leaving: [UIViewController]) {
    for controller in gone(of: leaving) { controller.partFromParent() }
  }

  /// Those that left the stack and those that came to it hear of it; or it is as before, where it was called off.
  private func settle(_ change: StackChange, isCompleted: Bool) {
    defer { stackHasSettled() }
    if !isCompleted, awaited != nil {
      awaited?.takeOver(change)
      return
    }
    let (leaving, coming) = (change.leaving, change.coming)
    if isCompleted {
      for controller in gone(of: leaving) { controller.removeFromParent() }
      for controller in coming {
        controller.didMove(toParent: self)
        // One that others stand on has come: it is a way back that shows it.
        if controller !== topViewController { controller.isMovingToParent = false }
      }
      // A pusher that hid the bar for another one may say so as it appears again.
      if coming.isEmpty, !leaving.isEmpty, awaited == nil { bottomBars = BottomBars(below: stack) }
      for controller in change.popped { tellOfPop(of: controller) }
      return
    }
    for controller in coming { controller.removeFromParent() }
    for controller in leaving {
      if change.wasThere(controller) { controller.stays(in: self) } else { controller.removeFromParent() }
    }
    (stack, bottomBars) = (change.old, change.oldBottomBars)
    showItems()
  }

  /// Everybody has heard of what became of the stack.
  func stackHasSettled() {}

  private var coordinator: TransitionCoordinator?
  var runsTransition: Bool { coordinator != nil }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? awaitedCoordinator ?? super.transitionCoordinator
  }

  /// Who asks right after an animated push means that one, which begins at once where it takes its time.
  private var awaitedCoordinator: TransitionCoordinator? {
    guard let change = awaited, let below = shown.controller, let top = topViewController,
      let coming = change.coordinator
    else { return nil }
    let way = change.way ?? self.way(of: change, from: below, to: top)
    awaited?.way = way
    if way.isSystems { return coming }
    showAwaited()
    return coordinator ?? coming
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private lazy var hiding = BarHiding(of: self)
  /// Whether a finger that goes up hides the bars, and one that goes down brings them back.
  open var hidesBarsOnSwipe = false { didSet { take(barHideOnSwipeGestureRecognizer, if: hidesBarsOnSwipe) } }
  /// Whether a tap on the content hides the bars, and another one brings them back.
  open var hidesBarsOnTap = false { didSet { take(barHideOnTapGestureRecognizer, if: hidesBarsOnTap) } }
  /// The finger that goes up or down.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// The tap.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  private func take(_ recognizer: UIGestureRecognizer, if isWanted: Bool) {
    guard let view = viewIfLoaded else { return }
    if isWanted { view.addGestureRecognizer(recognizer) } else { view.removeGestureRecognizer(recognizer) }
  }

  /// Kept: no keyboard comes up during a replay.
  open var hidesBarsWhenKeyboardAppears = false
  /// Kept: nothing turns during a replay.
  open var hidesBarsWhenVerticallyCompact = false

  /// Has the title of the topmost controller typed anew, where its item has a delegate that lets it.
  open override func rename(_ sender: Any?) { navigationBar.beginRenaming() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "rename:"
      ? navigationBar.topItem?.mayBeRenamed == true : super.canPerformAction(action, withSender: sender)
  }

  // MARK: Going back by hand

  /// A finger from the left edge goes back, if it goes far enough or fast enough.
  ///
  /// As long as its delegate is not changed it does not begin at the lowest level, without a bar, and where another
  /// button stands in the back button's place.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }
  /// Nil: a finger goes back from the edge only.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

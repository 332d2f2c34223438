public import Foundation

/// A stack of controllers of which the topmost shows, under a bar with the way back.
///
/// Transitions take no time, unless the delegate has an animator for them. The child fills the whole view, behind the
/// bars, unless they are not translucent, or its `edgesForExtendedLayout` leave theirs out: then it ends at them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Shows the items of the controllers on the stack.
  open var navigationBar: UINavigationBar { bar }
  private let bar: UINavigationBar
  /// Shows the toolbar items of the topmost controller, unless it is hidden.
  open var toolbar: UIToolbar! { lowerBar }
  private let lowerBar: UIToolbar
  /// Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  private let stage = UINavigationTransitionView(frame: .zero)
  private lazy var shown = ShownChild(on: stage)
  private lazy var edgePop = EdgePop(of: self)

  /// With one controller on the stack.
  public init(rootViewController: UIViewController) {
    (bar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
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

  private func setUp() { navigationBar.goesBack = { [weak self] in self?.goBack() } }

  /// The back button was tapped. A subclass that is a bar's delegate is its own bar's, as on a device.
  private func goBack() {
    if let judge = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
      !judge.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  // MARK: View

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    container.arrange = { [weak self] in self?.arrange() }
    container.addSubview(stage)
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    container.addGestureRecognizer(edgePop.recognizer)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    shown.change(to: topViewController, animated: false)
    arrange()
  }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    let (bounds, edges) = (view.bounds, view.surroundingSafeArea)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: edges.top, width: bounds.width, height: BarMetrics.navigationBar)
    toolbar.isHidden = isToolbarHidden
    let toolbarHeight = BarMetrics.toolbar + edges.bottom
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - toolbarHeight, width: bounds.width, height: toolbarHeight)
    let covered = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : navigationBar.frame.maxY, left: 0,
      bottom: isToolbarHidden ? 0 : toolbarHeight, right: 0)
    stage.fill(
      bounds, behind: covered, asSaidBy: topViewController,
      translucent: (navigationBar.isTranslucent, toolbar.isTranslucent))
  }

  // MARK: Bars

  /// At once: there is nothing to animate.
  open var isNavigationBarHidden = false { didSet { arrange() } }
  /// At once: there is nothing to animate.
  open var isToolbarHidden = true { didSet { arrange() } }

  /// At once: there is nothing to animate.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// At once: there is nothing to animate.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private var ownTabBarItem: UITabBarItem?

  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      ownTabBarItem = newValue
      super.tabBarItem = newValue
    }
  }

  // MARK: The stack

  /// From the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that shows.
  open var topViewController: UIViewController? { stack.last }
  /// What the topmost one presents, else the topmost one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Traps where the controller is on the stack already, as UIKit does.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(type(of: self)): \(type(of: viewController)) is pushed, and is on the stack already")
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// The controller that was topmost; nil where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// The controllers that were above the lowest; nil where there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// The controllers that were above that one; nil where there were none.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let above = Array(stack[(place + 1)...])
    if above.isEmpty { return nil }
    setViewControllers(Array(stack[...place]), animated: animated)
    return above
  }

  /// Has the last one show. Those that stay on the stack stay children.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let leaving = old.filter { controller in !viewControllers.contains { $0 === controller } }
    let coming = viewControllers.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    stack = viewControllers
    for controller in coming { addChild(controller) }
    if stack.first !== old.first { tabBarController?.tabBarItemDidChange() }
    showTop(animated: animated, after: old) { [self] completed in
      for controller in completed ? leaving : coming { controller.removeFromParent() }
      for controller in completed ? coming : leaving { controller.didMove(toParent: self) }
      guard !completed else { return }
      stack = old
      showItems()
    }
  }

  private func showItems() {
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// - Parameter then: called once, with whether the topmost controller came.
  private func showTop(animated: Bool, after old: [UIViewController], then: @escaping (Bool) -> Void) {
    showItems()
    guard isViewLoaded, let top = topViewController, top !== shown.controller else {
      if stack.isEmpty { shown.change(to: nil, animated: animated) }
      return then(true)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
    let operation = Operation(from: old, to: stack)
    guard animated, let below = shown.controller, stage.window?.isHidden == false, let delegate,
      let animator = delegate.navigationController(self, animationControllerFor: operation, from: below, to: top)
    else {
      shown.change(to: top, animated: animated)
      then(true)
      delegate?.navigationController(self, didShow: top, animated: animated)
      return
    }
    coordinator = ContainerTransition.run(
      animator, inHandOf: delegate.navigationController(self, interactionControllerFor: animator), from: below,
      to: top, on: stage
    ) { [self] completed in
      coordinator = nil
      shown.settle(on: completed ? top : below)
      then(completed)
      if completed { delegate.navigationController(self, didShow: top, animated: animated) }
    }
    if shown.controller === top { coordinator = nil }
  }

  private var coordinator: TransitionCoordinator?
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? super.transitionCoordinator
  }

  /// What becomes of the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none, push, pop

    init(from old: [UIViewController], to new: [UIViewController]) {
      let isKnown = new.last.map { top in old.contains { $0 === top } } ?? true
      self = old.isEmpty || new.isEmpty ? .none : isKnown ? .pop : .push
    }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Kept: bars hide by code alone.
  open var hidesBarsOnSwipe = false
  /// Kept: bars hide by code alone.
  open var hidesBarsOnTap = false
  /// Kept: bars hide by code alone.
  open var hidesBarsWhenKeyboardAppears = false
  /// Kept: bars hide by code alone.
  open var hidesBarsWhenVerticallyCompact = false

  // MARK: Going back by hand

  /// A finger from the left edge goes back, if it goes far enough or fast enough.
  ///
  /// As long as its delegate is not changed it does not begin at the lowest level, without a bar, and where another
  /// button stands in the back button's place.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }
}

public import Foundation

/// What a tab bar controller asks and tells. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked when a finger tapped a tab, perhaps the one that is selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A finger chose a tab, perhaps the one that was selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// What shows the one going and the other coming; nil for no time.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who has the animator in hand; nil for nobody.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController:
      any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { DefaultAnswers.give(true, for: self) }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController:
      any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers of which one shows, with a tab for each at the lower edge.
///
/// The child fills the whole view, behind the bar, unless that is not translucent, or the child's
/// `edgesForExtendedLayout` leave it out: then it ends at the bar. There is no More tab: the bar shows every tab,
/// however many.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Shows the tabs of the controllers.
  open var tabBar: UITabBar { bar }
  private var bar = UITabBar(frame: .zero)
  /// Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private let stage = UITransitionView(frame: .zero)
  private lazy var shown = ShownChild(on: stage)
  private var tabs: [UIViewController]?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Without tabs. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.delegate = self
    tabBar.chooser = { [weak self] in self?.maySelect($0) ?? true }
    tabBar.didChoose = { [weak self] in self?.show($0, wasSelected: $1) }
  }

  /// Takes a bar of the application's own in the place of the one that it has.
  func use(_ other: UITabBar) {
    let (old, items, selected) = (bar, bar.items, bar.selectedItem)
    (old.delegate, old.chooser, old.didChoose) = (nil, nil, nil)
    bar = other
    setUp()
    (other.items, other.selectedItem) = (items, selected)
    guard let container = old.superview else { return }
    container.insertSubview(other, aboveSubview: old)
    old.removeFromSuperview()
    arrange()
  }

  // MARK: View

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.arrange = { [weak self] in
      self?.showAnnounced()
      self?.arrange()
    }
    container.addSubview(stage)
    container.addSubview(tabBar)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    shown.change(to: selectedViewController, animated: false)
    arrange()
  }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    let height = BarMetrics.tabBar + view.surroundingSafeArea.bottom
    let stack = (selected as? UINavigationController)?.viewControllers ?? []
    tabBar.isHidden = stack.contains(where: \.hidesBottomBarWhenPushed)
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    stage.fill(
      view.bounds, behind: UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : height, right: 0),
      asSaidBy: stack.last ?? selected, translucent: (true, tabBar.isTranslucent))
  }

  // MARK: Tabs

  /// From the left to the right. Setting them selects the same one as before, else the first.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// At once. Selects the same one as before, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs ?? [], viewControllers ?? [])
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    let coming = new.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    tabs = viewControllers
    for controller in coming { addChild(controller) }
    tabBar.items = viewControllers?.map(\.tabBarItem)
    let stays = selected.map { controller in new.contains { $0 === controller } } ?? false
    selected = stays ? selected : new.first
    showSelected()
    for controller in leaving { controller.removeFromParent() }
    for controller in coming { controller.didMove(toParent: self) }
  }

  private var selected: UIViewController?

  /// The one that shows.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// Setting it tells the delegate nothing; one that is no tab's is ignored.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs?.contains(where: { $0 === newValue }) == true else { return }
      selected = newValue
      showSelected()
    }
  }

  /// `NSNotFound` where there are no tabs. Setting it tells the delegate nothing; one that is no tab's is ignored.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set { selectedViewController = tabs.flatMap { $0.indices.contains(newValue) ? $0[newValue] : nil } }
  }

  /// What is selected will appear at once, and is seen from the next layout on; by an animator, where the delegate
  /// has one, from now on.
  private func showSelected() {
    tabBar.selectedItem = selected?.tabBarItem
    guard isViewLoaded else { return }
    let old = announced ?? shown.controller
    guard old !== selected else { return }
    guard shown.isSeen, let new = selected else {
      announced = nil
      return shown.change(to: selected, animated: false)
    }
    if let old, announced == nil,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      return change(from: old, to: new, by: animator)
    }
    new.loadViewIfNeeded()
    new.beginTransition(isAppearing: true, animated: false)
    old?.beginTransition(isAppearing: false, animated: false)
    if let announced, announced !== shown.controller { announced.endTransition() }
    announced = new
    view.setNeedsLayout()
  }

  /// The one that was selected since the last layout.
  private var announced: UIViewController?

  private func showAnnounced() {
    guard announced != nil else { return }
    announced = nil
    shown.change(to: selected, animated: false)
    // Where it was the one that shows, and was left for a moment.
    selected?.endTransition()
  }

  private func change(
    from old: UIViewController, to new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let hand = delegate?.tabBarController(self, interactionControllerFor: animator)
    ContainerTransition(old: old, new: new, shown: shown, animator: animator, hand: hand).run {
      coordinator = $0
    } ends: { [self] completed in
      coordinator = nil
      if completed { return }
      selected = old
      tabBar.selectedItem = old.tabBarItem
    }
  }

  private var coordinator: TransitionCoordinator?
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? super.transitionCoordinator
  }

  /// The controller, or the lowest one of its stack, has another item now.
  func tabBarItemDidChange() {
    let items: [UITabBarItem] = tabs?.map(\.tabBarItem) ?? []
    guard !items.elementsEqual(tabBar.items ?? [], by: ===) else { return }
    tabBar.items = items
    tabBar.selectedItem = selected?.tabBarItem
  }

  // MARK: Fingers

  private func controller(of item: UITabBarItem) -> UIViewController? { tabs?.first { $0.tabBarItem === item } }

  private func maySelect(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return true }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// A finger chose a tab, and its controller is about to be shown: `selectedIndex` is still the old one. For
  /// overriding; super does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Kept: the bar stays as large as it is.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// When the bar would become small. Raw values are UIKit's.
  public enum MinimizeBehavior: Int, Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// The one that was selected already goes back to the lowest level of its navigation.
  private func show(_ item: UITabBarItem, wasSelected: Bool) {
    guard let controller = controller(of: item) else { return }
    if wasSelected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }
}

public import Foundation

/// Owns a view and the logic behind it; stands in the responder chain between its view and that view's superview.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  /// Of the navigation item and the tab, too, where somebody asked for them.
  open var title: String? { didSet { items.retitle(title) } }

  /// Nothing is loaded yet. Traps where a nib is named: none is modelled.
  public init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil, "nib files are not modelled: build \(nibName ?? "")'s views in code")
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The view

  /// Loads the view on first use: `loadView`, then `viewDidLoad`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let other = newValue?.viewController, other !== self {
        preconditionFailure(
          "the view of \(type(of: other)) can't be that of \(type(of: self)), too: set its to nil before")
      }
      loadedView?.viewController = nil
      loadedView = newValue
      ChainChanges.note()
      newValue?.viewController = self
    }
  }

  /// The view, if it is loaded; never loads it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether `view` stands; asking does not load it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: a plain one of the screen's size that grows with its superview. Overrides set `view`
  /// themselves and don't call super.
  open func loadView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Calls `loadView` and `viewDidLoad`, once.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "\(type(of: self)).loadView() set no view")
    viewDidLoad()
  }

  /// Called once, after the view was loaded; for overriding.
  open func viewDidLoad() {}

  // MARK: Content that is missing, or scrolls

  /// What is shown in place of content.
  final var unavailable: UnavailableContent?
  /// Has `updateContentUnavailableConfiguration(using:)` called, once, at the end of the turn.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContentAwaitsUpdate() }
  /// Called at the end of the turn in which `setNeedsUpdateContentUnavailableConfiguration()` asked for it, and
  /// before the view appears. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Without a search, unless one is active in the controller's navigation item. Handed to updates.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { searchedContentState }

  /// Of each edge, whose scrolling bars follow: a navigation bar does that of the upper one.
  final var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView?)] = []
  /// Has the navigation bar's large title and search bar follow this one's content, in place of that of the view,
  /// or of the rearmost view in it. Of other edges it is kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:)>
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollViews.append((edge, scrollView))
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
  /// What was set last for the edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edge.contains(edge) }?.view
  }

  // MARK: What it hears of its view

  /// Called before the view comes into a window; for overriding.
  open func viewWillAppear(_ animated: Bool) {}
  /// What a controller of this module does when overrides have heard that it comes: of `viewWillAppear(_:)`, and,
  /// where that is animated, of `viewIsAppearing(_:)`.
  func viewWasToldToAppear(_ animated: Bool) {}
  /// Called when the view has its window and its size; for overriding.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came into a window; for overriding.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window; for overriding.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left its window; for overriding.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays its subviews out; for overriding.
  open func viewWillLayoutSubviews() {}
  var awaitsProperties = true
  /// Called before its view's first layout, and before the next one whenever `setNeedsUpdateProperties` asked for
  /// it. The default does nothing.
  open func updateProperties() {}
  /// Called after the view laid its subviews out; for overriding.
  open func viewDidLayoutSubviews() {}

  /// Called before a layout, as its view's `updateConstraints`, which it calls; overrides call super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: The chain

  override var hostWindow: UIWindow? { loadedView?.hostWindow }

  /// The presenter, for a presentation's root controller; else the superview of its view, also as long as a
  /// presentation has the view out of there; of a window's root controller always the window. Never loads the view.
  open override var next: UIResponder? {
    if let presenter { return presenter }
    return loadedView?.superview ?? superviewVacated ?? windowOfRoot
  }

  /// What its view stood in until a presentation took it out, or an animator did that on the way.
  private var superviewVacated: UIView? { (vacated ?? presented?.presentation?.place)?.superview }

  /// The window whose root controller it is.
  final weak var windowOfRoot: UIWindow? { didSet { ChainChanges.note() } }

  // MARK: Children

  /// The one child that a container shows: events without coordinates start there (F9), and it has a say in whether
  /// a finger takes the container down (V1111).
  var childThatShows: UIViewController? { nil }

  /// In the order in which they were added.
  open private(set) var children: [UIViewController] = []
  /// Whose child it is; nil of one that is presented, or is a root.
  open var parent: UIViewController? { adopter }
  private weak var adopter: UIViewController?
  /// Who has let go of it, until `removeFromParent` says so.
  private weak var formerParent: UIViewController?

  /// Adopts a controller, after `removeFromParent` has taken it from its former parent. The caller adds its view,
  /// and then calls `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    OlderName.addChild.passOn(of: self) {
      addChildViewController(child)
    } else: {
      adopt(child)
    }
  }
  /// The name of `addChild(_:)` before Swift 4.2; what overrides either is called by both.
  open func addChildViewController(_ childController: UIViewController) {
    OlderName.addChild.passOn(of: self) {
      addChild(childController)
    } else: {
      adopt(childController)
    }
  }

  private func adopt(_ child: UIViewController) {
    precondition(child !== self, "\(type(of: self)) can't be its own child")
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "\(type(of: self)) can't have \(type(of: child)) for a child, which it is in itself")
    refuseStranger(child)
    let former = child.parent ?? child.formerParent
    if former === self {
      children.removeAll { $0 === child }
      (child.adopter, child.formerParent) = (self, nil)
      child.isMovingFromParent = false
    } else {
      if former != nil { child.removeFromParent() }
      child.adopter = self
      child.willMove(toParent: self)
    }
    children.append(child)
    child.isMovingToParent = true
  }

  /// Ends what `addChild` began, and calls `didMove(toParent: nil)`. The caller takes the view out before.
  open func removeFromParent() {
    OlderName.removeFromParent.passOn(of: self) {
      removeFromParentViewController()
    } else: {
      leaveParent()
    }
  }
  /// The name of `removeFromParent()` before Swift 4.2; what overrides either is called by both.
  open func removeFromParentViewController() {
    OlderName.removeFromParent.passOn(of: self) {
      removeFromParent()
    } else: {
      leaveParent()
    }
  }
  /// The name of `children` before Swift 4.2.
  open var childViewControllers: [UIViewController] { children }

  /// It is nobody's child from now on; `removeFromParent` is still to come, which ends what it presents, and says
  /// so.
  final func partFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    (adopter, formerParent) = (nil, parent)
  }

  private func leaveParent() {
    guard let parent = parent ?? formerParent else { return }
    (presentedViewController ?? parent.presentedViewController)?.presenterLeaves(self)
    // Nobody would dismiss any more what it presents itself.
    if let presented { Presentation.takeDown(presented, presenterStays: false) }
    parent.children.removeAll { $0 === self }
    (adopter, formerParent) = (nil, nil)
    (isMovingToParent, isMovingFromParent) = (false, false)
    didMove(toParent: nil)
  }

  /// That it leaves was called off: it hears that it is where it was.
  func stays(in parent: UIViewController) {
    isMovingFromParent = false
    didMove(toParent: parent)
  }

  /// `addChild` calls it; before taking a child out, the caller does, with nil. Overrides must call super.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
    OlderName.willMove.passOn(of: self) { willMove(toParentViewController: parent) }
  }
  /// Called by whoever adds a child, when its view is in place; by `removeFromParent` with nil. For overriding.
  open func didMove(toParent parent: UIViewController?) {
    OlderName.didMove.passOn(of: self) { didMove(toParentViewController: parent) }
  }
  /// The name of `willMove(toParent:)` before Swift 4.2; what overrides either is called by both.
  open func willMove(toParentViewController parent: UIViewController?) {
    OlderName.willMove.passOn(of: self) { willMove(toParent: parent) }
  }
  /// The name of `didMove(toParent:)` before Swift 4.2; what overrides either is called by both.
  open func didMove(toParentViewController parent: UIViewController?) {
    OlderName.didMove.passOn(of: self) { didMove(toParent: parent) }
  }

  /// From `addChild` until the view has appeared, or the controller stands on a stack below another.
  open internal(set) var isMovingToParent = false
  /// From `willMove(toParent: nil)` until `removeFromParent`, or until that is called off: it appears again.
  open internal(set) var isMovingFromParent = false

  // MARK: Bars

  /// The nearest navigation controller around it; nil for one itself.
  open var navigationController: UINavigationController? { container() }
  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { container() }
  /// The nearest split view controller around it.
  open var splitViewController: UISplitViewController? { container() }
  /// Nil: no controller comes from a storyboard.
  open var storyboard: UIStoryboard? { nil }
  /// Nil: the application is no extension.
  open var extensionContext: NSExtensionContext? { nil }
  /// From the view's upper edge to the safe area.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide>
  @available(swift, deprecated: 5.0, message: "its lower edge is view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.aboveSafeArea) }
  /// From the safe area to the view's lower edge.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide>
  @available(swift, deprecated: 5.0, message: "its upper edge is view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.belowSafeArea) }

  private lazy var items = ContainerItems(of: self)
  /// What a navigation controller's bar shows for this controller.
  open var navigationItem: UINavigationItem { items.navigationItem }
  /// The tab by which a tab bar controller shows this controller. That of a navigation controller is its lowest
  /// controller's, unless it was given one.
  open var tabBarItem: UITabBarItem! {
    get { items.tabItem }
    set {
      items.tabItem = newValue
      tabBarController?.tabBarItemDidChange()
    }
  }
  /// The tab that this controller, or the nearest one around it, was made for.
  open var tab: UITab? { ownTab ?? parent?.tab }
  final weak var ownTab: UITab?
  /// What a navigation controller's toolbar shows, as long as this controller is topmost.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange(of: self) } }
  /// At once: there is nothing to animate.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether a tab bar controller hides its bar as long as this controller is on a stack, and a navigation
  /// controller its toolbar as long as it is topmost. Asked for as the stack becomes another one (V1113).
  open var hidesBottomBarWhenPushed = false

  private var editing = false
  /// Kept; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    items.showEditing(editing)
  }
  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { items.editButton }

  // MARK: Turning, before iOS 8

  /// Never called: nothing turns during a replay.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Never called: nothing turns during a replay.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Never called: nothing turns during a replay.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// As the screen says.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

  // MARK: Names that code of nibs and segues overrides

  /// Nil: there are no nibs.
  open var nibName: String? { nil }
  /// Nil: there are no nibs.
  open var nibBundle: Bundle? { nil }
  /// Never called: there are no unwind segues.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Never asked: there are no unwind segues. The children.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children
  }
  /// Never asked: there are no unwind segues.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { ActionLookup.ownMethod(action, of: self) != nil }
  /// The nearest controller that has such a method, itself or one around it. Every controller has those that show
  /// controllers: of these, the nearest that overrides it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    let showing = ShowingOverrides(action)
    return sequence(first: self, next: \.parent).first { one in
      one.canPerformAction(action, withSender: sender)
        && ShowingTables.overrides(of: type(of: one)).isSuperset(of: showing)
    }
  }
  /// Also what shows controllers.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !ShowingOverrides(action).isEmpty || super.canPerformAction(action, withSender: sender)
  }
  /// None: nobody presses that hard.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Never called: nothing is restored.
  open func applicationFinishedRestoringState() {}
  /// As the system says.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// Stops: storyboards are not modelled, and so no segue has an identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Unmodelled.stop("performSegue(withIdentifier: \"\(identifier)\"): storyboards; push or present in code")
  }
  /// Never asked: storyboards are not modelled.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Never called: storyboards are not modelled.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Showing others

  /// Has the nearest controller around it show it that does so in a way of its own, as navigation controllers push;
  /// without one it is presented.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)>
  open func show(_ vc: UIViewController, sender: Any?) {
    if let other = shower(.show, sender) { return other.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Has the nearest controller around it show it that does so in a way of its own, as split view controllers do;
  /// without one it is presented.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)>
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let other = shower(.showDetail, sender) { return other.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Whom an override's call of super leads to is not itself.
  private func shower(_ kind: ShowingOverrides, _ sender: Any?) -> UIViewController? {
    let isOverridden = ShowingTables.overrides(of: type(of: self)).isSuperset(of: kind)
    return (isOverridden ? parent : self)?.targetViewController(forAction: kind.action, sender: sender)
  }

  /// Called on the primary controller where a split view shows one controller alone; nothing, unless overridden.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Never called: a split view stays collapsed.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Takes one child's view out and puts another's in, animated as a block is; what it does to the views besides is
  /// the caller's. Both children hear that they will change places at once, and that they did at the end. The
  /// completion hears whether it came to its end. Traps where their parents differ, as UIKit does.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === toViewController.parent,
      "\(type(of: self)): \(type(of: fromViewController)) and \(type(of: toViewController)) change places, and are no "
        + "children of one controller")
    guard let from = fromViewController.viewIfLoaded, let to = toViewController.view else { return }
    let both = [toViewController, fromViewController]
    let isSeen = from.window?.isHidden == false
    if isSeen {
      fromViewController.beginTransition(isAppearing: false, animated: duration > 0)
      toViewController.beginTransition(isAppearing: true, animated: duration > 0)
      for one in both { one.isInTransition = true }
    }
    // It is appearing when it is laid out, which waits: the caller may go on to set frames and its own state.
    from.superview?.addSubview(to)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      // A transition of the whole takes its time whatever the block changes.
      if options.isTransition, let superview = to.superview {
        UIApplication.shared.animations.block?.include(superview)
      }
      animations?()
    } completion: { finished in
      from.removeFromSuperview()
      if isSeen {
        for one in both { one.isInTransition = false }
        for one in both { one.endTransition() }
      }
      completion?(finished)
    }
  }

  /// Does it now, or, where a finger has a transition in its hand, when that has come to its end.
  func afterInteraction(_ action: @escaping () -> Void) {
    guard let coordinator = transitionCoordinator, coordinator.isInteractive else { return action() }
    coordinator.animate(alongsideTransition: nil) { if !$0.isCancelled { action() } }
  }

  // MARK: Keys

  private var addedKeyCommands: [UIKeyCommand] = []
  /// Those that were added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  /// One more that its keys perform.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes it out.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Presentation

  /// How it is presented; decides whether the presenter's view leaves. Automatic is a form sheet, and reads so.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownPresentationStyle }
    set { ownPresentationStyle = newValue == .automatic ? .formSheet : newValue }
  }
  private final var ownPresentationStyle = UIModalPresentationStyle.formSheet
  /// Kept: what is presented or pushed comes at once, unless there is an animator (see V1241 of `zoom`).
  open var preferredTransition: Transition?
  /// Whether presentations in the current context, and searches, stop at this controller; navigation controllers
  /// say yes.
  open var definesPresentationContext = false
  /// What this controller, or an ancestor of it, presents.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  /// Who presents this controller, or an ancestor of it.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  /// While a presentation makes the view appear.
  open internal(set) var isBeingPresented = false
  /// While the end of a presentation makes the view disappear.
  open internal(set) var isBeingDismissed = false

  /// Who makes the parts of its presentation. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  final var ownPresentationController: UIPresentationController?
  /// Who made that; nil for UIKit itself.
  final weak var presentationMaker: (any UIViewControllerTransitioningDelegate)?
  /// What stands over the presentation that it is part of; before there is one, that of its own style. For a custom
  /// one its transitioning delegate is asked, with nobody who presents it yet. The two retain each other until a
  /// presentation ends: who asks a controller that is never presented then has both stay, as with UIKit.
  open var presentationController: UIPresentationController? {
    if presentation == nil, presenter == nil, let parent { return parent.presentationController }
    return controllerOfStyle(by: nil, from: self)
  }
  /// The presentation that shows it; nil of one that is not presented, unlike `presentationController`. Of a
  /// popover on a phone it is what stands in its place.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController?.inForce
  }
  /// That of a sheet, where it is presented as one.
  open var sheetPresentationController: UISheetPresentationController? {
    awaitsCustomController ? nil : presentationController as? UISheetPresentationController
  }
  /// That of a popover, where it is presented as one.
  open var popoverPresentationController: UIPopoverPresentationController? {
    awaitsCustomController ? nil : presentationController as? UIPopoverPresentationController
  }
  /// The presentation that this controller came by, where it has a container of its own.
  var presentation: ModalPresentation?
  /// A transition tells it of its appearance.
  var isInTransition = false
  /// It was told that a transition of its own begins, and not yet of the end.
  var isTold = false
  /// It takes part in its parent's transition, which tells it of the end.
  var isCarried = false
  /// The view in which editing counts as this controller's.
  var editedPart: UIView? { viewIfLoaded }
  /// What was edited in there when something interrupted that.
  final var interrupted: InterruptedEditing?
  /// Its presentation, or the end of that, which begins at the end of the turn.
  final var pendingPresentation: (@MainActor () -> Void)?
  /// What waits until its presentation has come; nil where none is on its way.
  final var afterPresentation: [@MainActor () -> Void]?

  /// It is presented no more. Another presentation has a presentation controller of its own.
  func presentationEnds() {
    ownPresentationController?.takeTraitsBack()
    letGoOfPresentation()
  }

  /// Retains nothing of it any more.
  func letGoOfPresentation() {
    presentation = nil
    (ownPresentationController, presentationMaker) = (nil, nil)
  }

  /// What stands over a presentation of its style.
  /// - Parameter presenter: nil before it is presented.
  func controllerOfStyle(
    by presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if let presentation { return presentation.controller.made }
    let present = ownPresentationController
    if self.presenter != nil, let present { return present }
    let controller: UIPresentationController =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet:
        present as? UISheetPresentationController
          ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover:
        present as? UIPopoverPresentationController
          ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default:
        customController(by: presenter, from: source)
          ?? present.flatMap { type(of: $0) == UIPresentationController.self ? $0 : nil }
          ?? UIPresentationController(presentedViewController: self, presenting: nil)
      }
    ownPresentationController = controller
    if modalPresentationStyle != .custom { presentationMaker = nil }
    return controller
  }

  /// A finger took its presentation down: what the system's own controllers tell of being cancelled (V237).
  func isDismissedByTouch() {}

  /// Of the transition that this controller, or one around it, is in; nil where none runs, or it is not animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    passing ?? presentation?.coordinator ?? presented?.passing ?? presented?.presentation?.coordinator
      ?? (parent ?? formerParent)?.transitionCoordinator
  }
  /// Of a presentation that has no container of its own, and takes no time.
  var passing: TransitionCoordinator?

  var presented: UIViewController? { didSet { if presented == nil { viewIfLoaded?.setBehindAlert(false) } } }
  weak var presenter: UIViewController? { didSet { ChainChanges.note() } }
  /// Where the presenter's view stood, for the time in which a full-screen presentation has it out of the window.
  var vacated: (superview: UIView, index: Int)? { didSet { ChainChanges.note() } }

  /// Presents from this controller's presentation context: the root of its container, unless the style asks for the
  /// current context. Animated without an animator of the application's own it happens at the end of the turn, as
  /// the completion does; with one the completion is called as the transition comes to its end.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    Presentation.present(controller, from: self, animated: animated, completion: completion)
  }

  /// Dismisses what this controller, or an ancestor of it, presents, with all that is presented from there. Where
  /// they present nothing, or what they present is being dismissed already, who presents them is called to dismiss,
  /// so that an override of that one's has a say.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presenter = Presentation.dismisser(for: self) {
      return presenter.dismiss(animated: animated, completion: completion)
    }
    Presentation.dismiss(from: self, animated: animated, completion: completion)
  }

  /// Presents itself, where it has a way of its own for that, as searches have; false for all others.
  func presentsItself(from caller: UIViewController, animated: Bool, _ completion: (() -> Void)?) -> Bool { false }
  /// Ends that; false for all others.
  func endsItself(animated: Bool) -> Bool { false }
  /// The view of a controller that presents it, or is in that one, is in its window again.
  func presenterStands(_ controller: UIViewController) {}
  /// A controller that presents it, or is in that one, is about to be nobody's child any more.
  func presenterLeaves(_ controller: UIViewController) {}

  // MARK: Appearance

  /// False where a container tells its children of their appearance itself, by `beginAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Calls `viewWillAppear` or `viewWillDisappear`, for a container that tells its children itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Calls `viewIsAppearing` and `viewDidAppear`, or `viewDidDisappear`.
  open func endAppearanceTransition() { endTransition() }

  var appearance = Appearance.disappeared
  var appearsAnimated = false

  // MARK: What containers and the system ask for

  /// The traits that the parent gives a child, beside the child's own; nil takes them away.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { UIApplication.shared.traits.give(collection, to: childViewController) }

  /// What `setOverrideTraitCollection(_:forChild:)` gave the child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { UIApplication.shared.traits.given(to: childViewController) }

  /// Nothing comes of it: no pointer is locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Kept: there is no focus.
  open var focusGroupIdentifier: String?
  /// Kept: there is no focus.
  open var restoresFocusAfterTransition = true
  /// Kept: nothing is measured.
  open var interactionActivityTrackingBaseName: String?
  /// Kept: nothing is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Whether actions without a target may be performed by it while it presents another controller (K100). For
  /// overriding.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/performsactionswhilepresentingmodally>
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Nil: no child has a say. For overriding.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Nil: no child has a say. For overriding.
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  /// Nothing comes of it: `preferredUserInterfaceStyle` is not asked.
  open func setNeedsUserInterfaceAppearanceUpdate() {}
  /// False. For overriding; nothing turns.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Nil: no child has a say. For overriding.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Nothing comes of it: nothing turns.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// For overriding; never asked: nothing is drawn behind it.
  open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
  /// Nil: no child has a say. For overriding.
  open var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }

  /// Told to what it is in, and to what stands over its presentation.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// A child would like another size; for overriding.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: constraints of a content don't ask around.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// All that there is.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Never called: of overrides `traitCollectionDidChange(_:)` tells.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Kept: what is presented over everything says whether there is a status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Kept: transitions of the system's own take no time.
  open var providesPresentationContextTransitionStyle = false
  /// Kept: the system's own transitions take no time.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether no finger takes its sheet or popover down, nor that of the containers which show it.
  open var isModalInPresentation = false
  /// At which edges the view reaches behind a container's bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { askBarsAround() } }
  }
  /// Whether it reaches behind bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { askBarsAround() } }
  }
  /// Never asked, as are the next two: nothing turns.
  open var shouldAutorotate: Bool { true }
  /// Ways in which the view may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// How it is turned when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Never asked: nothing is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Asked when a controller appears, and by `setNeedsStatusBarAppearanceUpdate`;
  /// above a home button it gives its room to the window.
  open var prefersStatusBarHidden: Bool { false }
  /// Who says it for this controller; itself where nil.
  open var childForStatusBarStyle: UIViewController? { childViewControllerForStatusBarStyle }
  /// Who says it for this controller; itself where nil.
  open var childForStatusBarHidden: UIViewController? { childViewControllerForStatusBarHidden }
  /// The name of `childForStatusBarStyle` before Swift 4.2, for overriding.
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }
  /// The name of `childForStatusBarHidden` before Swift 4.2, for overriding.
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Nothing comes of it: nothing turns.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Nothing comes of it: nothing turns.
  open class func attemptRotationToDeviceOrientation() {}
  /// What `traitCollection` says of it here and in what is in it; nothing is drawn.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { UIApplication.shared.traits.set(overrideUserInterfaceStyle, of: self) }
  }
  /// Has the controller that shows be asked whether it hides the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.askForStatusBar() }
  /// Who says it for this controller; itself where nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Who says it for this controller; itself where nil.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether a pointer is kept in the window; there is none.
  open var prefersPointerLocked: Bool { false }
  /// For overriding; never asked: no keyboard comes up during a replay.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether a scroll view that is the view, or its rearmost subview, is inset by a navigation controller's bars
  /// also where it does not scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Kept: nothing is restored.
  open var restorationIdentifier: String?
  /// Never called: nothing is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: nothing is restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether the home indicator may hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Nothing comes of it: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// At which edges the system's gestures wait for the application's. A log has none of the system's gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Nothing comes of it: a log has none of the system's gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Never called: memory doesn't run low during a replay.
  open func didReceiveMemoryWarning() {}
  /// Never called: nothing turns during a replay.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Those of the screen, but for what is overridden here, or around it.
  open var traitCollection: UITraitCollection { UIApplication.shared.traits.collection(of: self) }
  /// Called when the turn ends in which overrides changed them.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells it, and all that is in it, now of what changed in their traits, and not when the turn ends.
  open func updateTraitsIfNeeded() { UIApplication.shared.tellOfTraits(in: self) }

  /// Added to the view's safe area, and so to that of what is in it.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaDidChange() }
    }
  }
  /// Called after the view's safe area changed: when it comes into a window, when bars come or go, when it is
  /// moved.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins were set, or the safe area that they begin in changed.
  open func viewLayoutMarginsDidChange() {}
  /// How far the view's content stays away from its sides at the least: 16 points, 20 in a wide view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let least = loadedView?.leastControllerMargin ?? LayoutMetrics.controllerMargins.narrow
    return NSDirectionalEdgeInsets(top: 0, leading: least, bottom: 0, trailing: least)
  }
  /// Whether the view's margins are at least those.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.ruledPartsDidChange() } }
  /// Stops: there is no archive of controllers to write to. Overrides compile, and wait.
  open func encode(with coder: NSCoder) {
    Unmodelled.stop("\(type(of: self)).encode(with:): controllers are not archived")
  }
}

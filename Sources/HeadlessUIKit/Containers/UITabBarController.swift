public import Foundation

/// Controllers of which one shows, with a tab for each at the lower edge.
///
/// The child fills the whole view, behind the bar, unless that is not translucent, or the child's
/// `edgesForExtendedLayout` leave it out: then it ends at the bar. Where there are more than five tabs, a phone's
/// bar shows four of them and More, which lists the others.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Shows the tabs of the controllers.
  open var tabBar: UITabBar { bar }
  private var bar = UITabBar(frame: .zero)
  /// Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { tabsDelegate }
    set { tabsDelegate = newValue }
  }
  /// Whom the setter was given, whoever an override shows (V1153).
  final weak var tabsDelegate: (any UITabBarControllerDelegate)?
  private let transitionView = UITransitionView(frame: .zero)
  private lazy var shown = ShownChild(in: transitionView, of: self) { [weak self] in self?.goOn() }
  /// Shows the tabs that the bar has no room for; always there. Selecting it shows what was chosen in it, else its
  /// list.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller>
  open var moreNavigationController: UINavigationController { more }
  private var moreIfMade: UIMoreNavigationController?
  private var more: UIMoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let made = UIMoreNavigationController(of: self)
    made.offersEditing = customizableViewControllers?.isEmpty == false
    moreIfMade = made
    return made
  }
  /// Where there are any, More has an edit button. What that shows is not modelled, and a trace warns of it.
  /// Setting `viewControllers` makes it those.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/customizableviewcontrollers>
  open var customizableViewControllers: [UIViewController]? {
    didSet { moreIfMade?.offersEditing = customizableViewControllers?.isEmpty == false }
  }
  private var entries: [TabEntry]?

  /// Loads the view: an override of `viewDidLoad` comes before whatever its maker sets up afterwards (V1030).
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
    loadViewIfNeeded()
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
    (old.chooser, old.didChoose) = (nil, nil)
    old.delegate = nil
    bar = other
    setUp()
    if let items { other.show(items) }
    (other.selectedItem, other.isHidden) = (selected, old.isHidden)
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
      guard let self else { return }
      followRoom()
      showAnnounced()
      if !shown.isExpected { showFirst() }
      arrange()
    }
    container.addSubview(transitionView)
    container.addSubview(tabBar)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  /// What is selected comes along.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFirst()
  }

  /// Only now that it comes, or is laid out for somebody, is there need of the selected one's view: whoever made
  /// the two may have set them up since (V1030).
  private func showFirst() {
    guard shown.controller == nil, let selected, !shown.isChanging else { return }
    shown.begin()
    shown.place(selected)
    shown.end()
  }

  /// What was selected and waits for the next layout comes before this one goes.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    showAnnounced()
  }

  /// Whether code hides the bar: children then reach down to the edge of the screen.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false
  private var visibility = BarVisibility()
  /// At once: there is nothing to animate.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    arrange()
  }

  /// What the bar leaves free of the view: all of it where no bar shows.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/contentlayoutguide>
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "contentLayoutGuide"
    view.addLayoutGuide(guide)
    let bottom = guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor), bottom,
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    contentBottom = bottom
    arrange()
    return guide
  }()
  private var contentBottom: NSLayoutConstraint?

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    tabBar.underneath = view.surroundingSafeArea.bottom
    let height = tabBar.sizeThatFits(view.bounds.size).height
    defer {
      let covered = tabBar.isHidden ? 0 : height
      if let contentBottom, contentBottom.constant != -covered { contentBottom.constant = -covered }
    }
    let navigation = selected as? UINavigationController
    visibility.hide(tabBar, if: isTabBarHidden || navigation?.bottomBars.hidesTabBar == true)
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    transitionView.fill(
      view.bounds, behind: UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : height, right: 0),
      asSaidBy: navigation?.topViewController ?? selected, translucent: (true, tabBar.isTranslucent))
  }

  // MARK: More

  /// How many tabs a phone's bar has room for.
  private static let mostTabs = 5
  /// Whether the bar shows More in the place of the last of these, as it last showed its tabs.
  private var showsMore = false

  private func hasMore(of entries: [TabEntry]?) -> Bool {
    (entries?.count ?? 0) > Self.mostTabs && traitCollection.horizontalSizeClass == .compact
  }

  private var entriesInMore: [TabEntry] { Array((showsMore ? entries : nil)?.dropFirst(Self.mostTabs - 1) ?? []) }

  private var itemsOnBar: [UITabBarItem]? {
    showsMore
      ? entries.map { $0.prefix(Self.mostTabs - 1).map(\.item) + [more.tabBarItem] } : entries?.map(\.item)
  }

  /// Of the tabs that the bar has no room for.
  var itemsInMore: [UITabBarItem] { entriesInMore.map(\.item) }

  /// Whether More shows: its list, or what was chosen in it.
  private var isMoreSelected: Bool { selected != nil && selected === moreIfMade }

  private var selectedItem: UITabBarItem? { isMoreSelected ? moreIfMade?.tabBarItem : selectedEntry?.item }

  /// A row of the list was chosen: nobody is asked, and nobody is told but the stack's delegate (V1191).
  func chooseInMore(_ row: Int) {
    let entry = entriesInMore[row]
    selectedEntry = entry
    if let controller = shownController(of: entry) { more.display(controller, animated: true) }
  }

  /// There is room for more tabs, or for fewer.
  private func followRoom() {
    if let entries, showsMore != hasMore(of: entries) { change(to: entries) }
  }

  // MARK: Tabs

  /// From the left to the right. Setting them selects the same one as before, else the one at its index, else the
  /// first. Where there are `tabs`, those of them that were made already.
  open var viewControllers: [UIViewController]? {
    get { entries?.compactMap(\.made) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// At once. Selects the same one as before, else the one at its index, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    ownTabs = []
    customizableViewControllers = viewControllers
    change(to: viewControllers?.map(TabEntry.init))
  }

  private var ownTabs: [UITab] = [] {
    didSet {
      for tab in oldValue where !ownTabs.contains(where: { $0 === tab }) { tab.belong(to: nil) }
      for tab in ownTabs { tab.belong(to: self) }
    }
  }
  /// From the left to the right, each with a controller that is made when it is first shown. Setting them takes the
  /// place of `viewControllers`; empty where those were set.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }
  /// At once: there is nothing to animate.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    tabsDidChange()
  }
  /// With these tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
  /// The one that shows, of the bar's own. The delegate hears of another one; a tab in a group selects both.
  open var selectedTab: UITab? {
    get { ownTabs.first { $0 === selectedEntry?.tab } }
    set {
      guard var tab = newValue else { return }
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      choose(entries?.first { $0.tab === tab })
    }
  }
  /// Among the tabs and those in groups.
  open func tab(forIdentifier identifier: String) -> UITab? { ownTabs.tab(forIdentifier: identifier) }
  /// Which of the bar's own tabs stand on it where there is little room across, as on a phone; nil for all. One
  /// that is left out gives way to the first, and its button comes back with its name.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }
  /// Kept: nobody arranges tabs anew.
  open var customizationIdentifier: String?

  /// Whether the tab has a button on the bar.
  func isOnBar(_ tab: UITab) -> Bool {
    guard tab.isOnBar else { return false }
    guard let compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else { return true }
    return compactTabIdentifiers.contains(tab.identifier)
  }
  /// Kept: on phones tabs stand on a bar.
  open var mode = Mode.automatic
  /// How tabs stand on a pad. Raw values are UIKit's.
  public enum Mode: Int, Hashable, Sendable { case automatic, tabBar, tabSidebar }

  /// Tabs come, go, hide, or show another controller.
  func tabsDidChange() {
    if ownTabs.isEmpty, entries?.contains(where: { $0.tab != nil }) != true { return }
    change(to: ownTabs.filter(isOnBar).map(TabEntry.init))
  }

  private func change(to new: [TabEntry]?) {
    let showedList = isMoreSelected && moreIfMade?.displayed == nil
    moreIfMade?.giveBack()
    let (old, present) = (entries ?? [], new ?? [])
    let before = old.compactMap(\.made)
    let after = present.compactMap(\.made)
    let leaving = before.filter { controller in !after.contains { $0 === controller } }
    let coming = after.filter { controller in controller.parent !== self }
    for controller in leaving { controller.willMove(toParent: nil) }
    let wasSelected = selectedEntry
    // Tabs that hide give way to the first.
    let place = ownTabs.isEmpty ? old.firstIndex { $0 === wasSelected } : nil
    (entries, showsMore) = (new, hasMore(of: new))
    for controller in coming { addChild(controller) }
    tabBar.show(itemsOnBar)
    moreIfMade?.tabsDidChange()
    let stays = present.first { $0.item === wasSelected?.item || $0.made != nil && $0.made === selected }
    let sameIndex = place.flatMap { present.indices.contains($0) ? present[$0] : nil }
    selectedEntry = stays ?? sameIndex ?? present.first
    selected = showedList && showsMore ? more : host(of: selectedEntry)
    showSelected()
    for controller in leaving { controller.removeFromParent() }
    for controller in coming { controller.didMove(toParent: self) }
    tellOfTab(after: wasSelected?.tab)
  }

  /// Who shows the entry: its own controller, or More with that above its list.
  private func host(of entry: TabEntry?) -> UIViewController? {
    guard let entry, entriesInMore.contains(where: { $0 === entry }) else { return shownController(of: entry) }
    haveForChild(more)
    if more.displayed == nil || more.displayed !== entry.made, let controller = shownController(of: entry) {
      more.display(controller, animated: false)
    }
    return more
  }

  /// What the entry shows, which is a child from now on.
  private func shownController(of entry: TabEntry?) -> UIViewController? {
    guard let controller = entry?.shown else { return nil }
    haveForChild(controller)
    return controller
  }

  final func haveForChild(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private var selectedEntry: TabEntry?
  private var selected: UIViewController?

  override var childThatShows: UIViewController? { selected }
  /// The one that shows.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// Setting it tells the delegate nothing, but for another of `tabs`. Traps where it is no tab's, as UIKit does. A
  /// finger on a tab of `viewControllers` sets it, too.
  ///
  /// Of the tabs in More it is the one that was chosen there, and `moreNavigationController` as long as the list
  /// shows.
  open var selectedViewController: UIViewController? {
    get { isMoreSelected ? moreIfMade?.displayed ?? selected : selected }
    set {
      guard let newValue else { return }
      if newValue === moreIfMade { return selectMore() }
      let entry = entries?.first { $0.made === newValue }
      precondition(entry != nil, "\(type(of: self)): \(type(of: newValue)) is no tab's, and can't be selected")
      choose(entry)
    }
  }

  /// With what was chosen in it, where something was. Without a More on the bar nothing changes.
  private func selectMore() {
    guard showsMore else { return }
    haveForChild(more)
    if let displayed = more.displayed { selectedEntry = entries?.first { $0.made === displayed } }
    selected = more
    showSelected()
  }

  /// `NSNotFound` where there are no tabs, and while the list of More shows. Setting it tells the delegate nothing,
  /// but for another of `tabs`; one that is no tab's is ignored.
  open var selectedIndex: Int {
    get {
      if isMoreSelected, moreIfMade?.displayed == nil { return NSNotFound }
      return entries?.firstIndex { $0 === selectedEntry } ?? NSNotFound
    }
    set { choose(entries.flatMap { $0.indices.contains(newValue) ? $0[newValue] : nil }) }
  }

  /// By code.
  private func choose(_ entry: TabEntry?) {
    let before = selectedEntry?.tab
    select(entry)
    tellOfTab(after: before)
  }

  /// The delegate hears of another of `tabs` that shows, whoever has selected it (V812).
  private func tellOfTab(after previous: UITab?) {
    guard let tab = selectedEntry?.tab, tab !== previous else { return }
    tabsDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  private func select(_ entry: TabEntry?) {
    guard let entry else { return }
    let before = selectedEntry
    selectedEntry = entry
    selected = host(of: entry)
    showSelected()
    if before !== entry, (entry.tab as? UISearchTab)?.automaticallyActivatesSearch == true {
      search(in: entry, thenBackTo: before)
    }
  }

  /// Begins when what is selected is there.
  private func search(in entry: TabEntry, thenBackTo before: TabEntry?) {
    UIApplication.shared.runAtEndOfTurn { [weak self] in
      guard let self, selectedEntry === entry else { return }
      let top = (selected as? UINavigationController)?.topViewController ?? selected
      guard let search = top?.navigationItem.searchController else { return }
      viewIfLoaded?.layoutIfNeeded()
      search.isActive = true
      search.searchBar.becomeFirstResponder()
      search.ends = { [weak self] in
        guard let self, selectedEntry === entry, let before, entries?.contains(where: { $0 === before }) == true
        else { return }
        select(before)
      }
    }
  }

  /// What is selected will appear at once, and is seen from the next layout on; by an animator, where the delegate
  /// has one, from now on. While what shows changes, it waits for the end of that.
  private func showSelected() {
    tabBar.selectedItem = selectedItem
    guard isViewLoaded, !shown.isChanging else { return }
    let old = announced ?? shown.controller
    guard old !== selected else { return }
    if old == nil, !shown.isExpected { return view.setNeedsLayout() }
    guard shown.isExpected, let new = selected else {
      announced = nil
      shown.begin()
      shown.change(to: selected, animated: false)
      return shown.end()
    }
    view.setNeedsLayout()
    // Where it comes with this one, it hears so in the layout.
    guard shown.isSeen else { return }
    if let old, announced == nil,
      let animator = tabsDelegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      return change(from: old, to: new, by: animator)
    }
    shown.begin()
    new.loadViewIfNeeded()
    // Loading it may have taken this one out of the window.
    if shown.isSeen { announce(new, after: old) }
    shown.end()
  }

  /// The one that was selected since the last layout, and has heard that it will appear.
  private var announced: UIViewController?

  private func announce(_ new: UIViewController, after old: UIViewController?) {
    new.beginTransition(isAppearing: true, animated: false)
    old?.beginTransition(isAppearing: false, animated: false)
    if let announced, announced !== shown.controller { announced.endTransition() }
    announced = new
  }

  private func showAnnounced() {
    if shown.isSeen { showSelected() }
    guard let new = announced, !shown.isChanging else { return }
    announced = nil
    shown.begin()
    let old = shown.controller
    shown.change(to: new, animated: false)
    // It was left for a moment, or this one has left its window since.
    if new === old && comesAnimated == nil || !shown.staysSeen {
      shown.comes(new)
      old?.endTransition()
      new.endTransition()
    }
    shown.end()
  }

  /// Another one may have been selected as what shows changed, and this one may have left its window.
  private func goOn() {
    showSelected()
    if !shown.isExpected { return showAnnounced() }
    // A layout that came while what shows changed has passed it by.
    if announced != nil { view.setNeedsLayout() }
  }

  private func change(
    from old: UIViewController, to new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    shown.begin()
    let hand = tabsDelegate?.tabBarController(self, interactionControllerFor: animator)
    ContainerTransition(old: old, new: new, shown: shown, animator: animator, hand: hand).run {
      coordinator = $0
      arrange()
    } ends: { [self] completed in
      coordinator = nil
      // Another one may have been selected meanwhile.
      if !completed, selected === new {
        selected = old
        let shown = selectedViewController
        selectedEntry = entries?.first { $0.made === shown } ?? selectedEntry
        tabBar.selectedItem = selectedItem
      }
      shown.end()
    }
  }

  private var coordinator: TransitionCoordinator?
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? super.transitionCoordinator
  }

  /// The controller, or the lowest one of its stack, has another item now.
  func tabBarItemDidChange() {
    moreIfMade?.tabsDidChange()
    let items = itemsOnBar ?? []
    guard !items.elementsEqual(tabBar.items ?? [], by: ===) else { return }
    tabBar.show(items)
    tabBar.selectedItem = selectedItem
  }

  // MARK: Fingers

  private func entry(of item: UITabBarItem) -> TabEntry? { entries?.first { $0.item === item } }

  /// Whether it is the item of More, of which only a delegate of controllers is asked and told.
  private func isMore(_ item: UITabBarItem) -> Bool { showsMore && item === more.tabBarItem }

  private func maySelect(_ item: UITabBarItem) -> Bool {
    if isMore(item), ownTabs.isEmpty { return tabsDelegate?.tabBarController(self, shouldSelect: more) ?? true }
    guard let entry = entry(of: item), let delegate = tabsDelegate else { return true }
    if let tab = entry.tab { return delegate.tabBarController(self, shouldSelectTab: tab) }
    return entry.made.map { delegate.tabBarController(self, shouldSelect: $0) } ?? true
  }

  /// A finger chose a tab, and its controller is about to be shown: `selectedIndex` is still the old one. For
  /// overriding; super does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// For overriding. Never called: no finger customizes a bar here.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// For overriding. Never called: no finger customizes a bar here.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// For overriding. Never called: no finger customizes a bar here.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// For overriding. Never called: no finger customizes a bar here.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Kept: the bar stays as large as it is.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// When the bar would become small. Raw values are UIKit's.
  public enum MinimizeBehavior: Int, Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// The one that was selected already goes back to the lowest level of its navigation.
  private func show(_ item: UITabBarItem, wasSelected: Bool) {
    if isMore(item) { return showMore(wasSelected: wasSelected) }
    guard let entry = entry(of: item) else { return }
    let previous = selectedTab
    if wasSelected {
      (selected as? UINavigationController)?.popToRootViewController(animated: true)
    } else if entry.tab == nil, let controller = entry.made {
      selectedViewController = controller
    } else {
      select(entry)
    }
    if let tab = entry.tab {
      tabsDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    } else if let controller = entry.made {
      tabsDelegate?.tabBarController(self, didSelect: controller)
    }
  }

  /// What was chosen in it shows again; the list does where it was selected already.
  private func showMore(wasSelected: Bool) {
    if wasSelected {
      more.popToRootViewController(animated: true)
    } else {
      selectedViewController = more
    }
    if ownTabs.isEmpty, let shown = selectedViewController {
      tabsDelegate?.tabBarController(self, didSelect: shown)
    }
  }
}

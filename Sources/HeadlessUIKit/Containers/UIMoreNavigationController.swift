/// What a tab bar controller shows of the tabs that its bar has no room for: a list of them, and above it the one
/// that was chosen. UIKit's has this name, too.
///
/// The levels of a navigation controller that was chosen stand on this stack for as long (V1193).
@MainActor final class UIMoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list: UIMoreListController
  /// Whose tab was chosen, until the list shows again.
  private var chosen: UIViewController?
  /// The lowest level of what was chosen.
  private var root: UIViewController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    list = UIMoreListController(of: tabs)
    super.init(rootViewController: list)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// The tab's controller that shows, or whose levels do; nil where the list does.
  var displayed: UIViewController? { viewControllers.count > 1 ? chosen : nil }

  /// Whether people may say which tabs stand on the bar.
  var offersEditing: Bool {
    get { list.offersEditing }
    set { list.offersEditing = newValue }
  }

  /// Other tabs are in the list, or they are called otherwise.
  func tabsDidChange() { (list.viewIfLoaded as? UITableView)?.reloadData() }

  /// Shows it above the list, in the place of the one that shows.
  func display(_ controller: UIViewController, animated: Bool) {
    if controller === displayed { return }
    giveBack()
    let levels = (controller as? UINavigationController)?.giveUpLevels() ?? [controller]
    (chosen, root) = (controller, levels.first)
    if levels.count == 1 {
      pushViewController(levels[0], animated: animated)
    } else {
      setViewControllers([list] + levels, animated: animated)
    }
  }

  /// What was chosen is where it was before, with all its levels; the list shows.
  func giveBack() {
    guard let chosen else { return }
    let above = Array(viewControllers.dropFirst())
    // On a way back to the list that has not settled only the lowest is left.
    let levels = above.isEmpty ? [root].compactMap(\.self) : above
    (self.chosen, root) = (nil, nil)
    setViewControllers([list], animated: false)
    showAwaited()
    restore(chosen, levels)
  }

  /// Once the list shows again, what was chosen is where it was before; of a navigation controller the levels above
  /// the lowest are gone, as after any way back.
  override func stackHasSettled() {
    guard let chosen, viewControllers.count == 1 else { return }
    let levels = [root].compactMap(\.self)
    (self.chosen, root) = (nil, nil)
    restore(chosen, levels)
  }

  private func restore(_ controller: UIViewController, _ levels: [UIViewController]) {
    if let navigation = controller as? UINavigationController { return navigation.takeBack(levels) }
    if controller.parent == nil { tabs?.haveForChild(controller) }
  }
}

/// The list of More: a row for each tab that the bar has no room for. UIKit's has this name, too.
@MainActor final class UIMoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  var offersEditing = false {
    didSet { navigationItem.rightBarButtonItem = offersEditing ? edit : nil }
  }

  private lazy var edit = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let tabs = self?.tabs else { return }
      tabs.tabBar.beginCustomizingItems(tabs.customizableViewControllers?.compactMap(\.tabBarItem) ?? [])
    })

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.itemsInMore.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = tabs?.itemsInMore[indexPath.row]
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.chooseInMore(indexPath.row)
  }
}

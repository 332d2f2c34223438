import HeadlessUIKit

/// An application as many are, for random fingers: tabs, stacks of lists that refresh, books of pages, a strip of
/// pages with dots, sheets, alerts and menus. What a row does when it is selected depends on the row.
@MainActor final class PlayedApp {
  let tabs = UITabBarController()
  /// Of everything that was ever shown: what happened in a wrong order.
  private(set) var faults: [String] = []
  private var made = 0
  /// How often a list was pulled far enough.
  var refreshes = 0
  /// Turns of pages by code that nobody has heard the end of.
  var turns = 0
  /// The strips and books that show or did.
  let strips = Kept<Strip>()
  let books = Kept<PlayedBook>()

  init() {
    tabs.viewControllers = [0, 1, 2].map { place in
      let root: PlayedController = place == 2 ? PlayedBook(in: self) : PlayedList(in: self)
      let navigation = UINavigationController(rootViewController: root)
      navigation.tabBarItem = UITabBarItem(title: "\(place)", image: nil, tag: place)
      return navigation
    }
  }

  func number() -> Int {
    made += 1
    return made
  }

  func fail(_ what: String) { faults.append(what) }

  /// Those that live.
  @MainActor final class Kept<Element: AnyObject> {
    private struct Link { weak var element: Element? }
    private var links: [Link] = []
    var all: [Element] { links.compactMap(\.element) }
    func add(_ element: Element) { links.append(Link(element: element)) }
  }
}

/// A controller that watches over what it is told of its appearance.
class PlayedController: UIViewController {
  unowned let app: PlayedApp
  let number: Int
  private var told = "did disappear"

  init(in app: PlayedApp) {
    self.app = app
    number = app.number()
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }
  required init?(coder: NSCoder) { nil }

  private func hear(_ what: String, after before: String...) {
    if !before.contains(told) { app.fail("\(type(of: self)) \(number) \(what) after it \(told)") }
    told = what
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear("will appear", after: "did disappear", "will disappear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear("did appear", after: "will appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear("will disappear", after: "did appear", "will appear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear("did disappear", after: "will disappear")
  }
}

/// Rows below a strip of pages, and a control that refreshes them.
final class PlayedList: PlayedController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private var rows = 30

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
    let strip = Strip()
    app.strips.add(strip)
    table.tableHeaderView = strip
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak control, unowned app] _ in
        app.refreshes += 1
        VirtualClock.current.schedule(after: 0.6) { control?.endRefreshing() }
      }, for: .valueChanged)
    table.refreshControl = control
    view.addSubview(table)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(
        children: (0..<3).map { place in UIAction(title: "\(place)") { [weak self] _ in self?.act(place + 3) } }))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    act(indexPath.row)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      rows -= 1
      table.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func act(_ row: Int) {
    func next() -> PlayedController { row % 4 < 2 ? PlayedList(in: app) : PlayedBook(in: app) }
    let stack = navigationController
    switch row % 10 {
    case 0, 1: stack?.pushViewController(next(), animated: true)
    case 2: stack?.popViewController(animated: true)
    case 3: stack?.popToRootViewController(animated: true)
    case 4, 5, 8:
      let other = UINavigationController(rootViewController: next())
      if row % 10 == 5 { other.modalPresentationStyle = .fullScreen }
      if row % 10 == 8 { other.sheetPresentationController?.detents = [.medium(), .large()] }
      show(other)
    case 6: dismiss(animated: true)
    case 7: show(question())
    default:
      stack?.pushViewController(next(), animated: true)
      VirtualClock.current.schedule(after: 0.1) { [weak stack] in stack?.popViewController(animated: true) }
    }
  }

  private func question() -> UIAlertController {
    let style: UIAlertController.Style = number % 2 == 0 ? .alert : .actionSheet
    let alert = UIAlertController(title: "Well?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Push", style: .default) { [weak self] _ in self?.act(0) })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func show(_ controller: UIViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Group V: when controllers of a stack and of tabs come and go, and who hears of it.
@MainActor struct NavigationTests {
  // MARK: The next layout

  @Test("V85 a push is seen from the next layout on: what is said after it is known when the view is loaded")
  func push() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second] && second.navigationController === navigation)
    #expect(!second.isViewLoaded)
    second.item = "apple"
    #expect(journal.take() == ["B will move, in it true"])
    phone.window.layoutIfNeeded()
    #expect(
      journal.take() == [
        "B loads apple", "A will disappear", "B will appear", "B is appearing", "A did disappear", "B did appear",
        "B did move",
      ])
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [first] && second.view.window != nil)
    #expect(journal.take() == ["B will move, in it false"])
    phone.window.layoutIfNeeded()
    #expect(
      journal.take() == [
        "B will disappear", "A will appear", "A is appearing", "B did disappear", "A did appear", "B did move",
      ])
    #expect(second.parent == nil && second.view.window == nil)
  }

  @Test("V1006 a navigation controller would like to be as large as the topmost one, and says so")
  func contentSize() {
    final class Ear: UIViewController {
      var heard: [CGFloat] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize.height)
      }
    }
    let (first, second, around) = (UIViewController(), UIViewController(), Ear())
    first.preferredContentSize = CGSize(width: 300, height: 250)
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.preferredContentSize == first.preferredContentSize)
    around.addChild(navigation)
    first.preferredContentSize.height = 400
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.preferredContentSize.height == 400, "one that says nothing changes nothing")
    second.preferredContentSize.height = 500
    navigation.pushViewController(second, animated: false)
    first.preferredContentSize.height = 100
    navigation.popToRootViewController(animated: false)
    #expect(around.heard == [400, 500, 100])
  }

  @Test("V85 the delegate hears that a controller did show when everybody else has heard of it")
  func delegate() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (navigation, ear) = (desk.navigation(desk.page("A")), NavigationEar(journal))
    phone.keep(ear)
    navigation.delegate = ear
    navigation.pushViewController(desk.page("B"), animated: false)
    phone.window.layoutIfNeeded()
    let told = journal.take()
    #expect(told.dropFirst().first == "will show B" && told.last == "did show B")
  }

  @Test("V85 what is pushed and popped before a layout is never loaded, and of several pushes the last one shows")
  func between() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let first = desk.page("A")
    let (navigation, passing, lower, upper) = (
      desk.navigation(first), desk.page("B"), desk.page("C"), desk.page("D")
    )
    navigation.pushViewController(passing, animated: true)
    navigation.popViewController(animated: true)
    phone.window.layoutIfNeeded()
    #expect(!passing.isViewLoaded && passing.parent == nil)
    navigation.pushViewController(lower, animated: true)
    navigation.pushViewController(upper, animated: true)
    _ = journal.take()
    phone.window.layoutIfNeeded()
    #expect(navigation.viewControllers == [first, lower, upper] && !lower.isViewLoaded)
    #expect(upper.view.window != nil && first.view.window == nil)
    #expect(journal.take().filter { $0.hasSuffix("did move") } == ["C did move", "D did move"])
  }

  @Test("V86 a tab's controller will appear when it is selected, and is seen from the next layout on")
  func tabs() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C"].map(desk.page)
    phone.window.rootViewController = tabs
    phone.window.layoutIfNeeded()
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(journal.take() == ["B loads ", "B will appear", "A will disappear"])
    phone.window.layoutIfNeeded()
    #expect(journal.take() == ["B is appearing", "A did disappear", "B did appear"])
    tabs.selectedIndex = 2
    tabs.selectedIndex = 0
    phone.window.layoutIfNeeded()
    #expect(
      journal.take() == [
        "C loads ", "C will appear", "B will disappear", "A will appear", "C will disappear", "C did disappear",
        "A is appearing", "B did disappear", "A did appear",
      ])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    phone.window.layoutIfNeeded()
    #expect(journal.take().suffix(3) == ["B did disappear", "A is appearing", "A did appear"])
    #expect(tabs.viewControllers?[0].view.window != nil && tabs.viewControllers?[1].view.window == nil)
  }

  // MARK: Coordinators

  @Test("V87 who will appear or disappear by an animated push finds its coordinator")
  func coordinator() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first)
    second.goesAlong = true
    navigation.pushViewController(second, animated: true)
    phone.window.layoutIfNeeded()
    #expect(journal.take().filter { $0.contains("along") } == ["B along from A", "B along, cancelled false"])
    #expect(navigation.transitionCoordinator == nil)
    first.goesAlong = true
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(journal.take().filter { $0.contains("along") } == ["A without coordinator, nothing along"])
  }

  @Test("V87 who asks right after a push, a pop or a presentation finds its coordinator, and hears of the end")
  func coordinatorRightAfterwards() throws {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second, card) = (desk.page("A"), desk.page("B"), desk.page("card"))
    let navigation = desk.navigation(first)
    func wait(_ name: String) throws {
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.animate(alongsideTransition: nil) { _ in journal.note("\(name) is over") })
    }
    _ = journal.take()
    navigation.pushViewController(second, animated: true)
    try wait("push")
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === second)
    // Nobody has heard of it yet.
    #expect(journal.take() == ["B will move, in it true"])
    phone.application.endTurn()
    #expect(journal.take().suffix(2) == ["B did move", "push is over"])
    navigation.popViewController(animated: true)
    try wait("pop")
    phone.application.endTurn()
    #expect(journal.take().last == "pop is over")
    navigation.present(card, animated: true)
    try wait("presentation")
    phone.application.endTurn()
    #expect(journal.take().last == "presentation is over")
    navigation.dismiss(animated: true)
    try wait("dismissal")
    phone.application.endTurn()
    #expect(journal.take().last == "dismissal is over" && navigation.transitionCoordinator == nil)
  }

  @Test("V464 the first controller of a container will appear, and is appearing, before it is laid out")
  func firstAppearance() {
    final class Loud: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() { heard.append("loaded") }
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
      override func viewWillLayoutSubviews() { heard.append("will lay out") }
      override func viewDidLayoutSubviews() { heard.append("did lay out") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    }
    let order = ["loaded", "will appear", "is appearing", "will lay out", "did lay out", "did appear"]
    let (first, second, sheet) = (Loud(), Loud(), Loud())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: first), UINavigationController(rootViewController: second),
    ]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    UIApplication.shared.endTurn()
    #expect(first.heard == order)
    tabs.selectedIndex = 1
    UIApplication.shared.endTurn()
    #expect(second.heard == order)
    tabs.present(UINavigationController(rootViewController: sheet), animated: true)
    UIApplication.shared.endTurn()
    #expect(sheet.heard == order)
    window.isHidden = true
  }

  @Test("V463 the completion of a transaction around a push comes after its end")
  func transaction() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first)
    _ = journal.take()
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("completion, in window \(second.viewIfLoaded?.window != nil)") }
    navigation.pushViewController(second, animated: true)
    CATransaction.commit()
    phone.application.endTurn()
    phone.application.endTurn()
    #expect(journal.take().last == "completion, in window true")
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("completion, in window \(first.view.window != nil)") }
    navigation.popViewController(animated: true)
    CATransaction.commit()
    phone.application.endTurn()
    phone.application.endTurn()
    #expect(journal.take().last == "completion, in window true")
  }

  @Test("V87 who is presented animated finds a coordinator, too")
  func presented() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (home, card) = (desk.page("home"), desk.page("card"))
    phone.window.rootViewController = home
    card.modalPresentationStyle = .fullScreen
    card.goesAlong = true
    home.present(card, animated: true)
    phone.application.endTurn()
    #expect(journal.take().filter { $0.contains("along") } == ["card along", "card along, cancelled false"])
  }

  // MARK: The finger from the edge

  @Test("V88 a finger at the edge begins to go back when it is recognized, and goes where it lifts far enough")
  func edge() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first, second)
    first.goesAlong = true
    desk.pull(to: 150)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    let heard = journal.take().filter { $0 != "A loads " }
    #expect(heard.prefix(3) == ["B will move, in it false", "B will disappear", "A will appear"])
    #expect(heard.last == "A is appearing")
    #expect(second.view.window != nil && first.view.window === second.view.window)
    #expect(first.view.convert(first.view.bounds, to: nil) == second.view.convert(second.view.bounds, to: nil))
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 100), with: nil)?.isDescendant(of: second.view) == true)
    phone.wait(0.3)
    phone.up(1)
    #expect(
      journal.take() == [
        "B did disappear", "A did appear", "B did move", "A along, cancelled false",
      ])
    #expect(navigation.viewControllers == [first])
  }

  @Test("V88 the delegate hears that the old one will show, and of none that it shows, where it is called off")
  func showsNothing() {
    final class Ear: NSObject, UINavigationControllerDelegate {
      var heard: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { heard.append("will show \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { heard.append("did show \(viewController.title ?? "")") }
    }
    let (desk, ear) = (Desk(), Ear())
    let (first, second) = (desk.page("A"), desk.page("B"))
    (first.title, second.title) = ("A", "B")
    let navigation = desk.navigation(first, second)
    navigation.delegate = ear
    desk.pull(to: 60)
    desk.phone.wait(0.3)
    desk.phone.up(1)
    #expect(navigation.viewControllers == [first, second] && ear.heard == ["will show A"])
  }

  @Test("V88 one that has gone far enough, and is thrown back as it lifts, goes nowhere")
  func thrownBack() {
    let desk = Desk()
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first, second)
    desk.pull(to: 180)
    desk.phone.wait(0.3)
    desk.phone.move(1, from: (180, 100), to: (140, 100), steps: 4)
    desk.phone.up(1)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("V88 where other buttons stand in the back button's place it goes nowhere, beside it they leave it that")
  func buttonsBesideBack() {
    for stands in [true, false] {
      let desk = Desk()
      let (first, second) = (desk.page("A"), desk.page("B"))
      let navigation = desk.navigation(first, second)
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
      second.navigationItem.leftItemsSupplementBackButton = stands
      desk.pull(to: 180)
      desk.phone.wait(0.3)
      desk.phone.up(1)
      #expect(navigation.viewControllers.count == (stands ? 1 : 2))
    }
  }

  @Test("V153 a pan of one's own goes back by UIKit's method, from anywhere, where it lifts far enough")
  func panOfOnesOwn() throws {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first, second)
    let edge = try #require(navigation.interactivePopGestureRecognizer)
    let pan = UIPanGestureRecognizer(
      target: edge.delegate, action: Selector(("handleNavigationTransition:")))
    edge.isEnabled = false
    edge.view?.addGestureRecognizer(pan)
    func pull(to x: Double) {
      phone.down(1, at: (80, 100))
      phone.move(1, from: (80, 100), to: (x, 100), steps: 8)
      phone.wait(0.3)
      phone.up(1)
    }
    pull(to: 120)
    #expect(navigation.viewControllers == [first, second] && second.view.window != nil)
    pull(to: 195)
    #expect(navigation.viewControllers == [first])
    _ = journal.take()
    pull(to: 195)
    #expect(navigation.viewControllers == [first] && journal.take() == [])
    #expect(navigation.value(forKey: "_cachedInteractionController") as AnyObject === edge.delegate)
  }

  @Test("V157 a list deselects when the finger has gone back, and not when that is called off")
  func deselects() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let desk = Desk()
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    desk.phone.window.rootViewController = navigation
    desk.phone.window.layoutIfNeeded()
    let first = IndexPath(row: 0, section: 0)
    rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    desk.phone.window.layoutIfNeeded()
    for way in [60.0, 150] {
      desk.pull(to: way)
      #expect(rows.tableView.indexPathForSelectedRow == first)
      desk.phone.wait(0.3)
      desk.phone.up(1)
      #expect(rows.tableView.indexPathForSelectedRow == (way < 100 ? first : nil))
    }
  }

  @Test("V88 where it lifts too early it is called off, and everybody hears of that")
  func calledOff() {
    let desk = Desk()
    let (phone, journal) = (desk.phone, desk.journal)
    let (first, second) = (desk.page("A"), desk.page("B"))
    let navigation = desk.navigation(first, second)
    desk.pull(to: 60)
    #expect(journal.take().suffix(2) == ["A will appear", "A is appearing"])
    phone.wait(0.3)
    phone.up(1)
    #expect(
      journal.take() == [
        "A will disappear", "A did disappear", "B will appear", "B is appearing", "B did appear", "B did move",
      ])
    #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
    #expect(second.view.window != nil && first.view.window == nil)
    desk.pull(to: 150)
    #expect(journal.take().suffix(2) == ["A will appear", "A is appearing"], "also one that was laid out before")
    phone.wait(0.3)
    phone.up(1)
    #expect(navigation.viewControllers == [first])
  }

  @Test("V89 what is pushed while a finger goes back is shown after that, also where the finger calls it off")
  func pushMeanwhile() {
    let desk = Desk()
    let phone = desk.phone
    for x in [60.0, 150] {
      let (first, second, third) = (desk.page("A"), desk.page("B"), desk.page("C"))
      let navigation = desk.navigation(first, second)
      desk.pull(to: x)
      navigation.pushViewController(third, animated: true)
      phone.wait(0.3)
      phone.up(1)
      #expect(navigation.viewControllers == [first, third] && navigation.children == [first, third])
      #expect(third.view.window != nil && second.parent == nil && second.view.window == nil)
    }
  }

  // MARK: Bars

  @Test("V84 a tap on the content hides the bar where the controller lets it, and another one brings it back")
  func tapHides() {
    let desk = Desk()
    let phone = desk.phone
    let navigation = desk.navigation(desk.page("A"))
    navigation.hidesBarsOnTap = true
    phone.tap(at: (100, 150))
    #expect(navigation.isNavigationBarHidden)
    phone.tap(at: (100, 150))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    phone.tap(at: (100, 150))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("V84 a tap on a bar hides nothing, and a toolbar that was hidden before stays so")
  func tapsBesideContent() {
    for hasToolbar in [false, true] {
      let desk = Desk()
      let navigation = desk.navigation(desk.page("A"))
      navigation.hidesBarsOnTap = true
      navigation.topViewController?.toolbarItems = [.flexibleSpace()]
      navigation.isToolbarHidden = !hasToolbar
      desk.phone.application.endTurn()
      desk.phone.tap(at: (100, 22))
      #expect(!navigation.isNavigationBarHidden)
      desk.phone.tap(at: (100, 100))
      #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
      desk.phone.tap(at: (100, 100))
      #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden == !hasToolbar)
    }
  }

  @Test("V84 a finger that goes up far enough hides the bars, while content scrolls, and one down brings them back")
  func swipeHides() {
    let desk = Desk()
    let phone = desk.phone
    let content = desk.page("A")
    let navigation = desk.navigation(content)
    let list = phone.scrollView("list", (0, 0, 200, 200), in: content.view)
    navigation.hidesBarsOnSwipe = true
    func swipe(_ way: Double) {
      phone.down(1, at: (100, 120))
      phone.move(1, from: (100, 120), to: (100, 120 + way), steps: 8)
      phone.wait(0.3)
      phone.up(1)
      phone.wait(1)
    }
    swipe(-40)
    #expect(!navigation.isNavigationBarHidden)
    swipe(-70)
    #expect(navigation.isNavigationBarHidden && list.contentOffset.y > 0)
    swipe(70)
    #expect(!navigation.isNavigationBarHidden)
  }
}

/// Writes down what it hears.
private final class Page: UIViewController {
  private let journal: Journal
  var item = ""
  /// Has something go along with the transition by which it will appear.
  var goesAlong = false

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ words: String) { journal.note("\(title ?? "") \(words)") }

  override func viewDidLoad() { note("loads \(item)") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

  override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    guard goesAlong else { return }
    guard let transitionCoordinator else { return note("without coordinator, nothing along") }
    transitionCoordinator.animate { [self] context in
      let from = context.viewController(forKey: .from)?.title
      note(from.map { "along from \($0)" } ?? "along")
    } completion: { [self] context in
      note("along, cancelled \(context.isCancelled)")
    }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("will move, in it \(parent != nil && self.parent === parent)")
  }

  override func didMove(toParent parent: UIViewController?) { note("did move") }
}

private final class NavigationEar: NSObject, UINavigationControllerDelegate {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { journal.note("will show \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { journal.note("did show \(viewController.title ?? "")") }
}

/// A phone of a test's own: it is the application that counts from when it is made.
@MainActor private struct Desk {
  let phone = Phone.forGestures()
  let journal: Journal

  init() { journal = phone.journal }

  func page(_ title: String) -> Page { Page(title, journal) }

  func navigation(_ pages: Page...) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: pages[0])
    for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    _ = journal.take()
    return navigation
  }

  /// A finger from the left edge.
  func pull(to x: Double) {
    phone.down(1, at: (5, 100))
    phone.move(1, from: (5, 100), to: (x, 100), steps: 8)
  }
}

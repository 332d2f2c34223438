import Foundation
import HeadlessUIKit
import Testing

/// Group V: what fingers do to the buttons of bars.
@MainActor struct BarTests {
  @Test("V30 a tap on a tab selects it and tells the delegate, also on the one that is selected")
  func tabs() {
    let phone = Phone.forGestures()
    let (bar, keeper) = phone.tabBar(["One", "Two"])
    phone.tap(at: (150, 170))
    #expect(bar.selectedItem === bar.items?[1] && phone.journal.take() == ["tab Two"])
    phone.tap(at: (150, 170))
    #expect(phone.journal.take() == ["tab Two"])
    bar.selectedItem = bar.items?[0]
    #expect(phone.journal.take() == [])
    bar.items?[1].isEnabled = false
    phone.tap(at: (150, 170))
    #expect(phone.journal.take() == [] && bar.selectedItem === bar.items?[0])
    withExtendedLifetime(keeper) {}
  }

  @Test("V31 tabs share the bar's width, and what is added to the bar lies in front of them")
  func tabPlaces() {
    let phone = Phone.forGestures()
    let (bar, _) = phone.tabBar(["One", "Two", "Three", "Four"])
    phone.window.layoutIfNeeded()
    #expect(bar.parts.map(\.frame.minX) == [0, 50, 100, 150])
    let raised = phone.pad("raised", (80, 0, 40, 40), in: bar)
    #expect(bar.hitTest(CGPoint(x: 90, y: 10), with: nil) === raised)
    #expect(bar.hitTest(CGPoint(x: 60, y: 10), with: nil) === bar.parts[1])
  }

  @Test("V417 tabs stand in the bar's middle, where it says so, and there is room for them as wide as they are")
  func centeredTabs() {
    let phone = Phone.forGestures()
    let (bar, keeper) = phone.tabBar(["One", "Two"])
    func starts() -> [CGFloat] {
      phone.window.layoutIfNeeded()
      return bar.parts.map(\.frame.minX)
    }
    (bar.itemWidth, bar.itemSpacing) = (40, 20)
    #expect(starts() == [0, 100])
    bar.itemPositioning = .centered
    #expect(starts() == [50, 110] && bar.parts.allSatisfy { $0.frame.width == 40 })
    phone.tap(at: (20, 170))
    #expect(phone.journal.take() == [])
    phone.tap(at: (120, 170))
    #expect(phone.journal.take() == ["tab Two"])
    bar.itemWidth = 0
    #expect(starts() == [14, 110])
    bar.itemSpacing = 0
    #expect(starts() == [7, 117])
    bar.itemSpacing = 60
    #expect(starts() == [0, 100])
    withExtendedLifetime(keeper) {}
  }

  @Test("V32 a bar button's tap has the target perform its action, with the item as sender")
  func target() {
    let phone = Phone.forGestures()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 156, width: 200, height: 44))
    let target = Target(phone.journal)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: "save:")
    bar.items = [.flexibleSpace(), item]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 178))
    #expect(phone.journal.take() == ["save: from UIBarButtonItem"])
    phone.tap(at: (20, 178))
    item.isEnabled = false
    phone.tap(at: (150, 178))
    #expect(phone.journal.take() == [])
  }

  @Test(
    "V33 without a target the action goes to the first that can, from the bar up; a primary action is performed")
  func nilTarget() {
    let phone = Phone.forGestures()
    let root = Doer(phone.journal)
    phone.window.rootViewController = root
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [
      UIBarButtonItem(title: "Do", style: .plain, target: nil, action: "do:"),
      UIBarButtonItem(primaryAction: UIAction(title: "Act") { _ in phone.journal.note("acts") }),
    ]
    root.view.addSubview(bar)
    phone.window.layoutIfNeeded()
    phone.tap(at: (20, 20))
    phone.tap(at: (70, 20))
    #expect(phone.journal.take() == ["does", "acts"])
  }

  @Test("V182 a tap on the back button does what the item's back action says, and stays")
  func backAction() {
    let phone = Phone.forGestures()
    let (first, second) = (UIViewController(), UIViewController())
    second.navigationItem.backAction = UIAction(title: "Ask") { _ in phone.journal.note("asks") }
    let navigation = UINavigationController(rootViewController: first)
    phone.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    phone.window.layoutIfNeeded()
    let bar = navigation.navigationBar
    let y = Double(bar.frame.maxY) - 20
    phone.tap(at: (25, y))
    #expect(phone.journal.take() == ["asks"] && navigation.topViewController === second)
    second.navigationItem.backAction = nil
    phone.tap(at: (25, y))
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == [] && navigation.topViewController === first)
  }

  @Test("V34 a custom view stands on the bar in its own size, and has its own touches")
  func customView() {
    let phone = Phone.forGestures()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let view = LoudControl("custom", CGRect(x: 0, y: 0, width: 30, height: 20), phone.journal)
    bar.items = [UIBarButtonItem(customView: view)]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 12, width: 30, height: 20))
    phone.tap(at: (20, 20))
    #expect(phone.journal.take() == ["custom down", "custom up inside"])
  }

  @Test("V35 a navigation bar shows its topmost item's buttons, and a back button unless another stands there")
  func navigationBar() {
    let phone = Phone.forGestures()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let top = UINavigationItem(title: "Top")
    bar.items = [UINavigationItem(title: "Root"), top]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    #expect(bar.parts.map(\.accessibilityIdentifier) == ["BackButton"])
    top.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    #expect(bar.parts.map(\.accessibilityIdentifier) == [nil])
    top.leftItemsSupplementBackButton = true
    #expect(bar.parts.count == 2)
    top.hidesBackButton = true
    #expect(bar.parts.count == 1)
    top.leftBarButtonItem = nil
    top.hidesBackButton = false
    phone.window.layoutIfNeeded()
    phone.tap(at: (20, 20))
    #expect(bar.topItem?.title == "Root" && bar.parts.isEmpty)
  }

  @Test("V814 code finds the back button by its identifier, and what stands for an item by its class")
  func names() throws {
    let (phone, bar) = (Phone(), UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44)))
    let top = UINavigationItem(title: "Top")
    top.rightBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    bar.items = [UINavigationItem(title: "Root"), top]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    #expect(bar.parts.contains { $0.accessibilityIdentifier == "BackButton" })
    let touched = try #require(phone.window.hitTest(CGPoint(x: 185, y: 22), with: nil))
    #expect(String(describing: type(of: touched)) == "_UIButtonBarButton")
  }

  @Test("V541 the back button says its item's title, only Back, or nothing, as that has it", arguments: [0, 1, 2])
  func backButtonTitle(mode: Int) throws {
    let phone = Phone.forGestures()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let root = UINavigationItem(title: "Conversations")
    bar.items = [root, UINavigationItem(title: "Top")]
    phone.window.addSubview(bar)
    root.backButtonDisplayMode = try #require(.init(rawValue: mode))
    phone.window.layoutIfNeeded()
    let button = try #require(bar.parts.first as? UIButton)
    #expect(button.title(for: .normal) ?? "" == ["Conversations", "Back", ""][mode])
    phone.tap(at: (90, 20))
    #expect((bar.topItem === root) == (mode == 0))
  }

  @Test("V54 the back button stays the same while it leads from one level to the same, and keeps its finger (ours)")
  func backButtonStays() throws {
    let phone = Phone.forGestures()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let (root, top) = (UINavigationItem(title: "Root"), UINavigationItem(title: "Top"))
    bar.items = [root, top]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    let button = try #require(bar.parts.first as? UIButton)
    phone.down(1, at: (20, 20))
    top.title = "3 unread"
    root.title = "Inbox"
    top.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect(bar.parts.first === button && button.title(for: .normal) == "Inbox")
    phone.up(1)
    #expect(bar.topItem === root)
    bar.pushItem(UINavigationItem(title: "Other"), animated: false)
    #expect(bar.parts.first !== button)
  }

  @Test("V30 a tab that is renamed is told of by its new name, and tabs that stay keep their buttons")
  func renamedTab() throws {
    let phone = Phone.forGestures()
    let (bar, _) = phone.tabBar(["One", "Two"])
    let items = try #require(bar.items)
    let buttons = bar.parts
    items[1].title = "Deux"
    bar.items = items + [UITabBarItem(tabBarSystemItem: .topRated, tag: 3)]
    phone.window.layoutIfNeeded()
    #expect(bar.items?.last?.title == "Top Rated" && Array(bar.parts.prefix(2)) == buttons)
    phone.tap(at: (100, 170))
    #expect(phone.journal.take() == ["tab Deux"])
    #expect(phone.decisions.contains { $0.contains("Deux") } && !phone.decisions.contains { $0.contains("Two") })
  }

  @Test("V46 sizes of bars and buttons (our constants)")
  func sizes() {
    let phone = Phone.forGestures()
    #expect(UIToolbar().sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 44))
    #expect(UINavigationBar().sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 44))
    #expect(UITabBar().sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 49))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = ["", "A long title"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    let long: CGFloat = 12 * 9 + 16
    #expect(bar.parts.map(\.frame.width) == [44, long])
  }

  @Test("V174 a bar's views that were made without a size have that of their content, and take touches there")
  func measured() throws {
    let phone = Phone.forGestures()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let item = UINavigationItem(title: "")
    let filter = UIButton(type: .system)
    filter.setTitle("Filter", for: .normal)
    let segments = UISegmentedControl(items: ["A", "B"])
    let ruled = UIView()
    ruled.translatesAutoresizingMaskIntoConstraints = false
    ruled.widthAnchor.constraint(equalToConstant: 30).isActive = true
    ruled.heightAnchor.constraint(equalToConstant: 20).isActive = true
    item.titleView = segments
    item.rightBarButtonItem = UIBarButtonItem(customView: filter)
    item.leftBarButtonItem = UIBarButtonItem(customView: ruled)
    bar.items = [item]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    #expect(filter.bounds.width == filter.intrinsicContentSize.width && filter.bounds.height > 0)
    #expect(ruled.bounds.size == CGSize(width: 30, height: 20))
    #expect(segments.frame.minX >= ruled.frame.maxX && segments.frame.maxX <= filter.frame.minX)
    #expect(bar.hitTest(filter.center, with: nil) === filter)
    let search = UISearchBar()
    item.titleView = search
    phone.window.layoutIfNeeded()
    #expect(search.frame.minX == ruled.frame.maxX && search.frame.maxX == filter.frame.minX)
    let made = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    item.titleView = made
    phone.window.layoutIfNeeded()
    #expect(made.frame == CGRect(x: 75, y: 17, width: 50, height: 10))
  }

  @Test("V174 a toolbar's view that says no width gets the room that the other items leave, also in another one")
  func sharedRoom() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (wide, button) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    bar.items = [UIBarButtonItem(customView: wide), .flexibleSpace(), UIBarButtonItem(customView: button)]
    for width: CGFloat in [300, 200] {
      bar.frame.size.width = width
      bar.layoutIfNeeded()
      #expect(wide.frame.maxX == button.frame.minX && button.frame.maxX == width - wide.frame.minX)
    }
  }

  @Test("V174 an item's view that says its size has that, whatever it was made with; what says none stays")
  func saidSizes() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let made = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (button, ruled, plain) = (UIButton(frame: made), UIButton(frame: made), UIView(frame: made))
    for button in [button, ruled] {
      button.setImage(UIImage(size: CGSize(width: 60, height: 40)), for: .normal)
    }
    ruled.widthAnchor.constraint(equalToConstant: 24).isActive = true
    ruled.heightAnchor.constraint(equalToConstant: 22).isActive = true
    let item = UINavigationItem(title: "")
    item.rightBarButtonItems = [button, ruled, plain].map { UIBarButtonItem(customView: $0) }
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(
      [button, ruled, plain].map(\.bounds.size)
        == [CGSize(width: 60, height: 40), CGSize(width: 24, height: 22), made.size])
  }

  @Test("V175 a tap on a bar item with a menu opens it, unless it has an action")
  func menu() throws {
    let phone = Phone.forGestures()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 156, width: 200, height: 44))
    let choices = UIMenu(children: [UIAction(title: "Sort") { _ in phone.journal.note("sort") }])
    let more = UIBarButtonItem(title: "More", menu: choices)
    let add = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in phone.journal.note("add") }, menu: choices)
    bar.items = [more, .flexibleSpace(), add]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    let button = try #require(more.button as? UIButton)
    phone.tap(at: (Double(button.center.x), Double(156 + button.center.y)))
    #expect(phone.window.subviews.last?.accessibilityIdentifier == "menu")
    button.contextMenuInteraction?.dismissMenu()
    phone.wait(0.5)
    let plus = try #require(add.button)
    phone.tap(at: (Double(plus.center.x), Double(156 + plus.center.y)))
    #expect(phone.window.subviews.last === bar && phone.journal.take() == ["add"])
  }

  @Test("V529 a hidden group's items are not on the bar, and a pinned group's are the last at the right")
  func hiddenGroups() {
    let phone = Phone.forGestures()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    phone.window.addSubview(bar)
    let item = UINavigationItem(title: "")
    let (one, other) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Other"))
    let pinned = UIBarButtonItem(title: "Pin")
    item.rightBarButtonItem = one
    item.leadingItemGroups = [other.creatingFixedGroup()]
    item.pinnedTrailingGroup = pinned.creatingFixedGroup()
    bar.items = [item]
    func shown() -> [UIBarButtonItem] {
      phone.window.layoutIfNeeded()
      return [one, other, pinned].filter { $0.button?.isDescendant(of: bar) == true }
    }
    #expect(shown() == [one, other, pinned] && pinned.button?.frame.maxX ?? 0 > one.button?.frame.maxX ?? 0)
    item.trailingItemGroups[0].isHidden = true
    item.leadingItemGroups[0].isHidden = true
    #expect(shown() == [pinned])
    item.trailingItemGroups[0].isHidden = false
    item.pinnedTrailingGroup = nil
    #expect(shown() == [one] && item.rightBarButtonItems == [one])
  }

  @Test("V230 an item knows the group that it is in")
  func groups() {
    let (one, other) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Other"))
    let group = UIBarButtonItemGroup.fixedGroup(items: [one, other])
    #expect(one.buttonGroup === group && other.buttonGroup === group)
    group.barButtonItems = [other]
    #expect(one.buttonGroup == nil && other.buttonGroup === group)
    let later = other.creatingOptionalGroup(customizationIdentifier: "other")
    #expect(other.buttonGroup === later && later.barButtonItems == [other])
    group.barButtonItems = []
    #expect(other.buttonGroup === later)
  }
}

extension Phone {
  /// A tab bar at the lower edge of the window.
  fileprivate func tabBar(_ titles: [String]) -> (UITabBar, TabKeeper) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 151, width: 200, height: 49))
    let keeper = TabKeeper(journal)
    bar.delegate = keeper
    bar.items = titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
    keep(keeper)
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (bar, keeper)
  }
}

private final class TabKeeper: NSObject, UITabBarDelegate {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { journal.note("tab \(item.title ?? "")") }
}

private final class Target: NSObject, ActionMethods {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    guard action == "save:" else { return nil }
    return { [journal] sender, _ in journal.note("save: from \(type(of: sender as AnyObject))") }
  }
}

private final class Doer: UIViewController, ActionMethods {
  private let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "do:" ? { [journal] _, _ in journal.note("does") } : nil
  }
}

extension UIView {
  /// What of a bar takes touches: its background, which is its first subview, doesn't.
  fileprivate var parts: [UIView] { subviews.filter(\.isUserInteractionEnabled) }
}

import Foundation
import HeadlessUIKit
import Testing

/// What the edges of a phone's screen and a container's bars take of views, and what scroll views make of it.
@MainActor struct SafeAreaTests {
  private let window: UIWindow

  init() {
    UIApplication.start(UIApplication())
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  // MARK: Views

  @Test("V80 a window that fills a phone's screen has its safe area, and what is in it as far as it reaches under")
  func screen() {
    let root = UIViewController()
    show(root)
    let low = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    for view in [low, middle] { root.view.addSubview(view) }
    #expect(window.safeAreaInsets == insets(47, 34))
    #expect(root.view.safeAreaInsets == insets(47, 34))
    #expect(low.safeAreaInsets == insets(0, 34))
    #expect(middle.safeAreaInsets == .zero)
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(window.safeAreaInsets == .zero)
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test("W45 a window's guide of an aspect ratio is as large as that lets it be in the safe area")
  func aspectFit() {
    let root = UIViewController()
    show(root)
    let guide = window.safeAreaAspectFitLayoutGuide
    #expect(guide.aspectRatio == 1 && guide === window.safeAreaAspectFitLayoutGuide)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 47 + 186.5, width: 390, height: 390))
    let film = UIView()
    film.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(film)
    NSLayoutConstraint.activate([
      film.topAnchor.constraint(equalTo: guide.topAnchor), film.leftAnchor.constraint(equalTo: guide.leftAnchor),
      film.widthAnchor.constraint(equalTo: guide.widthAnchor),
      film.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    guide.aspectRatio = 2
    window.layoutIfNeeded()
    #expect(film.frame == CGRect(x: 0, y: 47 + (763 - 195) / 2, width: 390, height: 195))
    guide.aspectRatio = 0.25
    window.layoutIfNeeded()
    // 99.625 and 290.375, on pixels.
    #expect(abs(film.frame.minX - 299.0 / 3) < 0.001 && abs(film.frame.maxX - 871.0 / 3) < 0.001)
    #expect(film.frame.minY == 47 && film.frame.height == 763)
    guide.aspectRatio = 1000
    #expect(guide.aspectRatio == 100)
  }

  @Test("V80 a phone held across keeps its sides clear; with a home button there is less, on other screens nothing")
  func screens() {
    func insets(_ width: CGFloat, _ height: CGFloat) -> UIEdgeInsets {
      UIScreen.main.resize(to: CGSize(width: width, height: height), scale: 3)
      return UIWindow(frame: UIScreen.main.bounds).safeAreaInsets
    }
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    #expect(insets(844, 390) == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(insets(375, 667) == self.insets(20, 0))
    #expect(insets(667, 375) == .zero)
    #expect(insets(834, 1194) == self.insets(24, 20))
    #expect(insets(1000, 1000) == .zero)
  }

  @Test("V132 a controller that hides the status bar has its room, above a home button; what shows decides")
  func statusBar() {
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    UIScreen.main.resize(to: CGSize(width: 375, height: 667), scale: 2)
    window.frame = UIScreen.main.bounds
    let (low, high) = (Shy(), UIViewController())
    let navigation = UINavigationController(rootViewController: low)
    show(navigation)
    #expect(window.safeAreaInsets == insets(20, 0) && navigation.navigationBar.frame.minY == 20)
    low.isShy = true
    #expect(window.safeAreaInsets.top == 20)
    low.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets == .zero && navigation.navigationBar.frame.minY == 0)
    #expect(UIApplication.shared.isStatusBarHidden && low.view.safeAreaInsets.top == 44)
    navigation.pushViewController(high, animated: false)
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets.top == 20 && navigation.navigationBar.frame.minY == 20)
    UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3)
    window.frame = UIScreen.main.bounds
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets.top == 47 && UIApplication.shared.isStatusBarHidden)
  }

  @Test("V1242 beside an island the status bar is lower than the safe area begins, elsewhere as high")
  func island() {
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    for (width, height, bar) in [(393.0, 852.0, 54.0), (430, 932, 54), (390, 844, 47), (375, 812, 44)] {
      UIScreen.main.resize(to: CGSize(width: width, height: height), scale: 3)
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: width, height: bar))
    }
  }

  @Test("V81 a bar stands below the status bar, and the safe area of what is under it ends at it")
  func bars() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    let child = try #require(navigation.topViewController)
    #expect(child.view.frame == window.bounds)
    #expect(child.view.safeAreaInsets == insets(91, 83))
    tabs.additionalSafeAreaInsets.bottom = 60
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == insets(91, 143))
    #expect(tabs.tabBar.frame.height == 83)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(child.view.safeAreaInsets.top == 47)
  }

  @Test("V82 a child that leaves a bar's edge out of those it extends to, or has an opaque bar, ends at the bar")
  func edges() throws {
    let child = UIViewController()
    child.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: child)
    show(navigation)
    #expect(child.view.convert(child.view.bounds, to: nil) == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(child.view.frame.minY == 91 && child.view.superview?.frame == window.bounds)
    #expect(child.view.safeAreaInsets == insets(0, 34))
    child.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(child.view.convert(child.view.bounds, to: nil).minY == 0)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(child.view.convert(child.view.bounds, to: nil).minY == 91)
    child.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(child.view.convert(child.view.bounds, to: nil).minY == 0)
  }

  @Test("V83 a controller hears of its safe area once for each change, and has it when it is appearing")
  func hearing() {
    final class Page: UIViewController {
      var told: [String] = []
      override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
      override func viewSafeAreaInsetsDidChange() { told.append("inset \(Int(view.safeAreaInsets.top))") }
      override func viewIsAppearing(_ animated: Bool) { told.append("appears at \(Int(view.safeAreaInsets.top))") }
      override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    }
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    UIApplication.shared.endTurn()
    #expect(page.told.dropLast(3).contains("will appear"))
    #expect(page.told.suffix(3) == ["inset 91", "appears at 91", "did appear"])
    page.told = []
    window.setNeedsLayout()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(page.told.isEmpty)
    navigation.isNavigationBarHidden = true
    #expect(page.told == ["inset 47"])
  }

  @Test("V83 views hear of it too, and a controller's view also when it is moved")
  func movedView() {
    final class Strip: UIView {
      var told: [CGFloat] = []
      override func safeAreaInsetsDidChange() { told.append(safeAreaInsets.bottom) }
    }
    let (root, child, strip) = (UIViewController(), UIViewController(), Strip())
    child.view = strip
    show(root)
    strip.frame = CGRect(x: 0, y: 844, width: 390, height: 300)
    root.addChild(child)
    root.view.addSubview(strip)
    #expect(strip.told == [34])
    strip.frame.origin.y = 544
    #expect(strip.told == [34])
    strip.frame.origin.y = 444
    #expect(strip.told == [34, 0])
  }

  @Test("W54 margins that begin in the safe area are told where that changes")
  func margins() {
    final class Strip: UIView {
      var told: [CGFloat] = []
      override func layoutMarginsDidChange() { told.append(layoutMargins.top) }
    }
    final class Page: UIViewController {
      var told: [CGFloat] = []
      let strip = Strip(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      override func viewDidLoad() { view.addSubview(strip) }
      override func viewLayoutMarginsDidChange() { told.append(view.layoutMargins.top) }
    }
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    #expect(page.told.last == 91 && page.strip.told.last == 99)
    (page.told, page.strip.told) = ([], [])
    navigation.isNavigationBarHidden = true
    #expect(page.told == [47] && page.strip.told == [55])
    page.strip.insetsLayoutMarginsFromSafeArea = false
    #expect(page.strip.told == [55, 8])
    navigation.isNavigationBarHidden = false
    #expect(page.told == [47, 91] && page.strip.told == [55, 8])
  }

  // MARK: Scroll views

  /// With rows enough to scroll, unless told otherwise.
  private func list(rows: Int = 40) -> UITableViewController {
    final class List: UITableViewController {
      var rows = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let list = List()
    list.rows = rows
    return list
  }

  @Test("S50 a list in a navigation and a tab bar controller begins below the one's bar and ends above the other's")
  func listUnderBars() throws {
    let list = list()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    show(tabs)
    let table = try #require(list.tableView)
    #expect(table.adjustedContentInset == insets(91, 83))
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset == CGPoint(x: 0, y: -91))
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.convert(first.bounds, to: nil).minY == 91)
    #expect(window.hitTest(CGPoint(x: 200, y: 100), with: nil)?.isDescendant(of: first) == true)
    #expect(first.safeAreaInsets == .zero)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height + 83 - 844)
  }

  @Test(
    "S50 which edges count is said by the behaviour",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.always, true, true),
      (.scrollableAxes, true, false), (.automatic, true, false), (.never, false, false),
    ])
  func behaviours(each: (UIScrollView.ContentInsetAdjustmentBehavior, whenLong: Bool, whenShort: Bool)) {
    let root = UIViewController()
    root.view.addSubview(UIView())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentInsetAdjustmentBehavior = each.0
    root.view.addSubview(scroll)
    show(root)
    #expect((scroll.adjustedContentInset.top == 47) == each.whenShort)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    #expect((scroll.adjustedContentInset.top == 47) == each.whenLong)
    #expect(scroll.contentOffset.y == (each.whenLong ? -47 : 0))
    scroll.contentSize = CGSize(width: 390, height: 20)
    #expect((scroll.adjustedContentInset.top == 47) == each.whenShort)
    scroll.alwaysBounceVertical = true
    #expect((scroll.adjustedContentInset.top == 47) == each.whenLong)
  }

  @Test("S50 at the sides that of small content counts where it bounces sideways always")
  func sides() {
    let root = UIViewController()
    root.additionalSafeAreaInsets.left = 20
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    root.view.addSubview(scroll)
    show(root)
    #expect(scroll.safeAreaInsets.left == 20 && scroll.adjustedContentInset.left == 0)
    scroll.alwaysBounceHorizontal = true
    #expect(scroll.adjustedContentInset.left == 20 && scroll.contentOffset.x == -20)
  }

  @Test("S50 what a controller in a navigation controller mainly shows is inset also where it does not scroll")
  func mainScrollView() {
    let child = UIViewController()
    let (main, other) = (UIScrollView(), UIScrollView())
    for scroll in [main, other] {
      scroll.frame = child.view.bounds
      child.view.addSubview(scroll)
    }
    show(UINavigationController(rootViewController: child))
    #expect(main.adjustedContentInset == insets(91, 34))
    #expect(other.adjustedContentInset == .zero)
  }

  @Test("S50 a scroll view inside of the safe area has no inset, and what it has set its content in by is clear")
  func inside() {
    let root = UIViewController()
    let (pinned, filling, content) = (UIScrollView(), UIScrollView(), UIView())
    filling.frame = root.view.bounds
    filling.contentInsetAdjustmentBehavior = .always
    content.frame = CGRect(x: 0, y: 0, width: 390, height: 2000)
    filling.addSubview(content)
    for scroll in [filling, pinned] {
      scroll.contentSize = content.frame.size
      root.view.addSubview(scroll)
    }
    pinned.translatesAutoresizingMaskIntoConstraints = false
    let safe = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: safe.topAnchor),
      pinned.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      pinned.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    show(root)
    #expect(pinned.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(pinned.adjustedContentInset == .zero && pinned.contentOffset == .zero)
    #expect(filling.adjustedContentInset == insets(47, 34))
    #expect(content.safeAreaInsets.top == 0)
  }

  @Test("S51 where the safe area changes content at its upper edge stays there, other content where it is")
  func change() throws {
    final class Ear: NSObject, UIScrollViewDelegate {
      var told: [CGFloat] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        told.append(scrollView.adjustedContentInset.top)
      }
    }
    let (list, ear) = (list(), Ear())
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    let table = try #require(list.tableView)
    let scroll: UIScrollView = table
    scroll.delegate = ear
    navigation.isNavigationBarHidden = true
    #expect(ear.told == [47])
    #expect(table.contentOffset.y == -47)
    table.contentOffset.y = 300
    navigation.isNavigationBarHidden = false
    #expect(ear.told == [47, 91])
    #expect(table.contentOffset.y == 300)
  }

  @Test("S51 content that was set in before its view had a size rests at its edge when it has one")
  func early() {
    let (root, scroll) = (UIViewController(), UIScrollView())
    scroll.contentInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    #expect(scroll.contentOffset == CGPoint(x: -16, y: -12))
    scroll.contentInset.left = 20
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    show(UINavigationController(rootViewController: root))
    #expect(scroll.adjustedContentInset.top == 103)
    #expect(scroll.contentOffset == CGPoint(x: -20, y: -103))
    scroll.contentOffset.y = 300
    scroll.contentInset.top = 40
    #expect(scroll.contentOffset.y == 300)
  }

  @Test(
    "W64 a view that stands out of its superview has no more of its safe area than that",
    arguments: [
      (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
      (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
    ])
  func standingOut(frame: CGRect, insets: UIEdgeInsets) {
    let root = UIViewController()
    root.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let child = UIView(frame: frame)
    root.view.addSubview(child)
    #expect(child.safeAreaInsets == insets)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: -10, left: 0, bottom: -10, right: 0)
    #expect(child.safeAreaInsets == .zero)
  }
}

private final class Shy: UIViewController {
  var isShy = false
  override var prefersStatusBarHidden: Bool { isShy }
}

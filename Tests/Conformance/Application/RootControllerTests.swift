import Foundation
import HeadlessUIKit
import Testing

/// Rule V1029: when a window takes its root controller's view in.
@MainActor struct RootControllerTests {
  /// Writes down how it comes and goes, and whether its view is in a window by then.
  private final class Page: UIViewController {
    let name: String
    let journal: Journal
    var willCome: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private func note(_ what: String) {
      journal.note("\(name) \(what)\(viewIfLoaded?.window == nil ? "" : ", in the window")")
    }

    override func loadView() {
      view = Ground { [unowned self] in note("moved") }
      note("loads")
    }
    override func viewWillAppear(_ animated: Bool) {
      note("will appear")
      willCome()
    }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidLayoutSubviews() { note("laid out") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private final class Ground: UIView {
    private let moved: () -> Void
    init(_ moved: @escaping () -> Void) {
      self.moved = moved
      super.init(frame: .zero)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
    override func didMoveToWindow() { moved() }
  }

  private func desk() -> (phone: Phone, window: UIWindow, journal: Journal) {
    (Phone(), UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Journal())
  }

  @Test("V1029 a root's view is loaded, and put in, as the window is shown, and the root hears of it before")
  func shownLater() {
    for showsByKey in [true, false] {
      let (phone, window, journal) = desk()
      let page = Page("page", journal)
      window.rootViewController = page
      window.layoutIfNeeded()
      #expect(!page.isViewLoaded && journal.take() == [] && page.next === window)
      if showsByKey { window.makeKeyAndVisible() } else { window.isHidden = false }
      #expect(journal.take() == ["page loads", "page will appear", "page moved, in the window"])
      #expect(page.view.superview === window && page.view.frame == window.bounds)
      phone.application.endTurn()
      let rest = ["page is appearing", "page laid out", "page did appear"]
      #expect(journal.take() == rest.map { $0 + ", in the window" })
    }
  }

  @Test("V1029 a view that is made before stands nowhere until then")
  func madeBefore() {
    let (phone, window, journal) = desk()
    let page = Page("page", journal)
    window.rootViewController = page
    page.view.layoutIfNeeded()
    #expect(page.view.superview == nil && page.view.window == nil)
    window.isHidden = false
    #expect(page.view.superview === window && phone.application.windows.contains(window))
  }

  @Test("V1029 in a window that is shown it comes at once")
  func shownBefore() {
    let (phone, _, journal) = desk()
    let page = Page("page", journal)
    phone.window.rootViewController = page
    #expect(journal.take() == ["page loads", "page will appear", "page moved, in the window"])
  }

  @Test("V1029 hidden and shown again the root goes and comes with its window; another one comes as that is shown")
  func shownAgain() {
    let (phone, window, journal) = desk()
    let (page, other) = (Page("page", journal), Page("other", journal))
    window.rootViewController = page
    window.isHidden = false
    phone.application.endTurn()
    _ = journal.take()
    window.isHidden = true
    #expect(journal.take() == ["page will disappear, in the window", "page did disappear, in the window"])
    window.isHidden = false
    #expect(journal.take() == ["page will appear, in the window"])
    phone.application.endTurn()
    window.isHidden = true
    _ = journal.take()
    window.rootViewController = other
    #expect(journal.take() == ["page moved"] && !other.isViewLoaded)
    window.isHidden = false
    #expect(journal.take() == ["other loads", "other will appear", "other moved, in the window"])
  }

  @Test("V1029 a root that gives way as its view is loaded is never put in, nor is one whose window hides")
  func givesWay() {
    final class Gate: UIViewController {
      var loaded: () -> Void = {}
      override func viewDidLoad() { loaded() }
    }
    let (phone, window, journal) = desk()
    let (gate, page) = (Gate(), Page("page", journal))
    gate.loaded = { window.rootViewController = page }
    window.rootViewController = gate
    window.isHidden = false
    #expect(gate.view.superview == nil && page.view.superview === window && gate.next == nil)
    let (hiding, shy) = (UIWindow(frame: window.frame), Gate())
    shy.loaded = { hiding.isHidden = true }
    hiding.rootViewController = shy
    hiding.isHidden = false
    #expect(shy.view.superview == nil)
    hiding.isHidden = false
    #expect(shy.view.superview === hiding && phone.application.windows.count == 3)
  }

  @Test("V1029 what a root presents as it first hears that it will appear is refused")
  func presentsTooEarly() {
    let (phone, window, journal) = desk()
    let (page, other) = (Page("page", journal), UIViewController())
    page.willCome = { page.present(other, animated: false) }
    window.rootViewController = page
    window.makeKeyAndVisible()
    phone.application.endTurn()
    #expect(page.presentedViewController == nil && !other.isViewLoaded)
    #expect(phone.decisions.contains { $0.contains("presents UIViewController while its view is in no window") })
    #expect(journal.take().last == "page did appear, in the window")
  }

  @Test("V1029 the root's view stands where the controller became the root, among what else is in the window")
  func amongOthers() {
    let (phone, window, journal) = desk()
    let (backdrop, banner) = (UIView(), UIView())
    let page = Page("page", journal)
    window.addSubview(backdrop)
    window.rootViewController = page
    window.addSubview(banner)
    window.isHidden = false
    #expect(window.subviews == [backdrop, page.view, banner] && phone.application.windows.count == 2)
  }

  @Test(
    "V1029 containers tell what they show the same, whether the window is shown before they are its root or after")
  func containers() {
    let containers: [(String, (UIViewController) -> UIViewController)] = [
      ("navigation", { UINavigationController(rootViewController: $0) }),
      (
        "tabs",
        {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: $0), UIViewController()]
          return tabs
        }
      ),
      (
        "split",
        {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController($0, for: .primary)
          return split
        }
      ),
      (
        "pages",
        {
          let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.setViewControllers([$0], direction: .forward, animated: false)
          return pages
        }
      ),
      (
        "child",
        {
          let parent = UIViewController()
          parent.addChild($0)
          parent.view.addSubview($0.view)
          $0.didMove(toParent: parent)
          return parent
        }
      ),
    ]
    for (name, container) in containers {
      let both = [true, false].map { isShownBefore in
        let (phone, window, journal) = desk()
        let page = Page(name, journal)
        if isShownBefore { window.isHidden = false }
        window.rootViewController = container(page)
        window.isHidden = false
        phone.application.endTurn()
        phone.application.endTurn()
        #expect(page.view.window === window)
        window.isHidden = true
        return journal.take()
      }
      #expect(both[0] == both[1])
      for step in ["loads", "will appear", "is appearing", "did appear", "will disappear", "did disappear"] {
        #expect(both[1].filter { $0.hasPrefix("\(name) \(step)") }.count == 1)
      }
    }
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Rule V1030: when a tab bar controller's view, and that of what it shows, is loaded.
@MainActor struct TabsMadeByCodeTests {
  private final class Tabs: UITabBarController {
    var heard: [String] = []
    var parts = "no parts"
    override func viewDidLoad() {
      super.viewDidLoad()
      heard.append("loaded with \(parts) and \(viewControllers?.count ?? 0) tabs")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      heard.append("will appear")
    }
  }

  private final class Page: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() { heard.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
  }

  @Test("V1030 it loads its view in its initializer, before its maker sets anything up")
  func loadsAtOnce() {
    for tabs in [Tabs(), Tabs(nibName: nil, bundle: nil), Tabs(tabs: [])] {
      #expect(tabs.isViewLoaded && tabs.heard == ["loaded with no parts and 0 tabs"])
      tabs.parts = "parts"
      tabs.viewControllers = [Page(), Page()]
      #expect(tabs.heard.count == 1)
    }
  }

  @Test("V1030 what is selected loads its view as the tab bar controller comes, and no other does")
  func selectedComesAlong() {
    let phone = Phone.forGestures()
    let (tabs, one, two) = (Tabs(), Page(), Page())
    tabs.viewControllers = [one, two]
    tabs.selectedIndex = 1
    #expect(!one.isViewLoaded && !two.isViewLoaded)
    phone.window.rootViewController = tabs
    phone.application.endTurn()
    #expect(tabs.heard.last == "will appear" && !one.isViewLoaded)
    #expect(two.heard == ["loaded", "will appear", "is appearing", "did appear"])
    phone.tap(at: (50, 180))
    phone.application.endTurn()
    #expect(one.heard == ["loaded", "will appear", "is appearing", "did appear"])
  }

  @Test("V1030 so it is where it is pushed, presented, another one's child, or leaves out what is above it")
  func comesByOthers() {
    final class Curt: UITabBarController { override func viewWillAppear(_ animated: Bool) {} }
    let ways: [(UIViewController, UITabBarController) -> Void] = [
      { $0.navigationController?.pushViewController($1, animated: false) },
      { $0.present($1, animated: false) },
      { ground, tabs in
        ground.addChild(tabs)
        ground.view.addSubview(tabs.view)
        tabs.didMove(toParent: ground)
      },
    ]
    for way in ways {
      for tabs in [UITabBarController(), Curt()] {
        let (phone, ground, page) = (Phone.forGestures(), UIViewController(), Page())
        phone.window.rootViewController = UINavigationController(rootViewController: ground)
        phone.application.endTurn()
        tabs.viewControllers = [page]
        way(ground, tabs)
        phone.application.endTurn()
        phone.application.endTurn()
        #expect(page.heard == ["loaded", "will appear", "is appearing", "did appear"])
        #expect(page.view.window === phone.window)
      }
    }
  }

  @Test("V1030 one that is laid out outside of a window has what is selected in it")
  func laidOutNowhere() {
    let (tabs, page) = (UITabBarController(), Page())
    tabs.viewControllers = [page]
    tabs.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    tabs.view.layoutIfNeeded()
    #expect(page.heard == ["loaded"] && page.view.isDescendant(of: tabs.view))
    #expect(page.view.frame.size == tabs.view.frame.size)
  }
}

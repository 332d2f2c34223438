import Foundation
import HeadlessUIKit
import Testing

/// Rules V1031 and V1032: what is asked of a container while its children hear that they change.
@MainActor struct ChangedWhileGoingTests {
  private final class Page: UIViewController {
    var heard: [String] = []
    var willGo: () -> Void = {}
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      heard.append("will disappear")
      willGo()
    }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
  }

  private func show(_ controllers: [UIViewController]) -> (phone: Phone, tabs: UITabBarController) {
    let (phone, tabs) = (Phone.forGestures(), UITabBarController())
    tabs.viewControllers = controllers
    phone.window.rootViewController = tabs
    phone.application.endTurn()
    return (phone, tabs)
  }

  @Test("V1031 a tab that is selected comes also where a layout or a presentation goes before it")
  func layoutBetween() {
    for presents in [false, true] {
      let (one, two) = (Page(), Page())
      let (phone, tabs) = show([one, two])
      one.heard = []
      one.willGo = { [unowned one] in
        one.willGo = {}
        if presents {
          let sheet = UIViewController()
          sheet.modalPresentationStyle = .overFullScreen
          one.present(sheet, animated: false)
        }
        phone.window.layoutIfNeeded()
      }
      tabs.selectedIndex = 1
      phone.application.endTurn()
      #expect(one.heard == ["will disappear", "did disappear"] && one.view.window == nil)
      #expect(two.heard == ["will appear", "did appear"] && two.view.window === phone.window)
    }
  }

  @Test("V1032 a stack that changes as its navigation controller goes is another one when that has gone")
  func stackBehind() {
    for isAnimated in [true, false] {
      let (page, below, top, other) = (Page(), Page(), Page(), Page())
      let navigation = UINavigationController(rootViewController: page)
      let (phone, tabs) = show([navigation, other])
      page.willGo = { navigation.setViewControllers([below, top], animated: isAnimated) }
      tabs.selectedIndex = 1
      phone.application.endTurn()
      #expect(navigation.transitionCoordinator == nil && page.parent == nil && !page.isMovingFromParent)
      #expect(page.heard == ["will appear", "did appear", "will disappear", "did disappear"])
      #expect(top.heard == [] && other.heard == ["will appear", "did appear"])
      tabs.selectedIndex = 0
      phone.application.endTurn()
      #expect(top.heard == ["will appear", "did appear"] && top.view.window === phone.window)
      #expect(page.heard.count == 4 && below.heard == [])
    }
  }
}

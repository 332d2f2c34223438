import Foundation
import HeadlessUIKit
import Testing

/// Rules V131 and V458: how high a navigation controller's bar is.
@MainActor struct LargeTitleTests {
  @Test("V131 a large title has the bar be 52 points higher, with its buttons in the upper row")
  func height() throws {
    let root = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let desk = TitleDesk(root)
    #expect(desk.bar.frame.height == 96 && root.view.safeAreaInsets.top == desk.bar.frame.maxY)
    #expect(desk.bar.sizeThatFits(.zero).height == 96 && desk.bar.intrinsicContentSize.height == 96)
    #expect(button.convert(CGPoint.zero, to: desk.bar).y == 0)
    let below = CGPoint(x: 40, y: desk.bar.frame.maxY - 10)
    #expect(desk.phone.window.hitTest(below, with: nil) === desk.bar)
    desk.bar.prefersLargeTitles = false
    desk.layOut()
    #expect(desk.bar.frame.height == 44 && root.view.safeAreaInsets.top == desk.bar.frame.maxY)
    #expect(desk.bar.sizeThatFits(.zero).height == 44)
  }

  @Test("V131 an item says whether its title is large, else the one below it does, and the lowest is")
  func modes() {
    let desk = TitleDesk(.titled(.automatic))
    #expect(desk.bar.frame.height == 96)
    #expect(desk.height(pushing: .titled(.automatic)) == 96)
    #expect(desk.height(pushing: .titled(.never)) == 44)
    let inherits = UIViewController.titled(.automatic)
    #expect(desk.height(pushing: inherits) == 44)
    inherits.navigationItem.largeTitleDisplayMode = .always
    desk.layOut()
    #expect(desk.bar.frame.height == 96)
    #expect(desk.height(pushing: .titled(.automatic)) == 96)
    #expect(TitleDesk(.titled(.inline)).bar.frame.height == 44)
    #expect(desk.height(pushing: .titled(.inline)) == 96)
    let alone = UINavigationBar()
    alone.items = [UINavigationItem(title: "A")]
    alone.prefersLargeTitles = true
    #expect(alone.sizeThatFits(.zero).height == 44)
  }

  @Test("V131 titles are never large on a phone that lies on its side; those of a phone's sheet are 52 points, too")
  func elsewhere() {
    let desk = TitleDesk(UIViewController())
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.navigationBar.prefersLargeTitles = true
    desk.navigation.present(inner, animated: false)
    desk.layOut()
    #expect(inner.navigationBar.frame.height == 108)
    let low = TitleDesk(UIViewController())
    low.navigation.traitOverrides.verticalSizeClass = .compact
    low.navigation.view.setNeedsLayout()
    low.phone.application.endTurn()
    low.layOut()
    #expect(low.bar.frame.height == 32)
  }

  @Test("V458 a prompt has the bar be 30 points higher, above its buttons")
  func prompt() {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let desk = TitleDesk(page)
    desk.bar.prefersLargeTitles = false
    page.navigationItem.prompt = "Prompt"
    desk.layOut()
    #expect(desk.bar.frame.height == 74 && page.view.safeAreaInsets.top == desk.bar.frame.maxY)
    #expect(desk.bar.sizeThatFits(.zero).height == 74)
    #expect(button.convert(CGPoint.zero, to: desk.bar).y == 30)
    page.navigationItem.prompt = nil
    desk.layOut()
    #expect(desk.bar.frame.height == 44)
    let alone = UINavigationBar()
    page.navigationItem.prompt = ""
    alone.items = [page.navigationItem]
    #expect(alone.sizeThatFits(.zero).height == 74)
  }
}

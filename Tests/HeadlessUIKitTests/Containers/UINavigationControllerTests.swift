import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UINavigationControllerTests {
  private let pages = [UIViewController(), UIViewController(), UIViewController()]

  private func navigation() -> UINavigationController {
    UIApplication.start(UIApplication())
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.setViewControllers(pages, animated: false)
    return navigation
  }

  @Test func `going back answers the controllers that leave, from the lower to the upper`() {
    let navigation = navigation()
    #expect(navigation.popToViewController(pages[2], animated: false) == nil)
    #expect(navigation.popToViewController(pages[1], animated: false) == [pages[2]])
    navigation.setViewControllers(pages, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [pages[1], pages[2]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil && navigation.viewControllers == [pages[0]])
    #expect(pages[2].parent == nil)
  }

  @Test func `setting the stack keeps those that stay, and shows the last one`() {
    let navigation = navigation()
    navigation.loadViewIfNeeded()
    let new = UIViewController()
    navigation.viewControllers = [pages[2], new]
    #expect(navigation.topViewController === new && navigation.children == [pages[2], new])
    #expect(new.view.isDescendant(of: navigation.view) && pages[2].viewIfLoaded?.superview == nil)
    #expect(navigation.navigationBar.items == [pages[2].navigationItem, new.navigationItem])
  }

  @Test func `what shows is the topmost controller, or what it presents`() {
    let navigation = navigation()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.rootViewController = navigation
    window.isHidden = false
    #expect(navigation.visibleViewController === pages[2])
    let sheet = UIViewController()
    pages[2].present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet)
  }

  @Test func `the toolbar shows the topmost controller's items once it is shown`() {
    let navigation = navigation()
    navigation.loadViewIfNeeded()
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
    pages[1].toolbarItems = [item]
    #expect(navigation.toolbar.items == nil)
    navigation.popViewController(animated: false)
    navigation.setToolbarHidden(false, animated: false)
    #expect(navigation.toolbar.items == [item] && !navigation.toolbar.isHidden)
    pages[1].setToolbarItems(nil, animated: false)
    #expect(navigation.toolbar.items == nil)
  }

  @Test func `the edit button turns editing on and off, and says which it will do`() {
    let page = pages[0]
    let button = page.editButtonItem
    #expect(button === page.editButtonItem && button.title == "Edit")
    button.primaryAction?.performWithSender(nil, target: nil)
    #expect(page.isEditing && button.title == "Done")
    page.setEditing(false, animated: false)
    #expect(button.title == "Edit")
  }
}

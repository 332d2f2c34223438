import HeadlessUIKit
import Testing

@MainActor struct KeyedValuesTests {
  @Test func `a text field's clear button is found by its name, also before it shows, and is the one that clears`()
  {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    for name in ["clearButton", "_clearButton"] {
      let button = field.value(forKey: name) as? UIButton
      #expect(button != nil && button === field.value(forKey: name) as? UIButton && button?.superview == nil)
    }
    (field.clearButtonMode, field.text) = (.always, "words")
    field.layoutIfNeeded()
    let button = field.value(forKey: "clearButton") as? UIButton
    #expect(button?.superview === field)
    button?.sendActions(for: .touchUpInside)
    #expect(field.text == "")
  }

  @Test func `a bar's item tells the view that stands for it`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    let title = UINavigationItem(title: "Inbox")
    title.rightBarButtonItem = item
    bar.setItems([title], animated: false)
    bar.layoutIfNeeded()
    #expect(try #require(item.value(forKey: "view") as? UIView).isDescendant(of: bar))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let tab = UITabBarItem(title: "Home", image: nil, tag: 0)
    tabs.items = [tab]
    #expect(try #require(tab.value(forKey: "view") as? UIView).superview === tabs)
  }

  @Test func `a bar that is set by its name takes the place of the controller's`() throws {
    final class Raised: UITabBar {}
    let tabs = UITabBarController()
    let (one, two) = (UIViewController(), UIViewController())
    (one.tabBarItem.title, two.tabBarItem.title) = ("One", "Two")
    tabs.viewControllers = [one, two]
    tabs.loadViewIfNeeded()
    let old = tabs.tabBar
    let raised = Raised()
    tabs.setValue(raised, forKey: "tabBar")
    #expect(tabs.tabBar === raised && raised.superview != nil && old.superview == nil)
    #expect(raised.items?.map(\.title) == ["One", "Two"] && raised.selectedItem === one.tabBarItem)
    tabs.selectedIndex = 1
    #expect(raised.selectedItem === two.tabBarItem)
    let stack = UINavigationController(rootViewController: UIViewController())
    let bar = UINavigationBar(frame: .zero)
    stack.setValue(bar, forKeyPath: "navigationBar")
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.navigationBar === bar && bar.items?.count == 2)
  }

  @Test func `a value of a dictionary is put and taken away by its name`() {
    let values = NSMutableDictionary()
    values.setValue(1, forKey: "one")
    values.setValue(2, forKey: "two")
    values.setValue(nil, forKey: "one")
    #expect(values.count == 1 && values.value(forKey: "two") as? Int == 2)
  }

  @Test func `parts of fields and bars are known by their names, and looks that are set so are left out`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
    UITextField().setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    UIAlertAction(title: "Go", style: .default).setValue(UIColor.red, forKey: "titleTextColor")
    #expect(UIView().tag == 0)
  }

  @Test func `any other value by its name stops with the name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().value(forKey: "placeholderView") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'placeholderView' by its name needs the Objective-C runtime"))
  }
}

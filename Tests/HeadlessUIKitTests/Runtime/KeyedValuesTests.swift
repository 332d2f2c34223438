import HeadlessUIKit
import Testing

@MainActor struct KeyedValuesTests {
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

  @Test func `any other value by its name stops with the name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().value(forKey: "placeholderLabel") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'placeholderLabel' by its name needs the Objective-C runtime"))
  }
}

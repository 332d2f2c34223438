import Foundation
import HeadlessUIKit
import Testing

/// Rules V300 and V301: a title's menu, and a title that is typed anew in the bar.
@MainActor struct TitleMenuTests {
  private final class Page: UIViewController, UINavigationItemRenameDelegate, ActionMethods {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { mayBegin }
    func navigationItem(
      _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      heard.append("begins with \(suggestedTitle[selectedRange])")
      let text = suggestedTitle + ".txt"
      return (text, text.startIndex..<text.index(text.endIndex, offsetBy: -4))
    }
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      heard.append("asked \(title)")
      return mayEnd
    }
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
      heard.append("named \(title), \(item.title ?? "")")
    }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      action == Selector("duplicate:") ? { sender, _ in self.duplicate(sender) } : nil
    }
    override func duplicate(_ sender: Any?) { heard.append("duplicates") }
  }

  /// A page in a navigation controller. Made in a test, as others may run before one begins.
  @MainActor private final class Desk {
    let phone = Phone.forGestures()
    let page = Page()
    let navigation: UINavigationController

    init() {
      page.navigationItem.title = "Notes"
      navigation = UINavigationController(rootViewController: page)
      phone.window.rootViewController = navigation
      phone.window.layoutIfNeeded()
    }

    func view(_ name: String) -> UIView? {
      phone.window.layoutIfNeeded()
      func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
      return views(in: phone.window).first { $0.accessibilityIdentifier == name }
    }

    func tap(_ name: String) throws {
      let found = view(name)
      let view = try #require(found)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: phone.window)
      phone.tap(at: (Double(middle.x), Double(middle.y)))
    }
  }

  @Test("V300 a tap on a title with a menu brings what its provider makes of what the system suggests")
  func menu() throws {
    let desk = Desk()
    let (navigation, page) = (desk.navigation, desk.page)
    #expect(desk.view("title") == nil)
    var suggested: [String] = []
    page.navigationItem.titleMenuProvider = { elements in
      suggested = elements.map(\.title)
      return UIMenu(children: elements + [UIAction(title: "Mark") { _ in page.heard.append("marks") }])
    }
    try desk.tap("title")
    #expect(suggested == ["Duplicate"])
    try desk.tap("Mark")
    page.navigationItem.renameDelegate = page
    try desk.tap("title")
    #expect(suggested == ["Rename", "Duplicate"])
    try desk.tap("Duplicate")
    #expect(page.heard == ["marks", "duplicates"])
    page.mayBegin = false
    #expect(!navigation.canPerformAction(Selector("rename:"), withSender: nil))
    page.navigationItem.titleMenuProvider = nil
    page.navigationItem.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/a"))
    try desk.tap("title")
    #expect(desk.view("Rename") == nil && desk.view("Duplicate") != nil)
  }

  @Test("V301 Rename has the title typed anew; the item has it before the delegate hears, unless that refuses it")
  func rename() throws {
    let desk = Desk()
    let page = desk.page
    page.navigationItem.renameDelegate = page
    try desk.tap("title")
    try desk.tap("Rename")
    let field = try #require(desk.view("title") as? UITextField)
    #expect(field.isFirstResponder && field.text == "Notes.txt" && page.heard == ["begins with Notes"])
    field.insertText("List")
    #expect(field.text == "List.txt")
    field.insertText("\n")
    #expect(page.heard.dropFirst() == ["asked List.txt", "named List.txt, List.txt"])
    #expect(desk.view("title") is UIButton && field.superview == nil)
  }

  @Test("V301 a refused or an empty title is none; leaving the field ends it, and a push without asking")
  func endings() {
    let desk = Desk()
    let (phone, navigation, page) = (desk.phone, desk.navigation, desk.page)
    page.navigationItem.renameDelegate = page
    page.mayEnd = false
    navigation.rename(nil)
    (desk.view("title") as? UITextField)?.insertText("X")
    phone.window.endEditing(true)
    #expect(page.heard == ["begins with Notes", "asked X.txt"] && page.navigationItem.title == "Notes")
    page.heard = []
    navigation.rename(nil)
    (desk.view("title") as? UITextField)?.text = ""
    phone.window.endEditing(true)
    #expect(page.heard == ["begins with Notes"] && page.navigationItem.title == "Notes")
    page.heard = []
    navigation.rename(nil)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(page.heard == ["begins with Notes", "named Notes.txt, Notes.txt"])
    page.heard = []
    navigation.rename(nil)
    #expect(page.heard.isEmpty)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Rule V456: menus of links in a text, and who is asked of them.
@MainActor @Suite("V: menus of links") struct TextItemMenuTests {
  private let link = "https://example.com"

  /// Words of which the last is a link, from 20 points on.
  private func fixture() -> (phone: Phone, view: UITextView) {
    let phone = Phone.forGestures()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let text = NSMutableAttributedString(string: "see here", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.link, value: link, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.isEditable = false
    phone.window.addSubview(view)
    phone.window.layoutIfNeeded()
    return (phone, view)
  }

  private final class Older: NSObject, UITextViewDelegate {
    var asked: [UITextItemInteraction] = []
    var goes = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append(interaction)
      return goes
    }
  }

  @Test("V456 a finger that rests on a link opens its menu, where the delegate lets it, and not one beside it")
  func older() throws {
    let (phone, view) = fixture()
    let older = Older()
    view.delegate = older
    phone.hold(at: (5, 5))
    #expect(older.asked == [] && phone.window.subviews.last === view)
    phone.hold(at: (30, 5))
    #expect(older.asked == [.presentActions])
    try phone.tap(row: "Open Link")
    #expect(phone.decisions.contains { $0.contains("opens \(link)") } && phone.window.subviews.last === view)
    older.goes = false
    phone.hold(at: (30, 5))
    phone.tap(at: (30, 5))
    #expect(older.asked == [.presentActions, .presentActions, .invokeDefaultAction])
    #expect(phone.window.subviews.last === view)
    view.isEditable = true
    phone.hold(at: (30, 5))
    #expect(older.asked.count == 3)
  }

  private final class Told: NSObject, UITextViewDelegate {
    var heard: [String] = []
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { heard.append("comes of \(textItem.range.location)") }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { heard.append("goes of \(textItem.range.location)") }
  }

  @Test("V456 the delegate hears of the item as its menu comes, and as it goes")
  func told() throws {
    let (phone, view) = fixture()
    let told = Told()
    view.delegate = told
    phone.hold(at: (30, 5))
    #expect(told.heard == ["comes of 4"])
    try phone.tap(row: "Copy Link")
    #expect(told.heard == ["comes of 4", "goes of 4"])
  }

  private final class Newer: NSObject, UITextViewDelegate {
    var chosen = 0
    var hasMenu = true
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { nil }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      guard hasMenu else { return nil }
      let mark = UIAction(title: "Mark") { [weak self] _ in self?.chosen += 1 }
      return UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: defaultMenu.children + [mark]))
    }
  }

  @Test("V456 the menu is what the delegate makes of it, and comes with a tap where that has no action")
  func newer() throws {
    let (phone, view) = fixture()
    let newer = Newer()
    view.delegate = newer
    phone.hold(at: (30, 5))
    try phone.tap(row: "Mark")
    phone.tap(at: (30, 5))
    try phone.tap(row: "Mark")
    #expect(newer.chosen == 2)
    newer.hasMenu = false
    phone.hold(at: (30, 5))
    phone.tap(at: (30, 5))
    #expect(phone.window.subviews.last === view)
  }

  /// Asked by the methods that are given an item.
  private final class Asked: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var action: (UIAction) -> UIAction? = { $0 }
    var rows: [UIMenuElement] = []
    var titles: [String] = []
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      heard.append("action of \(textItem.range.location)")
      return action(defaultAction)
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      heard.append("menu of \(defaultMenu.children.count)")
      titles.append(defaultMenu.title)
      return UITextItem.MenuConfiguration(menu: defaultMenu.replacingChildren(defaultMenu.children + rows))
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { heard.append("comes") }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { heard.append("goes") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selects") }
  }

  @Test("V456 a finger that rests has the delegate asked for the action, and performs none")
  func restAsks() throws {
    let (phone, view) = fixture()
    let asked = Asked()
    view.delegate = asked
    phone.hold(at: (30, 5))
    #expect(asked.heard == ["action of 4", "menu of 2", "comes"])
    try phone.tap(row: "Copy Link")
    #expect(asked.heard.last == "goes" && !phone.decisions.contains { $0.contains("opens \(link)") })
  }

  @Test("V456 a tap whose action is nil selects the link, and the delegate hears of its menu")
  func tapSelects() throws {
    let (phone, view) = fixture()
    let asked = Asked()
    view.delegate = asked
    asked.action = { _ in nil }
    phone.tap(at: (30, 5))
    #expect(asked.heard == ["action of 4", "menu of 2", "selects", "comes"])
    #expect(view.selectedRange == NSRange(location: 4, length: 4))
    try phone.tap(row: "Copy Link")
    #expect(asked.heard.last == "goes")
  }

  @Test("V456 the usual menu of a link has its address as the title, and an attachment's image may be copied")
  func usual() throws {
    let (phone, view) = fixture()
    let asked = Asked()
    view.delegate = asked
    phone.hold(at: (30, 5))
    try phone.tap(row: "Copy Link")
    #expect(asked.titles == [link])
    let (attachment, image) = (NSTextAttachment(), UIImage(systemName: "star"))
    attachment.image = image
    let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " star", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    view.attributedText = text
    phone.hold(at: (3, 5))
    #expect(asked.heard.suffix(3) == ["action of 0", "menu of 2", "comes"])
    try phone.tap(row: "Copy Image")
    #expect(UIPasteboard.general.image != nil && phone.window.subviews.last === view)
  }

  @Test(
    "V456 the default action of a tag is its menu, which has what the delegate gives it; without that none comes")
  func tag() throws {
    let (phone, view) = fixture()
    let asked = Asked()
    let text = NSMutableAttributedString(attributedString: view.attributedText)
    text.removeAttribute(.link, range: NSRange(location: 4, length: 4))
    text.addAttribute(.textItemTag, value: "here", range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.delegate = asked
    asked.heard = []
    phone.tap(at: (30, 5))
    #expect(asked.heard == ["action of 4", "menu of 0"] && phone.window.subviews.last === view)
    asked.rows = [UIAction(title: "Mark") { _ in asked.heard.append("marks") }]
    phone.tap(at: (30, 5))
    try phone.tap(row: "Mark")
    #expect(asked.heard.suffix(5) == ["menu of 0", "selects", "comes", "marks", "goes"])
  }
}

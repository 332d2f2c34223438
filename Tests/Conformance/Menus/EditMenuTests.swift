import Foundation
import HeadlessUIKit
import Testing

/// Rule K38: fingers beside a menu of edits.
@MainActor @Suite("K: fingers beside edits") struct EditMenuTests {
  private final class Source: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }
    override func copy(_ sender: Any?) {}
  }

  /// A scroll view with the source of menus and a button.
  @MainActor private struct Desk {
    let phone = Phone.forGestures()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 100, y: 140, width: 60, height: 40))
    private let source = Source(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
    private let interaction = UIEditMenuInteraction(delegate: nil)

    init() {
      list.contentSize = CGSize(width: 200, height: 1_000)
      phone.window.addSubview(list)
      list.addSubview(source)
      source.becomeFirstResponder()
      source.addInteraction(interaction)
      button.addAction(UIAction { [phone] _ in phone.journal.note("pressed") }, for: .touchUpInside)
      list.addSubview(button)
    }

    var menu: UIView? { phone.window.subviews.first { $0.accessibilityIdentifier == "menu" } }

    func show(byController: Bool) {
      if byController {
        UIMenuController.shared.showMenu(from: source, rect: source.bounds)
      } else {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      }
    }
  }

  @Test(
    "K38 a finger beside a menu of edits ends it as it lands, and belongs to what is there",
    arguments: [false, true])
  func beside(byController: Bool) {
    let desk = Desk()
    let phone = desk.phone
    desk.show(byController: byController)
    #expect(desk.menu != nil)
    phone.down(1, at: (130, 160))
    #expect(desk.menu == nil)
    phone.wait(0.2)
    #expect(desk.button.isHighlighted)
    phone.up(1)
    #expect(phone.journal.take() == ["pressed"])
    desk.show(byController: byController)
    phone.drag(from: (150, 190), to: (150, 120))
    #expect(desk.menu == nil && desk.list.contentOffset.y > 0)
  }

  @Test("K38 one on its rows chooses, and a hit test alone ends nothing")
  func rows() throws {
    let desk = Desk()
    desk.show(byController: false)
    let menu = try #require(desk.menu)
    #expect(desk.phone.window.hitTest(CGPoint(x: 130, y: 160), with: nil) === desk.button)
    #expect(desk.menu === menu)
    #expect(desk.phone.window.hitTest(CGPoint(x: 20, y: 40), with: nil)?.isDescendant(of: menu) == true)
    desk.phone.tap(at: (20, 40))
    #expect(desk.menu == nil)
  }
}

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

  @Test(
    "V1334 what goes along with a menu that comes or goes begins when the delegate's method has returned",
    arguments: [false, true])
  func goesAlong(ofContext: Bool) {
    final class Teller: NSObject, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
      var heard: [String] = []
      private func tell(_ name: String, _ add: (@escaping () -> Void) -> Void) {
        heard.append(name)
        add { [weak self] in self?.heard.append("along with \(name)") }
        heard.append("\(name) returns")
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: [UIAction(title: "Share") { _ in }]) }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { tell("comes", animator.addAnimations) }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { tell("goes", animator.addAnimations) }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Share") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { if let animator { tell("comes", animator.addAnimations) } }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { if let animator { tell("goes", animator.addAnimations) } }
    }
    let (phone, teller) = (Phone.forGestures(), Teller())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(view)
    if ofContext {
      let interaction = UIContextMenuInteraction(delegate: teller)
      view.addInteraction(interaction)
      phone.down(1, at: (50, 50))
      phone.wait(1)
      phone.up(1)
      interaction.dismissMenu()
    } else {
      let interaction = UIEditMenuInteraction(delegate: teller)
      view.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      interaction.dismissMenu()
    }
    let comes = ["comes", "comes returns", "along with comes"]
    #expect(teller.heard == comes + ["goes", "goes returns", "along with goes"])
  }
}

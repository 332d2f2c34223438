import Foundation
import HeadlessUIKit
import Testing

/// Rules K41, K47 and V226: when a control's menu comes, and what it is asked of it.
@MainActor @Suite("K: menus of controls") struct ControlMenuTests {
  private func button(showsAtOnce: Bool) -> (phone: Phone, button: UIButton) {
    let (phone, button) = (Phone.forGestures(), UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    button.menu = UIMenu(children: [UIAction(title: "Mark") { _ in }])
    button.showsMenuAsPrimaryAction = showsAtOnce
    button.addAction(UIAction { _ in phone.journal.note("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in phone.journal.note("menu") }, for: .menuActionTriggered)
    phone.window.addSubview(button)
    phone.window.layoutIfNeeded()
    return (phone, button)
  }

  private func hasMenu(_ phone: Phone) -> Bool {
    phone.window.subviews.contains { $0.accessibilityIdentifier == "menu" }
  }

  @Test(
    "K41 a disabled control shows no menu, neither at once nor to a finger that rests", arguments: [true, false])
  func disabled(showsAtOnce: Bool) {
    let (phone, button) = button(showsAtOnce: showsAtOnce)
    button.isEnabled = false
    phone.hold(at: (50, 20))
    #expect(!hasMenu(phone) && phone.journal.take() == [])
    button.isEnabled = true
    phone.hold(at: (50, 20))
    #expect(hasMenu(phone) && phone.journal.take() == ["menu"])
  }

  @Test("K41 nor does a bar's item that is disabled")
  func item() {
    let phone = Phone.forGestures()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Mark") { _ in }]))
    item.isEnabled = false
    bar.items = [item]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    phone.tap(at: (30, 20))
    #expect(!hasMenu(phone))
    item.isEnabled = true
    phone.window.layoutIfNeeded()
    phone.tap(at: (30, 20))
    #expect(hasMenu(phone))
  }

  @Test("V226 a control overrides what is asked of its menu's previews, with an item and without")
  func previews() {
    class Knob: UIControl {
      var asked: [String] = []
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: NSString(string: "knob"), previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Turn") { _ in }])
        }
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        asked.append("\(identifier) comes")
        return super.contextMenuInteraction(
          interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("comes")
        return nil
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        asked.append("\(identifier) goes")
        return nil
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) { asked.append("performs") }
    }
    let (phone, knob) = (Phone.forGestures(), Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    phone.window.addSubview(knob)
    knob.isContextMenuInteractionEnabled = true
    phone.hold(at: (50, 20))
    #expect(hasMenu(phone) && knob.asked == ["knob comes", "comes"])
    knob.contextMenuInteraction?.dismissMenu()
    #expect(knob.asked == ["knob comes", "comes", "knob goes"])
  }

  @Test("K47 performing the primary action shows the menu, where that is it, and else sends its event")
  func performed() {
    let (phone, button) = button(showsAtOnce: true)
    button.performPrimaryAction()
    #expect(hasMenu(phone) && phone.journal.take() == ["menu"])
    button.contextMenuInteraction?.dismissMenu()
    button.showsMenuAsPrimaryAction = false
    button.performPrimaryAction()
    #expect(!hasMenu(phone) && phone.journal.take() == ["primary"])
  }
}

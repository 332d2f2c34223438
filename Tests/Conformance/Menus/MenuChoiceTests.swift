import Foundation
import HeadlessUIKit
import Testing

/// Rules V1110 and V1120: what one tap on a menu chooses.
@MainActor struct MenuChoiceTests {
  private func fixture(_ menu: UIMenu) -> Phone {
    let (phone, button) = (Phone.forGestures(), UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40)))
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
    phone.window.addSubview(button)
    return phone
  }

  @Test("V1110 a tap on a row that opens a menu chooses none of the rows that come to stand there")
  func opening() throws {
    let journal = Journal()
    func action(_ title: String) -> UIAction { UIAction(title: title) { _ in journal.note(title) } }
    let inner = UIMenu(title: "Sort by", children: [action("Name"), action("Date")])
    let phone = fixture(UIMenu(children: [inner, action("Delete")]))
    phone.tap(at: (20, 20))
    try phone.tap(row: "Sort by")
    #expect(journal.take() == [])
    try phone.tap(row: "Name")
    #expect(journal.take() == ["Name"])
  }

  /// Makes its menu anew at each step.
  private final class Steps: NSObject, UIContextMenuInteractionDelegate {
    private(set) var count = 0
    lazy var interaction = UIContextMenuInteraction(delegate: self)

    private var menu: UIMenu {
      let more = UIAction(title: "More", attributes: .keepsMenuPresented) { [self] _ in
        count += 1
        interaction.updateVisibleMenu { [self] _ in menu }
      }
      return UIMenu(children: [more])
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [self] _ in menu }) }
  }

  @Test("V1110 a row that keeps its menu, and has it filled anew, is chosen once by each tap")
  func fillingAnew() throws {
    let (phone, steps) = (Phone.forGestures(), Steps())
    phone.keep(steps)
    phone.pad("pad", (0, 0, 100, 100)).addInteraction(steps.interaction)
    phone.down(1, at: (30, 40))
    phone.wait(0.6)
    phone.up(1)
    for count in 1...2 {
      try phone.tap(row: "More")
      #expect(steps.count == count)
    }
  }

  @Test("V1120 in a menu with single selection, and all that are in it, one action has the mark")
  func marks() throws {
    let actions = ["X", "Y", "Z"].map { UIAction(title: $0, state: $0 == "X" ? .on : .off) { _ in } }
    let sections = actions[..<2].map { UIMenu(options: .displayInline, children: [$0]) }
    let menu = UIMenu(
      options: .singleSelection, children: sections + [UIMenu(title: "More", children: [actions[2]])])
    let phone = fixture(menu)
    phone.tap(at: (20, 20))
    try phone.tap(row: "Y")
    #expect(actions.map(\.state) == [.off, .on, .off] && menu.selectedElements == [actions[1]])
    phone.tap(at: (20, 20))
    try phone.tap(row: "More")
    try phone.tap(row: "Z")
    #expect(actions.map(\.state) == [.off, .off, .on] && menu.selectedElements == [actions[2]])
  }

  @Test("V1120 a menu with single selection leaves those beside it alone")
  func beside() throws {
    let actions = ["X", "Y", "Z"].map { UIAction(title: $0, state: $0 == "Y" ? .off : .on) { _ in } }
    let choice = UIMenu(options: [.displayInline, .singleSelection], children: Array(actions[..<2]))
    let phone = fixture(UIMenu(children: [choice, actions[2]]))
    phone.tap(at: (20, 20))
    try phone.tap(row: "Y")
    #expect(actions.map(\.state) == [.off, .on, .on])
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Rule V170: fingers that slide over a menu's rows.
@MainActor @Suite("V: fingers on a menu's rows") struct MenuSlideTests {
  @Test("V170 the row is chosen that the finger is on when it lifts, wherever among the rows it landed")
  func slides() throws {
    let menu = MenuRows()
    for start in ["A", "B", "C"] {
      for end in ["A", "C"] {
        menu.open()
        menu.phone.drag(from: try menu.middle(of: start), to: try menu.middle(of: end))
        #expect(menu.phone.journal.take() == [end] && !menu.isOpen)
      }
    }
  }

  @Test("V170 on a disabled row, and beside the rows, it chooses none, and the menu stays")
  func beside() throws {
    let menu = MenuRows()
    menu.open()
    menu.phone.drag(from: try menu.middle(of: "A"), to: try menu.middle(of: "B"))
    let end = try menu.middle(of: "C")
    menu.phone.drag(from: try menu.middle(of: "A"), to: (end.0, end.1 + 60))
    #expect(menu.phone.journal.take() == [] && menu.isOpen)
  }

  @Test("V170 rows that are scrolled out of their menu are under no finger beside it")
  func scrolledOut() throws {
    let menu = MenuRows((1...40).map(String.init))
    let phone = menu.phone
    phone.down(1, at: (10, 10))
    phone.move(1, to: try menu.middle(of: "40"))
    #expect(menu.isOpen && menu.highlighted == [])
    phone.up(1)
    #expect(phone.journal.take() == [])
  }

  @Test("V170 a row that keeps its menu presented is chosen, and the menu stays")
  func keepsPresented() throws {
    let menu = MenuRows()
    menu.actions[0].attributes = .keepsMenuPresented
    menu.open()
    for _ in 1...2 {
      let place = try menu.middle(of: "A")
      menu.phone.tap(at: place)
      #expect(menu.phone.journal.take() == ["A"] && menu.isOpen)
    }
    menu.phone.tap(at: try menu.middle(of: "C"))
    #expect(menu.phone.journal.take() == ["C"] && !menu.isOpen)
  }

  @Test("V170 the row under the finger is highlighted, also under one that slides on from the view")
  func highlight() throws {
    let menu = MenuRows()
    let phone = menu.phone
    menu.open()
    phone.down(1, at: try menu.middle(of: "A"))
    #expect(menu.highlighted == ["A"])
    phone.move(1, to: try menu.middle(of: "C"))
    #expect(menu.highlighted == ["C"])
    phone.move(1, to: try menu.middle(of: "B"))
    #expect(menu.highlighted == [])
    phone.up(1)
    phone.tap(at: (300, 300))
    phone.down(1, at: (10, 10))
    phone.move(1, to: try menu.middle(of: "C"))
    #expect(menu.highlighted == ["C"])
    phone.up(1)
    #expect(phone.journal.take() == ["C"] && !menu.isOpen)
  }
}

/// A button that shows a menu at once: rows below each other, three unless told otherwise, the second one disabled.
@MainActor private struct MenuRows {
  let phone = Phone.forGestures()
  let actions: [UIAction]

  init(_ titles: [String] = ["A", "B", "C"]) {
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let (journal, button) = (phone.journal, UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    actions = titles.map { title in UIAction(title: title) { _ in journal.note(title) } }
    actions[1].attributes = .disabled
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    phone.window.addSubview(button)
  }

  func open() { phone.tap(at: (10, 10)) }

  var isOpen: Bool { phone.window.subviews.last?.accessibilityIdentifier == "menu" }

  private var rows: [UIButton] {
    func all(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { all($0) + [$0 as? UIButton].compactMap(\.self) }
    }
    return phone.window.subviews.last.map(all) ?? []
  }

  var highlighted: [String] { rows.filter(\.isHighlighted).compactMap(\.accessibilityIdentifier) }

  func middle(of row: String) throws -> (Double, Double) {
    let button = try #require(rows.first { $0.accessibilityIdentifier == row })
    let place = button.convert(CGPoint(x: 60, y: 22), to: nil)
    return (Double(place.x), Double(place.y))
  }
}

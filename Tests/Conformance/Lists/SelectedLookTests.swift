import Foundation
import HeadlessUIKit
import Testing

/// Rule S78: a finger on an item, and how the one that is selected looks meanwhile.
@MainActor @Suite("S: the selected item under another's finger") struct SelectedLookTests {
  private func place(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table() -> (phone: Phone, table: UITableView, keeper: TableKeeper, looks: () -> [Bool?]) {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    table.selectRow(at: place(0), animated: false, scrollPosition: .none)
    let looks = { (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.isSelected } }
    return (phone, table, keeper, looks)
  }

  @Test("S78 a finger on another row takes the selected row's look until that row is selected")
  func another() {
    let (phone, table, _, looks) = table()
    phone.down(1, at: (100, 125))
    phone.wait(0.2)
    #expect(looks() == [false, false, false] && table.indexPathForSelectedRow == place(0))
    phone.up(1)
    #expect(looks() == [false, false, true] && table.indexPathForSelectedRow == place(2))
  }

  @Test("S78 the look comes back with a finger that scrolls, and with a row that is not to be selected")
  func comesBack() {
    let (phone, table, keeper, looks) = table()
    phone.down(1, at: (100, 125))
    phone.wait(0.2)
    phone.move(1, to: (100, 110))
    #expect(looks()[0] == true)
    phone.up(1)
    phone.wait(3)
    keeper.select = { _ in nil }
    phone.press(at: (100, 125))
    #expect(looks() == [true, false, false] && table.indexPathForSelectedRow == place(0))
    keeper.select = { $0 }
    keeper.deselect = { _ in nil }
    phone.press(at: (100, 125))
    #expect(looks()[0] == true)
  }

  @Test(
    "S78 the selected row keeps its look where it is itself touched, where no is said, and where several may be")
  func stays() {
    let (phone, table, keeper, looks) = table()
    func expectLook(under y: Double) {
      phone.down(1, at: (100, y))
      phone.wait(0.2)
      #expect(looks()[0] == true)
      phone.report(.lose(1))
    }
    expectLook(under: 25)
    keeper.highlights = false
    expectLook(under: 125)
    keeper.highlights = true
    table.allowsMultipleSelection = true
    expectLook(under: 125)
  }

  @Test("S78 so it is in a collection")
  func collection() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection()
    collection.selectItem(at: place(0), animated: false, scrollPosition: [])
    func looks() -> [Bool?] { (0..<2).map { collection.cellForItem(at: place($0))?.isSelected } }
    phone.down(1, at: (150, 45))
    phone.wait(0.2)
    #expect(looks() == [false, false] && collection.indexPathsForSelectedItems == [place(0)])
    phone.report(.lose(1))
    #expect(looks() == [true, false])
    phone.press(at: (150, 45))
    #expect(looks() == [false, true] && collection.indexPathsForSelectedItems == [place(1)])
  }
}

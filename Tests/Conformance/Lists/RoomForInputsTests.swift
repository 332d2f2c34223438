import Foundation
import HeadlessUIKit
import Testing

/// Rule V1010: the room that a list's controller leaves for inputs, and code that minds its own insets.
@MainActor struct RoomForInputsTests {
  /// Counts how often its place on the screen is asked for.
  private final class AskedTable: UITableView {
    var asked = 0
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      asked += 1
      return super.convert(point, to: view)
    }
  }

  private final class Rows: UITableViewController {
    let table = AskedTable(frame: .zero)
    override func loadView() {
      table.frame = UIScreen.main.bounds
      (table.dataSource, table.delegate) = (self, self)
      view = table
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private func fixture() -> (phone: Phone, rows: Rows, field: UITextField) {
    let (phone, rows) = (Phone.forGestures(), Rows(style: .plain))
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = rows
    phone.window.layoutIfNeeded()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 250))
    phone.window.addSubview(field)
    return (phone, rows, field)
  }

  @Test("V1010 an inset that code sets while the room is there is the table's own, also when the room goes")
  func ownInset() {
    let (phone, rows, field) = fixture()
    let table = rows.tableView!
    field.becomeFirstResponder()
    #expect(table.contentInset == .zero && table.adjustedContentInset.bottom == 250)
    table.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    #expect(table.adjustedContentInset.bottom == 270)
    table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height + 270 - table.bounds.height), animated: false)
    field.resignFirstResponder()
    #expect(table.contentInset.bottom == 20 && table.adjustedContentInset.bottom == 54)
    #expect(table.contentOffset.y == table.contentSize.height + 54 - table.bounds.height)
    phone.wait(0)
  }

  @Test("V1010 a list that has come again and again follows what stands there once")
  func followsOnce() {
    func asked(afterComing times: Int) -> Int {
      let (phone, rows, field) = fixture()
      let tabs = UITabBarController()
      tabs.viewControllers = [rows, UIViewController()]
      phone.window.rootViewController = tabs
      for _ in 0..<times {
        for index in [1, 0] {
          tabs.selectedIndex = index
          phone.application.endTurn()
        }
      }
      phone.window.addSubview(field)
      rows.table.asked = 0
      field.becomeFirstResponder()
      #expect(rows.tableView.adjustedContentInset.bottom > 100)
      return rows.table.asked
    }
    #expect(asked(afterComing: 20) == asked(afterComing: 1))
  }
}

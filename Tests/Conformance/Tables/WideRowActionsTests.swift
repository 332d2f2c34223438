import Foundation
import HeadlessUIKit
import Testing

/// Rule V1062: swipe actions with long titles, in a row of 200 points.
@MainActor struct WideRowActionsTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var performed: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let titles = ["Mark as unread", "Flag this", "Move to folder", "Delete"]
      let actions = titles.map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.performed.append(title)
          done(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }

  @Test("V1062 buttons wider than the row share it in proportion; half of that opens it, and each can be tapped")
  func sharing() throws {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.addSubview(table)
    phone.keep(rows)
    phone.window.layoutIfNeeded()
    func open(by way: Double) -> [CGRect] {
      phone.drag(from: (190, 25), to: (190 - way, 25), steps: 20)
      func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap(\.self) + buttons(in: $0) }
      }
      return buttons(in: table).map { $0.convert($0.bounds, to: nil) }
    }
    #expect(open(by: 70).isEmpty)
    let places = open(by: 90)
    try #require(places.count == 4)
    #expect(abs(places[0].maxX - 200) < 0.01 && abs(places[3].minX - 44) < 0.01)
    #expect(zip(places, places.dropFirst()).filter { abs($0.minX - $1.maxX) > 0.01 }.isEmpty)
    #expect(places[0].width > places[3].width)
    phone.tap(at: (Double(places[3].midX), 25))
    #expect(rows.performed == ["Delete"])
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Rules V955 and V956: what stands over a page or a row that gets another size.
@MainActor @Suite("V: lists of another size") struct ResizedListTests {
  private final class Results: UIViewController {}

  @Test("V955 what a search found stands below its bar, as wide as the page, whatever size that gets")
  func search() {
    let phone = Phone.forGestures()
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let (page, results) = (UIViewController(), Results())
    let search = UISearchController(searchResultsController: results)
    page.navigationItem.searchController = search
    page.definesPresentationContext = true
    phone.window.rootViewController = UINavigationController(rootViewController: page)
    func settle() {
      for _ in 1...2 { phone.window.layoutIfNeeded() }
      phone.application.endTurn()
    }
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    settle()
    search.isActive = true
    search.searchBar.text = "a"
    settle()
    let bar = search.searchBar
    #expect(frame(results.view).width == 390 && frame(results.view).minY == frame(bar).maxY)
    for size in [CGSize(width: 844, height: 390), CGSize(width: 300, height: 700)] {
      phone.window.frame.size = size
      settle()
      let shown = frame(results.view)
      #expect(shown.width == size.width && shown.maxY == frame(page.view).maxY)
      #expect(shown.minY == frame(bar).maxY)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.heard.append("deletes \(indexPath.row)")
          done(true)
        }
      ])
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("selects \(indexPath.row)")
    }
  }

  @Test(
    "V956 the buttons of an open row stand at its end when the list gets another width, and the rest is covered")
  func swiped() {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    phone.keep(rows)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    func open() {
      phone.down(1, at: (140, 20))
      phone.wait(0.2)
      for step in 1...10 { phone.move(1, to: (140 - Double(step) * 5.5, 20)) }
      phone.up(1)
      table.frame.size.width = 200
      phone.window.layoutIfNeeded()
    }
    open()
    phone.tap(at: (195, 20))
    #expect(rows.heard == ["deletes 0"])
    (table.frame.size.width, rows.heard) = (150, [])
    phone.window.layoutIfNeeded()
    open()
    phone.tap(at: (190, 100))
    #expect(rows.heard == [], "it closes the row")
    phone.tap(at: (190, 100))
    #expect(rows.heard == ["selects 2"])
  }
}

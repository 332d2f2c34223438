import Foundation
import HeadlessUIKit
import Testing

@testable import TouchReplay

private final class Rows: NSObject, UITableViewDataSource {
  var sections = 1
  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class ShelfViewController: UIViewController {
  let list = UITableView()
  override func viewDidLoad() {
    list.frame = view.bounds
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(list)
  }
}

@MainActor struct ListItemsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let shelf = ShelfViewController()
  private let rows = Rows()

  /// In an application of the test's own, while no replay runs.
  private func named(_ body: (Subjects) throws -> Void) async throws {
    try await ReplayGate.alone {
      UIApplication.start(UIApplication())
      shelf.loadViewIfNeeded()
      shelf.list.dataSource = rows
      window.rootViewController = shelf
      window.isHidden = false
      window.layoutIfNeeded()
      try body(Subjects(mainWindow: window, delegate: nil))
    }
  }

  @Test func `a cell is called by its row, also when it shows another one`() async throws {
    try await named { subjects in
      let cell = try #require(shelf.list.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(subjects.name(of: cell) == "shelf/list/row0")
      #expect(subjects.name(of: cell.contentView) == "shelf/list/row0/contentView")
      // Out of sight it is kept for the next row that comes into it.
      for offset in [44.0, 88] {
        shelf.list.contentOffset.y = offset
        window.layoutIfNeeded()
      }
      let row = try #require(shelf.list.indexPath(for: cell)?.row)
      #expect(row > 0)
      #expect(subjects.name(of: cell.contentView) == "shelf/list/row\(row)/contentView")
    }
  }

  @Test func `in a list of several sections the section is named, too`() async throws {
    rows.sections = 2
    try await named { subjects in
      let cell = try #require(shelf.list.visibleCells.first)
      #expect(subjects.name(of: cell) == "shelf/list/row0-0")
    }
  }

  @Test func `a cell out of sight keeps its name`() async throws {
    try await named { subjects in
      let cell = try #require(shelf.list.visibleCells.first)
      _ = subjects.name(of: cell)
      shelf.list.removeFromSuperview()
      cell.removeFromSuperview()
      #expect(subjects.name(of: cell) == "shelf/list/row0")
    }
  }
}

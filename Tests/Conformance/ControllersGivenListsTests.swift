import Foundation
import HeadlessUIKit
import Testing

/// Rules V710 to V712: a table's and a collection's controller that is given another list, and what it does as that
/// appears.
@MainActor @Suite("V: controllers that are given lists") struct ControllersGivenListsTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Table: UITableViewController {
    var sections = 1
    var cells = 0
    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      return UITableViewCell()
    }
  }

  private final class Grid: UICollectionViewController {
    var fills = false
    override func loadView() {
      if fills { collectionView = Self.list() } else { super.loadView() }
    }
    static func list() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      3
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("V710 the controller is delegate and data source of a table that has none, and no more of the one before")
  func table() throws {
    let (controller, rows, own, control) = (Table(), Rows(), UITableView(), UIRefreshControl())
    let old = try #require(controller.tableView)
    controller.refreshControl = control
    own.dataSource = rows
    controller.tableView = own
    #expect(own.dataSource === rows && own.delegate === controller && own.refreshControl === control)
    #expect(old.dataSource == nil && old.delegate == nil && old.refreshControl == nil)
    let plain = UITableView()
    controller.tableView = plain
    #expect(plain.dataSource === controller && plain.delegate === controller)
    #expect(own.dataSource === rows && own.delegate == nil)
  }

  @Test("V710 a collection's controller does the same, and has it fill the view also where that is being made")
  func collection() throws {
    let controller = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let old = try #require(controller.collectionView)
    let new = Grid.list()
    controller.collectionView = new
    #expect(new.dataSource === controller && new.delegate === controller && new.superview === controller.view)
    #expect(old.dataSource == nil && old.delegate == nil && old.superview == nil)
    let making = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    making.fills = true
    let filled = try #require(making.collectionView)
    #expect(filled.superview === making.view && making.view.subviews.count == 1 && filled.dataSource === making)
    #expect(filled.frame == making.view.bounds)
  }

  private func stack(_ controller: UIViewController) -> (phone: Phone, goAndComeBack: () -> Void) {
    let phone = Phone.forGestures()
    let stack = UINavigationController(rootViewController: controller)
    phone.window.rootViewController = stack
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    let goAndComeBack = {
      stack.pushViewController(UIViewController(), animated: false)
      phone.application.endTurn()
      stack.popViewController(animated: false)
      phone.application.endTurn()
    }
    return (phone, goAndComeBack)
  }

  @Test("V711 a collection's controller deselects when it appears again, but where several items may be selected")
  func deselects() {
    let controller = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let (_, goAndComeBack) = stack(controller)
    controller.collectionView.allowsMultipleSelection = true
    controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    goAndComeBack()
    #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    controller.collectionView.allowsMultipleSelection = false
    goAndComeBack()
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("V712 a list without sections is loaded again as it appears, one with sections is not")
  func reloads() {
    let controller = Table()
    controller.sections = 0
    let (_, goAndComeBack) = stack(controller)
    #expect(controller.cells == 0)
    controller.sections = 1
    goAndComeBack()
    #expect(controller.cells == 2)
    goAndComeBack()
    #expect(controller.cells == 2)
  }

  private final class Flashing: UITableView {
    var flashes = 0
    override func flashScrollIndicators() {
      super.flashScrollIndicators()
      flashes += 1
    }
  }

  @Test("V712 a table's scroll indicators flash when it has appeared")
  func flashes() {
    let (controller, table) = (Table(), Flashing())
    controller.tableView = table
    _ = stack(controller)
    #expect(table.flashes == 1)
  }
}

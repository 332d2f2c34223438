import Foundation

/// Knows of a list's data source whether it deletes and moves rows, or moves items, which UIKit takes for a wish to
/// have that done: there is something to swipe to and to take hold of. Nil where it can't be known.
@MainActor enum DataSourceMethods {
  static func commitsEdits(_ source: any UITableViewDataSource) -> Bool? {
    if let controller = source as? UITableViewController {
      return ListControllerTables.commitsEdits(type(of: controller))
    }
    return committing?.isIn(table(of: source))
  }

  static func movesRows(_ source: any UITableViewDataSource) -> Bool? {
    if let controller = source as? UITableViewController {
      return ListControllerTables.movesRows(type(of: controller))
    }
    return movingRows?.isIn(table(of: source))
  }

  static func movesItems(_ source: any UICollectionViewDataSource) -> Bool? {
    if let controller = source as? UICollectionViewController {
      return ListControllerTables.movesItems(type(of: controller))
    }
    return movingItems?.isIn(table(of: source))
  }

  private static let committing = OptionalMethod(
    without: (table(of: Rows()), table(of: OtherRows())), with: table(of: CommittedRows()))
  private static let movingRows = OptionalMethod(
    without: (table(of: Rows()), table(of: OtherRows())), with: table(of: MovedRows()))
  private static let movingItems = OptionalMethod(
    without: (table(of: Items()), table(of: OtherItems())), with: table(of: MovedItems()))

  // `as any` has the words of the adopter handed on, not those of its object.
  private static func table(of source: any UITableViewDataSource) -> WitnessTable? {
    WitnessTable(of: unsafeBitCast(source as any UITableViewDataSource, to: (object: UInt, table: UInt).self))
  }

  private static func table(of source: any UICollectionViewDataSource) -> WitnessTable? {
    WitnessTable(of: unsafeBitCast(source as any UICollectionViewDataSource, to: (object: UInt, table: UInt).self))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  }
  private final class OtherRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  }
  private final class CommittedRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }
  private final class MovedRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
      .init()
    }
  }
  private final class OtherItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
      .init()
    }
  }
  private final class MovedItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
      .init()
    }
    func collectionView(_ list: UICollectionView, moveItemAt place: IndexPath, to destination: IndexPath) {}
  }
}

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
    without: (table(of: PlainRows()), table(of: OtherPlainRows())), with: table(of: CommittedRows()),
    example: table(of: MovedRows()))
  private static let movingRows = OptionalMethod(
    without: (table(of: PlainRows()), table(of: OtherPlainRows())), with: table(of: MovedRows()),
    example: table(of: CommittedRows()))
  private static let movingItems = OptionalMethod(
    without: (table(of: PlainItems()), table(of: OtherPlainItems())), with: table(of: MovedItems()),
    example: table(of: ShownItems()))

  // `as any` has the words of the adopter handed on, not those of its object.
  private static func table(of source: any UITableViewDataSource) -> WitnessTable? {
    WitnessTable(of: unsafeBitCast(source as any UITableViewDataSource, to: (object: UInt, table: UInt).self))
  }

  private static func table(of source: any UICollectionViewDataSource) -> WitnessTable? {
    WitnessTable(of: unsafeBitCast(source as any UICollectionViewDataSource, to: (object: UInt, table: UInt).self))
  }
}

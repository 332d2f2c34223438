import Foundation

/// Knows of a class of list controllers whether it has items or rows moved, rows deleted, or heights for rows:
/// whether it overrides what would do it, by its method table, as `MethodTables` knows of views. Where tables can't
/// be read it doesn't.
@MainActor enum ListControllerTables {
  static func movesItems(_ type: UICollectionViewController.Type) -> Bool {
    moving?.overrides(of: type) == .overridden
  }

  static func commitsEdits(_ type: UITableViewController.Type) -> Bool {
    committing?.overrides(of: type) == .overridden
  }

  static func movesRows(_ type: UITableViewController.Type) -> Bool {
    movingRows?.overrides(of: type) == .overridden
  }

  /// Also where tables can't be read: then it is asked.
  static func givesHeights(_ type: UITableViewController.Type) -> Bool {
    givingHeights?.overrides(of: type) != Override()
  }

  private struct Override: OptionSet, Sendable {
    let rawValue: UInt8
    static let overridden = Override(rawValue: 1)
  }

  private static let moving = MethodReading(
    plain: PlainCollection.self, base: UICollectionViewController.self, singles: [(Moves.self, .overridden)],
    examples: [(PlainCollection.self, Override())], all: Override()
  ) { _ in [UICollectionViewController.self] }

  private static let committing = MethodReading(
    plain: PlainTable.self, base: UITableViewController.self, singles: [(Commits.self, .overridden)],
    examples: [(PlainTable.self, Override())], all: Override()
  ) { _ in [UITableViewController.self] }

  private static let movingRows = MethodReading(
    plain: PlainTable.self, base: UITableViewController.self, singles: [(MovesRows.self, .overridden)],
    examples: [(PlainTable.self, Override())], all: Override()
  ) { _ in [UITableViewController.self] }

  private static let givingHeights = MethodReading(
    plain: PlainTable.self, base: UITableViewController.self, singles: [(GivesHeights.self, .overridden)],
    examples: [(PlainTable.self, Override())], all: Override()
  ) { _ in [UITableViewController.self] }

  private class PlainCollection: UICollectionViewController {}
  private class Moves: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private class PlainTable: UITableViewController {}
  private class MovesRows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  private class GivesHeights: UITableViewController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  }

  private class Commits: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }
}

public import Foundation

/// Shows snapshots in a table: what is in two of them keeps its cell and its selection.
///
/// Every change happens at once; completions come at the end of the turn. Snapshots may be applied from another
/// queue than the main one, if they all are (V950). The table's data source is this one from the beginning.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell that shows an item.
  public typealias CellProvider =
    (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private let keeper: SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  /// Kept: changes happen at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    keeper = SnapshotKeeper(for: tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown, or will be with the next layout; on a queue that applies snapshots the last one of those.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    keeper.present.snapshot
  }

  /// Shows the snapshot; from a queue other than the main one in one of that one's next turns.
  /// - Parameter completion: called at the end of the turn, on the main queue.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { keeper.apply(snapshot, completion) }

  /// Shows the snapshot; answers when that has been done.
  @_disfavoredOverload
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the snapshot in cells that are all made anew; nothing stays selected.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { keeper.reload(with: snapshot, completion) }

  /// The same; answers when that has been done.
  @_disfavoredOverload
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Places

  /// Nil for a place where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    keeper.present.snapshot.item(at: indexPath)
  }
  /// Nil for an item that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    keeper.present.snapshot.indexPath(of: itemIdentifier)
  }
  /// Nil for a place where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    keeper.section(at: index)
  }
  /// Nil for a section that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    keeper.present.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: As the table's data source

  open func numberOfSections(in tableView: UITableView) -> Int { keeper.current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    keeper.current.count(at: section)
  }

  /// Traps where the provider has no cell, as on a device.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = keeper.current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider of \(type(of: self)) has no cell for \(indexPath): return one")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    keeper.move(from: sourceIndexPath, to: destinationIndexPath)
    // A snapshot that an override applies then goes by what is shown.
    tableView.moveRow(at: sourceIndexPath, to: destinationIndexPath)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

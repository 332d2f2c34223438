public import Foundation

/// Shows snapshots in a collection: what is in two of them keeps its cell and its selection.
///
/// Every change happens at once; completions come at the end of the turn. Snapshots may be applied from another
/// queue than the main one, if they all are (V950). The collection's data source is this one from the beginning.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell that shows an item.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes a view beside the items.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private let keeper: SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  /// Asked for headers, footers and whatever else the layout puts beside the items.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Asked and told about items that fingers move.
  open var reorderingHandlers = ReorderingHandlers()
  /// Asked and told about items that open and close.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Becomes the collection's data source, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    keeper = SnapshotKeeper(for: collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
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

  // MARK: One section's items, some in others

  /// Shows the items of one section; a section that is not there is appended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    keeper.apply(keeper.present.snapshot(with: snapshot, in: section), outline: (section, snapshot), completion)
  }

  /// The items of one section, with those that are in others. Where a whole snapshot has given the section other
  /// items since, or a finger has moved one that is open, they are in none.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { keeper.present.outline(of: section) }

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

  // MARK: As the collection's data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { keeper.current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    keeper.current.count(at: section)
  }

  /// Traps where the provider has no cell, as on a device.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = keeper.current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure("the cell provider of \(type(of: self)) has no cell for \(indexPath): return one")
    }
    return cell
  }

  /// Traps where the provider has no view, as on a device.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "\(type(of: self)) has no \(kind) for \(indexPath): return one from supplementaryViewProvider")
    }
    return view
  }

  /// For overriding.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// For overriding.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// As the reordering handlers say; no, without one.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// The item goes there in the snapshot that is shown.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let old = keeper.shown
    keeper.move(from: sourceIndexPath, to: destinationIndexPath)
    // A snapshot that a handler applies goes by what is shown.
    collectionView.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let transaction = NSDiffableDataSourceTransaction(from: old, to: keeper.shown)
    reorderingHandlers.willReorder?(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Asked and told about items that fingers move.
  public struct ReorderingHandlers {
    /// Whether a finger may move the item; none may, without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be shown elsewhere.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item is shown elsewhere. Both are told when the snapshot has changed.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  /// Asked and told about items that open and close.
  @preconcurrency
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether it opens; it does, without it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// It opens.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether it closes; it does, without it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// It closes.
    public var willCollapseItem: ((Item) -> Void)?
    /// What is in it as it opens, by what is in it now.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    public init() {}
  }
}

/// A set of closures that are called on the main actor, and so is no other's.
@available(*, unavailable)
extension UICollectionViewDiffableDataSource.ReorderingHandlers: Sendable {}
/// A set of closures that are called on the main actor, and so is no other's.
@available(*, unavailable)
extension UICollectionViewDiffableDataSource.SectionSnapshotHandlers: Sendable {}

extension UICollectionViewDiffableDataSource: OutlinedItems {
  func level(ofItemAt indexPath: IndexPath) -> Int {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
      return 0
    }
    return keeper.present.level(of: item, in: section)
  }

  func toggleItem(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
      return
    }
    let handlers = sectionSnapshotHandlers
    let collapses = snapshot(for: section).isExpanded(item)
    guard (collapses ? handlers.shouldCollapseItem?(item) : handlers.shouldExpandItem?(item)) ?? true else {
      return
    }
    if collapses { handlers.willCollapseItem?(item) } else { handlers.willExpandItem?(item) }
    // Whoever is told may fill the item, and apply that.
    var outline = snapshot(for: section)
    guard outline.contains(item) else { return }
    if collapses {
      outline.collapse([item])
    } else {
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

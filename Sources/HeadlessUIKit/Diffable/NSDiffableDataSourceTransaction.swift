/// What a finger that moved an item has changed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct>
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// After.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What comes and goes in the row of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// For each section whose items have changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from before: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to after: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let (old, new) = (before.snapshot, after.snapshot)
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let (items, itemsNow) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      if items == itemsNow { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: before.outline(of: section),
        finalSnapshot: after.outline(of: section), difference: itemsNow.difference(from: items))
    }
  }
}

/// What a finger that moved an item has changed in a section.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct>
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Which one.
  public let sectionIdentifier: SectionIdentifierType
  /// Before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// After.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What comes and goes.
  public let difference: CollectionDifference<ItemIdentifierType>
}

public import Foundation

/// How a list of rows in a collection looks. Its insets and its headers count; separators are not drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
public struct UICollectionLayoutListConfiguration {
  /// As it was made.
  public let appearance: Appearance
  /// Kept, never drawn.
  public var showsSeparators = true
  /// Kept, never drawn.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Never asked: lines are not drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Kept, never drawn.
  public var backgroundColor: UIColor?
  /// Whether sections have headers.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers.
  public var footerMode = FooterMode.none
  /// In points, above each section's header; nil for the list's own, as in a table (V55).
  public var headerTopPadding: CGFloat?
  /// Asked when a finger goes across a row from its leading end: what it answers shows there.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Asked when a finger goes across a row from its trailing end: what it answers shows there.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// How the lines at a row look.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration

  /// The swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// How a list looks. Raw values are UIKit's.
  public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What a section's header is: none, a view beside the items, or the section's first item. Raw values are
  /// UIKit's.
  public enum HeaderMode: Int, Hashable, Sendable { case none, supplementary, firstItemInSection }
  /// What a section's footer is. Raw values are UIKit's.
  public enum FooterMode: Int, Hashable, Sendable { case none, supplementary }
}

extension NSCollectionLayoutSection {
  /// Rows from side to side, each as high as its cell makes itself. The distances are ours (V20).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = NSCollectionLayoutItem(layoutSize: size(TableMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(TableMetrics.rowHeight), subitems: [row])
    let section = NSCollectionLayoutSection(group: group)
    section.usualReference = UIContentInsetsReference.none
    section.leadingSwipeActions = configuration.leadingSwipeActionsConfigurationProvider
    section.trailingSwipeActions = configuration.trailingSwipeActionsConfigurationProvider
    let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let isGrouped = configuration.isGrouped
    let side = isInset ? TableMetrics.groupInset : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary || !isGrouped ? 0 : TableMetrics.groupedGap, leading: side,
      bottom: isGrouped ? TableMetrics.groupedGap : 0, trailing: side)
    let padding =
      configuration.headerTopPadding ?? (configuration.appearance == .plain ? TableMetrics.plainHeaderPadding : nil)
    switch configuration.headerMode {
    case .none: break
    case .supplementary: section.headerPadding = padding ?? 0
    case .firstItemInSection:
      section.firstItemIsHeader = true
      section.contentInsets.top = padding ?? section.contentInsets.top
    }
    let height = isGrouped ? TableMetrics.groupedHeader : TableMetrics.plainHeader
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(height), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(height), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

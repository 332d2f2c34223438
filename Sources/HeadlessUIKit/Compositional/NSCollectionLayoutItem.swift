public import Foundation

/// What stands for one cell in a layout: how large it is, and what is around it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// How large it is, in its container.
  public let layoutSize: NSCollectionLayoutSize
  /// Beside its cell.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { besides }
  fileprivate var besides: [NSCollectionLayoutSupplementaryItem]
  /// Within its size, around what is shown.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Outside of its size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, besides) = (layoutSize, supplementaryItems)
    super.init()
  }
}

/// Items in a row, in a column, or wherever the application puts them; itself an item of other groups.
///
/// A row or column of subitems repeats them until no more of them fits.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Filling {
    /// Over and over, as many as fit.
    case repeating([NSCollectionLayoutItem], isRow: Bool)
    /// So many; of equal length, whatever they say of it themselves, or of their own.
    case counted(NSCollectionLayoutItem, Int, isEqual: Bool, isRow: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let filling: Filling
  /// Between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What it is made of.
  open var subitems: [NSCollectionLayoutItem] {
    switch filling {
    case .repeating(let items, _): items
    case .counted(let item, _, _, _): [item]
    case .custom: []
    }
  }

  /// Beside the group, once for each time that it stands: of its first item's place (ours).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { besides }
    set { besides = newValue }
  }

  /// A line for the group and one for each of its parts, set in below it, for people; the words are ours.
  open func visualDescription() -> String { lines(setIn: 0).joined(separator: "\n") }

  private func lines(setIn depth: Int) -> [String] {
    let kind =
      switch filling {
      case .repeating(_, let isRow), .counted(_, _, _, let isRow): isRow ? "row" : "column"
      case .custom: "custom"
      }
    let start = String(repeating: "  ", count: depth)
    return ["\(start)\(kind) \(layoutSize.words)"]
      + subitems.flatMap { item in
        (item as? NSCollectionLayoutGroup)?.lines(setIn: depth + 1) ?? ["\(start)  item \(item.layoutSize.words)"]
      }
  }

  init(_ layoutSize: NSCollectionLayoutSize, _ filling: Filling) {
    self.filling = filling
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Without items: a section of it shows none, however many it has.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, .repeating([], isRow: true))
  }

  /// From the leading edge on.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .repeating(subitems, isRow: true)) }

  /// So many items, which share its width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(subitem, count, isEqual: true, isRow: true))
  }

  /// So many items, as wide as they say.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(subitem, count, isEqual: false, isRow: true))
  }

  /// From the top down.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .repeating(subitems, isRow: false)) }

  /// So many items, which share its height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(subitem, count, isEqual: true, isRow: false))
  }

  /// So many items, as high as they say.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .counted(subitem, count, isEqual: false, isRow: false))
  }

  /// So many items, as wide as they say, by the first name of this.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: size, repeatingSubitem: subitem, count: count) }

  /// So many items, as high as they say, by the first name of this.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: size, repeatingSubitem: subitem, count: count) }

  /// As many items as the provider has frames for. A length that is estimated is as long as these reach.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }
}

/// The frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of a custom group's item, in the group.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group.
  public let frame: CGRect
  /// In front of those with a lower one.
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// A view beside an item's cell, as a badge.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What the data source is asked for.
  public let elementKind: String
  /// On the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// On the view itself; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// In front of those with a lower one, and so of all items unless it is set.
  open var zIndex = 1

  /// A view of that size beside an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where it stands on a rectangle.
  func frame(on rect: CGRect, size: CGSize) -> CGRect {
    let place = containerAnchor.point(of: rect) + containerAnchor.way(for: size)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let way = itemAnchor?.way(for: size) ?? .zero
    return CGRect(origin: place - own + way, size: size)
  }
}

/// A view at the edge of a section, or of all of them, as a header.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge.
  public let alignment: NSRectAlignment
  /// In points, from there.
  public let offset: CGPoint
  /// Whether the section is longer by it; otherwise it covers what is there.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as its section does.
  open var pinToVisibleBounds = false

  /// Traps for an edge at the sides, which is not modelled.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    if [.leading, .trailing, .none].contains(alignment) {
      Unmodelled.stop("NSCollectionLayoutBoundarySupplementaryItem with an alignment of \(alignment)")
    }
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  var isAtTop: Bool { alignment.edges.contains(.top) }
}

/// A view behind a section, of a class that is registered with the layout.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What a class is registered for.
  public let elementKind: String
  /// In front of those with a lower one.
  open var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// As large as its section, but for its own insets.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

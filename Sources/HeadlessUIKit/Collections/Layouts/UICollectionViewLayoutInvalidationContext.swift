public import Foundation

/// Why a layout is invalidated. Here it always is as a whole, whatever the context names, but for what the delegate
/// of a flow layout has answered.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  @preconcurrency public required override init() { super.init() }
  /// Whether nothing that was worked out holds: after `reloadData()`, and where a collection gets the layout or
  /// another data source.
  open var invalidateEverything: Bool { isOfEverything }
  /// Whether there may be other numbers of items: after `reloadData()`, and where items come and go.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  var isOfEverything = false
  var isOfCounts = false
  /// How far the content moves, at once, as far as it goes; not at all, usually.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows until the layout is worked out, and says itself how large it is.
  open var contentSizeAdjustment = CGSize.zero
  /// Whether it is about a size that a view in sight chose, and about nothing else.
  var isOfChosenSize = false

  // MARK: Which parts

  /// The items that were named; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views beside items that were named, by their kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were named, by their kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Names items, each once; everything is worked out anew all the same.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    if indexPaths.isEmpty { return }
    invalidatedItemIndexPaths = Self.joined(invalidatedItemIndexPaths ?? [], indexPaths)
  }
  /// Names views beside items, each once; everything is worked out anew all the same.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: Self.joined([], indexPaths)], uniquingKeysWith: Self.joined)
  }
  /// Names decorations, each once; everything is worked out anew all the same.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: Self.joined([], indexPaths)], uniquingKeysWith: Self.joined)
  }

  private static func joined(_ known: [IndexPath], _ more: [IndexPath]) -> [IndexPath] {
    var named = Set(known)
    return known + more.filter { named.insert($0).inserted }
  }

  // MARK: While an item is moved by hand

  /// Where the items that are moved would have gone before; nil while none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that are moved would go; nil while none is moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the centre of the item that is moved is.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// Why a flow layout is invalidated. Lines are always laid out anew.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked anew how large everything is; where it isn't, what it said before holds. False
  /// where other bounds or insets are the reason.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutdelegatemetrics>
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept: attributes are always made anew.
  open var invalidateFlowLayoutAttributes = true
}

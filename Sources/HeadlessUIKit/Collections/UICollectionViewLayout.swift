public import Foundation

/// Says where the items of a collection lie; to be subclassed.
///
/// Before the collection asks, and after every invalidation, `prepare()` is called once. Then the content size is
/// asked for, and for every layout pass the elements in sight. Animations between layouts are not modelled, nor are
/// the methods about them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Nil as long as no collection uses it.
  open internal(set) weak var collectionView: UICollectionView?
  var awaitsPreparation = true
  /// Whether it lays out anew where the collection's insets leave it other room.
  var fillsRoomWithinInsets: Bool { false }
  /// The sizes that views chose, where the layout leaves them the choice.
  var preferredSizes: [CollectionElement: CGSize] = [:]
  /// A view has chosen another size than the layout gave it.
  func take(_ size: CGSize, of element: CollectionElement) {
    preferredSizes[element] = size
    awaitsPreparation = true
  }
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

  @preconcurrency public override init() { super.init() }
  /// Nothing is read: there is no archive of layouts.
  public required init?(coder: NSCoder) { super.init() }

  #if !canImport(Darwin)
    /// Called of properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  // MARK: To override

  /// Works out what the other methods answer. Overrides of `UICollectionViewLayout` itself need not call super.
  open func prepare() {}

  /// How large all of it is.
  open var collectionViewContentSize: CGSize { .zero }

  /// Everything that shows in the rectangle: items and what stands beside them. More than that does no harm.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where the item lies; nil for one that does not show.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view beside the items lies; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration lies; nil for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is another one when the collection shows another part of it; asked at every change of
  /// bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the content comes to rest that a finger lets go; a delegate may still choose another place.
  /// - Parameter velocity: of the content offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidating

  /// Has `prepare()` called before the next layout, and views in sight choose their sizes anew, where those are
  /// theirs to choose. Overrides call super.
  open func invalidateLayout() {
    awaitsPreparation = true
    collectionView?.tiles.awaitsSizes = true
    collectionView?.setNeedsLayout()
  }

  /// Whether the layout takes the size that a view prefers; a flow layout does where it has estimated one.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (old, new, choices) = (originalAttributes.size, preferredAttributes.size, originalAttributes.choices)
    return choices.width && old.width != new.width || choices.height && old.height != new.height
  }

  /// Nothing comes of it: everything is worked out anew.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Made with `init()` for the contexts of a subclass; here it is kept.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The class of its attributes; here it is kept: a layout makes its own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Whether places are mirrored where one reads from right to left; here they are not.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Which way one reads.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Animations, of which there are none

  /// Never called: changes happen at once.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Never called: changes happen at once.
  open func finalizeCollectionViewUpdates() {}
  /// Never called: changes happen at once.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called: changes happen at once.
  open func finalizeAnimatedBoundsChange() {}
  /// Never asked: changes happen at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never asked: changes happen at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never asked: changes happen at once.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// As without a context: everything is worked out anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  // MARK: Decoration views

  /// Has decoration views of that kind made of the class. Nil takes the registration back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let kind = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("\(type(of: self)): \(viewClass) is registered for decorations, and is no reusable view")
    }
    decorations[elementKind] = kind
  }
}

/// Why a layout is invalidated. Here it always is as a whole.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  @preconcurrency public override init() { super.init() }
  /// Always true.
  open var invalidateEverything: Bool { true }
  /// Always true.
  open var invalidateDataSourceCounts: Bool { true }
  /// Kept: nothing is adjusted.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Kept: nothing is adjusted.
  open var contentSizeAdjustment = CGSize.zero
}

/// Why a flow layout is invalidated. Here it always is as a whole.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Kept: the delegate is always asked anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept: attributes are always made anew.
  open var invalidateFlowLayoutAttributes = true
}

/// A change as layouts hear of it before it is animated; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Nil for what comes.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for what goes.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open private(set) var updateAction = Action.none

  override init() { super.init() }

  /// What happens to an item. Raw values are UIKit's.
  public enum Action: Int, Hashable, Sendable { case insert, delete, reload, move, none }
}

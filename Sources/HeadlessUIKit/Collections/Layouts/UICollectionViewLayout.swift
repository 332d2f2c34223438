public import Foundation

/// Says where the items of a collection lie; to be subclassed.
///
/// Before the collection asks, and after every invalidation, `prepare()` is called once. Then the content size is
/// asked for, and for every layout pass the elements in sight. Changes are not animated: how views would look on
/// their way is never asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Nil as long as no collection uses it.
  open var collectionView: UICollectionView? { collection }
  weak var collection: UICollectionView?
  /// Called on what was loaded from a nib; nothing is. UIKit has it on every object.
  open func awakeFromNib() {}
  var awaitsPreparation = true
  /// Called before `prepare`, of which an override may leave out super.
  func willPrepare() {}
  /// Whether it lays out anew where the collection's insets leave it other room.
  var fillsRoomWithinInsets: Bool { false }
  /// What its insets count from at the collection's sides, one for each thing that they refer to.
  var sides: [UIEdgeInsets] { [] }
  /// Whether its class is not of this module: nobody else hears of what it is told.
  var isOfApplication: Bool { !TypeName.whole(type(of: self)).hasPrefix("HeadlessUIKit.") }
  /// Whether it can have one place more than there are items.
  var makesRoom: Bool { false }
  /// The sizes that views chose, where the layout leaves them the choice.
  var preferredSizes: [CollectionElement: CGSize] = [:]
  /// A view has chosen another size than the layout gave it.
  func take(_ size: CGSize, of element: CollectionElement) {
    preferredSizes[element] = size
    awaitsPreparation = true
  }
  private var decorations: [String: UICollectionReusableView.Type] = [:]
  func decoration(ofKind elementKind: String) -> UICollectionReusableView.Type? { decorations[elementKind] }

  @preconcurrency public override init() { super.init() }
  /// Nothing is read: there is no archive of layouts.
  public required init?(coder: NSCoder) { super.init() }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
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
  /// bounds, before the collection has them.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the content comes to rest that a finger lets go; a delegate may still choose another place.
  /// - Parameter velocity: of the content offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether the sizes that views have chosen hold where the collection's own becomes another one.
  func keepsChoices(from old: CGSize, to new: CGSize) -> Bool { old == new }

  /// Whether views are asked which sizes they prefer.
  var asksForSizes: Bool { true }

  func placesToDelete(of kind: CollectionElement) -> [IndexPath] {
    kind.category == .decorationView
      ? indexPathsToDeleteForDecorationView(ofKind: kind.kind)
      : indexPathsToDeleteForSupplementaryView(ofKind: kind.kind)
  }

  /// Whether a view that is no cell belongs to the item of its place, and goes where that does; else it belongs to
  /// the section.
  func isBesideItem(_ element: CollectionElement) -> Bool { false }

  // MARK: Invalidating

  /// Has `prepare()` called before the next layout, and views in sight choose their sizes anew, where those are
  /// theirs to choose. Overrides call super, which passes on to `invalidateLayout(with:)`.
  open func invalidateLayout() { invalidateLayout(with: reason ?? Self.newContext()) }

  /// What `invalidateLayout()` is called for.
  private var reason: UICollectionViewLayoutInvalidationContext?

  /// Invalidates for that reason, by way of both methods, as their overrides expect.
  func invalidate(in context: UICollectionViewLayoutInvalidationContext) {
    let outer = reason
    reason = context
    invalidateLayout()
    reason = outer
  }

  /// It has come to a collection: nothing that it worked out for another one holds.
  func invalidateEverything() {
    let context = Self.newContext()
    context.isOfEverything = true
    invalidate(in: context)
  }

  /// Insets leave the collection other room, or another one at its sides.
  func invalidateRoom() { invalidate(in: contextOfOtherRoom()) }

  /// What it hears of that.
  func contextOfOtherRoom() -> UICollectionViewLayoutInvalidationContext { Self.newContext() }

  /// Items come or go, or all are asked for anew.
  func invalidateCounts(everything: Bool) {
    let context = Self.newContext()
    (context.isOfEverything, context.isOfCounts) = (everything, true)
    invalidate(in: context)
  }

  /// Everything is worked out anew, whatever the context says of parts. The content takes the context's adjustments
  /// at once. Where other bounds are the reason, the collection has them by then. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    awaitsPreparation = true
    if !context.isOfChosenSize {
      collectionView?.tiles.awaitsSizes = true
      collectionView?.setNeedsLayout()
    }
    collectionView?.adjust(by: context)
  }

  /// It is worked out anew, without being asked for a layout.
  func invalidateAlone() {
    let collection = collectionView
    self.collection = nil
    invalidateLayout()
    self.collection = collection
  }

  /// Whether the layout takes the size that a view prefers; a flow layout does where it has estimated one. A layout
  /// of the application's own doesn't, unless it overrides this.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let choices = originalAttributes.choices else { return false }
    let old = originalAttributes.chosen ?? originalAttributes.size
    let new = preferredAttributes.size
    return choices.width && old.width != new.width || choices.height && old.height != new.height
  }

  /// Asked for what `invalidateLayout(with:)` hears when other bounds invalidate the layout; before the collection
  /// has them.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { Self.newContext() }

  /// Asked for what `invalidateLayout(with:)` hears when the layout takes the size that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { Self.newContext() }

  /// What contexts are made of, by `init()`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Of which class UIKit's own layouts make attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Whether places are mirrored where the collection is read the other way than the layout was made for. Its
  /// answers are those of its own direction, either way.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection>
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Which way one reads where the layout's places are right as they are.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Changes, which are not animated

  /// Called for items and sections that come, go and move, once the layout is prepared for them, and before views
  /// take their places; of a collection in a window.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after `prepare(forCollectionViewUpdates:)`, when the views in sight have taken their places.
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
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never asked: changes happen at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never asked: changes happen at once.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never asked: changes happen at once.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never asked: changes happen at once.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views go that would stay, by their places before the changes; asked after
  /// `prepare(forCollectionViewUpdates:)`, once for each kind that is in sight.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never asked: changes happen at once.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// As of supplementary views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Called on the present layout when another one is set, and as an interactive transition begins.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the next layout when it is set, and as an interactive transition begins.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts when views have taken their places by the new one, or an interactive transition ends.
  open func finalizeLayoutTransition() {}
  /// Where the content is to stand when items have come, gone or moved, when the layout has taken another's place,
  /// and as an interactive transition to it ends. The delegate may still choose another place.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: An item that is moved by hand

  /// Which item's place the one that is moved would take; its present one where there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.stand(at: position) ?? previousIndexPath }

  /// How the item that is moved looks while it is held: its own attributes, at the finger's place.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? self.attributes(of: .cell, at: indexPath)
    attributes.center = position
    return attributes
  }

  /// Asked as an item that is moved would take another one's place.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.newContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Asked as an item is let go.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.newContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// New ones, of the class that the layout says.
  final func attributes(
    of category: UICollectionView.ElementCategory, _ kind: String? = nil, at place: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let all = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (all ?? UICollectionViewLayoutAttributes.self).make(anew: ())
    (made.indexPath, made.representedElementCategory, made.representedElementKind) = (place, category, kind)
    made.choices = (false, false)
    return made
  }

  private static func newContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Decoration views

  /// Nil takes the registration back; a nib stops with its name.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    if let nib { nib.stop() }
    decorations[elementKind] = nil
  }

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

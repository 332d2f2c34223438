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
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

  @preconcurrency public override init() { super.init() }
  /// Nothing is read: there is no archive of layouts.
  public required init?(coder: NSCoder) { super.init() }

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

  /// Has `prepare()` called before the next layout. Overrides call super.
  open func invalidateLayout() {
    awaitsPreparation = true
    collectionView?.setNeedsLayout()
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
}

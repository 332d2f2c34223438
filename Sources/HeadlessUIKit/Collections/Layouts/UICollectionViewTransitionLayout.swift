public import Foundation

/// A layout between two others: everything stands so far on its way from one to the other as the progress says.
///
/// A collection has it from `startInteractiveTransition(to:completion:)` on, until that is finished or cancelled;
/// or as its layout, where code sets one. Fingers find items where it puts them. What only one of the layouts has
/// stays, and fades.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// What is left.
  open private(set) var currentLayout: UICollectionViewLayout
  /// What is gone to.
  open private(set) var nextLayout: UICollectionViewLayout
  /// From 0 to 1, as code sets it, and beyond where it does; it counts with the next layout, also where code
  /// doesn't call `invalidateLayout()` (ours).
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private var values: [String: CGFloat] = [:]
  /// How many items there were when both were prepared last.
  var counts: [Int] = []

  /// - Parameters:
  ///   - currentLayout: what is left.
  ///   - newLayout: what is gone to.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Traps: there is no archive of layouts.
  public required init?(coder: NSCoder) { Unmodelled.stop("UICollectionViewTransitionLayout(coder:)") }

  // MARK: Values of an application's own

  /// Keeps a value by a name, for whoever sets the progress and whoever lays out.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// What was kept by that name; 0 of none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Laying out

  /// Both layouts are of the collection as long as this one is.
  override weak var collection: UICollectionView? {
    didSet {
      guard collection !== oldValue else { return }
      for layout in both { layout.collection = collection }
    }
  }

  private var both: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  /// Has both layouts prepared, where they await it.
  open override func prepare() {
    let present = collectionView?.tiles.counts ?? []
    for layout in both where layout.awaitsPreparation || present != counts {
      if present != counts { layout.preferredSizes = [:] }
      layout.invalidateAlone()
      layout.awaitsPreparation = false
      layout.willPrepare()
      layout.prepare()
    }
    counts = present
  }

  /// Where both layouts are.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    both.allSatisfy(\.flipsHorizontallyInOppositeLayoutDirection)
  }

  override var fillsRoomWithinInsets: Bool { both.contains(where: \.fillsRoomWithinInsets) }

  /// Between those of both.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Where one of the layouts says so. Scrolling and turning count for both.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let changed = both.filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    for layout in changed {
      let size = collectionView?.bounds.size ?? .zero
      if !layout.keepsChoices(from: size, to: newBounds.size) { layout.preferredSizes = [:] }
      layout.invalidateAlone()
    }
    return !changed.isEmpty
  }

  /// Complexity: O(n) in all elements.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = both.reduce(rect) { $0.union(CGRect(origin: .zero, size: $1.collectionViewContentSize)) }
    var known: Set<CollectionElement> = []
    let found = both.flatMap { $0.layoutAttributesForElements(in: all) ?? [] }
      .filter { known.insert(CollectionElement($0)).inserted }
    return found.compactMap { mixed(CollectionElement($0)) }.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixed(CollectionElement(cellAt: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(CollectionElement(kind: elementKind, at: indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(CollectionElement(decoration: elementKind, at: indexPath)) }

  override func decoration(ofKind elementKind: String) -> UICollectionReusableView.Type? {
    super.decoration(ofKind: elementKind) ?? both.lazy.compactMap { $0.decoration(ofKind: elementKind) }.first
  }

  private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let made = (old ?? new)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    (made.choices, made.chosen, made.row) = ((false, false), nil, nil)
    guard let old, let new else {
      made.alpha = old == nil ? between(0, made.alpha) : between(made.alpha, 0)
      return made
    }
    made.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    made.size = CGSize(
      width: max(0, between(old.size.width, new.size.width)),
      height: max(0, between(old.size.height, new.size.height)))
    made.alpha = between(old.alpha, new.alpha)
    if old.transform != new.transform { made.transform = between(old.transform, new.transform) }
    let nearer = transitionProgress < 0.5 ? old : new
    (made.zIndex, made.isHidden) = (nearer.zIndex, nearer.isHidden)
    return made
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

  private func between(_ old: CGAffineTransform, _ new: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: between(old.a, new.a), b: between(old.b, new.b), c: between(old.c, new.c), d: between(old.d, new.d),
      tx: between(old.tx, new.tx), ty: between(old.ty, new.ty))
  }
}

extension UICollectionViewLayout {
  fileprivate func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.place)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.place)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.place)
    }
  }
}

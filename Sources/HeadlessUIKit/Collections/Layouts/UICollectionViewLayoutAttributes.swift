public import Foundation

/// Where a layout puts an item, or a view beside the items.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Which item or view it is of.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What it is of.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for a cell.
  open internal(set) var representedElementKind: String?

  /// In the collection's coordinates.
  open var center = CGPoint.zero
  /// The size that the view takes; its origin plays no part.
  open var bounds = CGRect.zero
  /// About the centre.
  open var transform = CGAffineTransform.identity { didSet { spatial = nil } }
  /// About the centre, in space; `transform` is what it does to the plane.
  open var transform3D: CATransform3D {
    get { spatial ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.plane
      spatial = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }
  /// Nil where the plane's transform is all of it.
  private(set) var spatial: CATransform3D?
  /// From 0 to 1; below 0.01 touches don't see the view.
  open var alpha: CGFloat = 1
  /// In front of those with a lower one; among equals the later item is in front. It is the `zPosition` of the
  /// view's layer, too.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false

  /// Which lengths the layout leaves to the view. Nil where nobody has said: who prefers a size says both, and a
  /// layout of the application's own takes what it likes of them.
  var choices: (width: Bool, height: Bool)?

  /// What the view has chosen, where that is not its size: its siblings have a say in that.
  var chosen: CGSize?

  /// The section in whose row the view stands, for one that scrolls across the layout's way.
  var row: Int?

  @preconcurrency public override init() { super.init() }

  /// Of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Of a view beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Of a decoration that the layout registered a class for.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The upright rectangle around the transformed bounds. Setting it keeps the transform, as with views.
  open var frame: CGRect {
    get {
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let untransformed = transform.isIdentity ? newValue : newValue.applying(transform.inverted())
      size = untransformed.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// That of the bounds.
  open var size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// Attributes of the same class, with everything that is kept here. Overrides call super, and copy their own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make(anew: ())
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.bounds = bounds
    copy.transform = transform
    copy.spatial = spatial
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    (copy.choices, copy.chosen, copy.row) = (choices, chosen, row)
    return copy
  }

  // MARK: Equality

  /// Whether the other ones say the same of the same item or view. A view is given only attributes that differ from
  /// its last ones; overrides compare what they added, and call super.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActor.assumeIsolated { says(theSameAs: other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center && bounds == other.bounds
      && transform == other.transform && isSpatial(as: other) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  private func isSpatial(as other: UICollectionViewLayoutAttributes) -> Bool {
    guard let spatial, let theirs = other.spatial else { return spatial == nil && other.spatial == nil }
    return CATransform3DEqualToTransform(spatial, theirs)
  }
}

extension UICollectionView {
  /// What a layout puts somewhere.
  public enum ElementCategory: UInt, Hashable, Sendable { case cell, supplementaryView, decorationView }
}

public import Foundation

/// Where a layout puts an item, or a view beside the items.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for a cell.
  open internal(set) var representedElementKind: String?

  open var center = CGPoint.zero
  open var bounds = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  /// In front of those with a lower one; among equals the later item is in front.
  open var zIndex = 0
  open var isHidden = false

  @preconcurrency public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

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
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  func give(to view: UICollectionReusableView) {
    if view.transform != transform { view.transform = transform }
    if view.bounds.size != size { view.bounds.size = size }
    view.center = center
    view.alpha = alpha
    if view.isHidden != isHidden { view.isHidden = isHidden }
    view.apply(self)
  }
}

extension UICollectionView {
  public enum ElementCategory: UInt, Hashable, Sendable { case cell, supplementaryView, decorationView }
}

public import Foundation

/// What a dynamic animator moves.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle is.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// What it bumps with.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// What it bumps with, where that is a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// None.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// What a dynamic item bumps with. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype>
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// Moves items as bodies move. Its physics are not documented, so nothing is moved here: code that makes one
/// compiles, and adding a behaviour to it stops with its name.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicanimator>
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// In whose coordinates items would move.
  open var referenceView: UIView? { view ?? layout?.collectionView }
  private weak var view: UIView?
  /// Told when items come to rest; none moves.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Of that view's coordinates.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  /// Of the attributes in a layout's collection. Its methods answer that nothing moves there.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }
  private weak var layout: UICollectionViewLayout?

  public override init() { super.init() }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// Stops: what bodies do is not documented.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    Unmodelled.stop("UIDynamicAnimator.addBehavior(_: \(type(of: behavior))): what bodies do is not documented")
  }
  /// Nothing happens: none was added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {}
  /// Nothing happens: none was added.
  open func removeAllBehaviors() {}
  /// None.
  open var behaviors: [UIDynamicBehavior] { [] }
  /// False.
  open var isRunning: Bool { false }
  /// In seconds: none.
  open var elapsedTime: TimeInterval { 0 }
  /// Nothing happens: nothing moves.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Nil: no item has a behaviour.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Nil: no item has a behaviour.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Nil: no item has a behaviour.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// None.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// Told of a dynamic animator's rests; there are none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate>
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

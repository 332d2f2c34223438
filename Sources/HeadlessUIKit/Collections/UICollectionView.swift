public import Foundation

/// Items that a layout puts anywhere, each a cell that is made when it comes into sight and used again when it went
/// out of it.
///
/// A scroll view in every other respect: touches on items are held for 150 ms, and a finger that scrolls takes them
/// from the items. What is asked of the data source is asked anew by `reloadData()`, which the first layout does,
/// too. There are no animations: insertions and the like happen at once.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private(set) lazy var tiles = CollectionTiles(of: self)
  var press: ListPress?
  /// What is asked for while `performBatchUpdates` runs its closure.
  var updates = PendingUpdates()
  /// The item that code moves after a finger.
  var movement: ItemMovement?

  /// Without items, until it has a data source.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    arrangement = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Who it asks

  /// Not retained. A new one has the collection loaded anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { tiles.awaitLoading() } }
  }

  /// The scroll view's delegate under a narrower type. Not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if !takesDelegate { super.delegate = delegate } }
  }
  private var takesDelegate = false

  override func delegateDidChange() {
    takesDelegate = true
    let narrow = super.delegate as? any UICollectionViewDelegate
    if delegate !== narrow { delegate = narrow }
    takesDelegate = false
    collectionViewLayout.invalidateLayout()
  }

  private var arrangement: UICollectionViewLayout

  /// Where the items lie. A new one takes effect with the next layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { arrangement }
    set {
      arrangement.collectionView = nil
      arrangement = newValue
      newValue.collectionView = self
      newValue.invalidateLayout()
    }
  }

  /// At once: there is nothing to animate.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Behind everything, and stays where it is while the collection scrolls.
  open var backgroundView: UIView? {
    willSet { backgroundView?.removeFromSuperview() }
    didSet {
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Kept: nothing is fetched before it comes into sight.
  open var isPrefetchingEnabled = true

  // MARK: What fingers may select

  /// Whether a finger may select an item.
  open var allowsSelection = true
  /// Whether several items may be selected at a time.
  open var allowsMultipleSelection = false

  // MARK: Loading

  /// Asks for everything anew before the next layout. What was selected no longer is.
  open func reloadData() {
    stopPress()
    tiles.selected = []
    tiles.awaitLoading()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      invalidate(for: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      invalidate(for: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  private func invalidate(for newBounds: CGRect) {
    guard newBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    collectionViewLayout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tiles.layOut()
  }

  override func proposal(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Touches
  // Items pass theirs on to the collection, which keeps them as a scroll view does.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginPress(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followPress(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endPress(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelPress(touches)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Kinds

  /// What a flow layout calls a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// What a flow layout calls a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Where an item is scrolled to: one of the first three, one of the others.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Which way a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
}

public import Foundation

/// Items in a field of forces.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifieldbehavior>
open class UIFieldBehavior: UIDynamicBehavior {
  /// What it is about.
  open private(set) var items: [any UIDynamicItem] = []
  /// Kept.
  open var position = CGPoint.zero
  /// Kept.
  open var region = UIRegion.infinite
  /// Kept.
  open var strength: CGFloat = 1
  /// Kept.
  open var falloff: CGFloat = 0
  /// Kept.
  open var minimumRadius: CGFloat = 0
  /// Kept.
  open var direction = CGVector(dx: 0, dy: 0)
  /// From 0 to 1; kept.
  open var smoothness: CGFloat = 0
  /// Kept.
  open var animationSpeed: CGFloat = 0
  private var evaluation: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

  /// A field of no kind.
  public required override init() { super.init() }

  /// One more.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Nothing happens where it is not there.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// That slows down.
  open class func dragField() -> Self { self.init() }
  /// That turns.
  open class func vortexField() -> Self { self.init() }
  /// That pulls towards a place.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init()
    field.position = position
    return field
  }
  /// That pulls in a direction.
  open class func linearGravityField(direction: CGVector) -> Self { along(direction) }
  /// That moves in a direction.
  open class func velocityField(direction: CGVector) -> Self { along(direction) }
  private class func along(_ direction: CGVector) -> Self {
    let field = self.init()
    field.direction = direction
    return field
  }
  /// That pushes at random.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    random(smoothness, speed)
  }
  /// That pushes at random what moves.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    random(smoothness, speed)
  }
  private class func random(_ smoothness: CGFloat, _ speed: CGFloat) -> Self {
    let field = self.init()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// That pulls as a spring does.
  open class func springField() -> Self { self.init() }
  /// That pulls what is charged.
  open class func electricField() -> Self { self.init() }
  /// That bends the way of what is charged.
  open class func magneticField() -> Self { self.init() }
  /// That does what code says; never asked.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = self.init()
    field.evaluation = block
    return field
  }
}

/// Items that move as one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicitemgroup>
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// What is in it.
  public let items: [any UIDynamicItem]

  /// Of these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The middle of all of them. Setting it moves them.
  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set {
      let way = newValue - center
      for item in items { item.center = item.center + way }
    }
  }
  /// As large as all of them.
  open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }
  /// Kept.
  open var transform = CGAffineTransform.identity

  private var box: CGRect {
    let boxes = items.map { item in
      let size = item.bounds.size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

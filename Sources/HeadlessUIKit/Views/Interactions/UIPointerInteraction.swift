public import Foundation

/// What a view does under a pointer. A log has touches and no pointer that hovers, so its delegate is never asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerinteraction>
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Never asked. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Kept: there is no pointer.
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing comes of it: there is no pointer in any region.
  open func invalidate() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Asked about a pointer over a view; never, during a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate>
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Which part of the view the pointer is over.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks there.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer comes over a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

/// What is animated as a pointer comes and goes; none does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerinteractionanimating>
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Along with the pointer's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// When the pointer's are over.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
  /// The default one.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// None.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// A part of a view that a pointer can be over.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerregion>
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view's coordinates.
  public let rect: CGRect
  /// What tells regions apart.
  public let identifier: AnyHashable?
  /// Kept: no pointer is held in it.
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where a pointer is; there is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerregionrequest>
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view's coordinates.
  public let location: CGPoint
  /// None: there is no pointer.
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// How a pointer looks. There is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerstyle>
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  /// A shape, and what the view does under it.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// A shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
  private override init() { super.init() }
  /// Kept: what stands around the pointer.
  open var accessories: [UIPointerAccessory] = []

  /// Another one with the same around it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle()
    copy.accessories = accessories
    return copy
  }

  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// The system's.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// What a view does under a pointer.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointereffect>
public enum UIPointerEffect: Equatable, Sendable {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Of what it is an effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }

  /// Where a tint is put.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

/// The outline of a pointer.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointershape>
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// In points.
  public static let defaultCornerRadius: CGFloat = 8
}

public import Foundation

/// A double tap on a pencil, or a squeeze. A log has neither: its delegate is never told.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipencilinteraction>
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Never told.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Kept.
  open var isEnabled = true
  /// The view that it was added to.
  open internal(set) weak var view: UIView?

  public override init() { super.init() }

  /// Never told.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// What people chose for the double tap: to change to the eraser, as on a new device.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// What people chose for the squeeze: the palette, as on a new device.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// False.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// True.
  open class var prefersHoverToolPreview: Bool { true }
}

/// What people chose for the pencil's gestures. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipencilpreferredaction>
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
  case runSystemShortcut
}

/// Told of the pencil's own gestures on a device; here, never.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate>
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Never called.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Never called.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Never called.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

extension UIPencilInteraction {
  /// A double tap on the pencil; none comes.
  public struct Tap {
    /// In seconds.
    public let timestamp: TimeInterval
    /// Where the pencil was, if that is known.
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze of the pencil; none comes.
  public struct Squeeze {
    /// In seconds.
    public let timestamp: TimeInterval
    /// How far it has come.
    public let phase: Phase
    /// Where the pencil was, if that is known.
    public let hoverPose: UIPencilHoverPose?
  }

  /// How far a squeeze has come. Raw values are UIKit's.
  public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }
}

/// Where a pencil is above the glass; none is known.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipencilhoverpose>
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// In the view's coordinates.
  public let location: CGPoint
  /// From 0 at the glass to 1.
  public let zOffset: CGFloat
  /// In radians.
  public let altitudeAngle: CGFloat
  /// In radians.
  public let rollAngle: CGFloat
  /// In radians, in the view's coordinates: unknown.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Along the x axis: unknown.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  init(location: CGPoint, zOffset: CGFloat, altitudeAngle: CGFloat, rollAngle: CGFloat) {
    (self.location, self.zOffset, self.altitudeAngle, self.rollAngle) = (
      location, zOffset, altitudeAngle, rollAngle
    )
    super.init()
  }
}

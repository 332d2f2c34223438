public import Foundation

/// What code sets on views beside what touches ask for: kept, never drawn.
struct KeptLooks {
  var interactions: [any UIInteraction] = []
  var mask: UIView?
  var dimming = UIView.TintAdjustmentMode.automatic
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat?
  var clearsContext = true
  var restorationIdentifier: String?
  var takesMargins = false
}

extension UIView {
  /// Those that were added.
  public var interactions: [any UIInteraction] { kept.interactions }

  /// Kept, never drawn; touches see what it covers.
  public var mask: UIView? {
    get { kept.mask }
    set { kept.mask = newValue }
  }

  /// Kept, never drawn.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept.dimming }
    set { kept.dimming = newValue }
  }

  /// Kept: the appearance is always light.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept.style }
    set { kept.style = newValue }
  }

  /// The screen's, unless set; nothing is drawn.
  public var contentScaleFactor: CGFloat {
    get { kept.scale ?? UIScreen.main.scale }
    set { kept.scale = newValue }
  }

  /// Kept, never drawn.
  public var clearsContextBeforeDrawing: Bool {
    get { kept.clearsContext }
    set { kept.clearsContext = newValue }
  }

  /// Kept: nothing is restored.
  public var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }

  /// Kept: margins are the view's own.
  public var preservesSuperviewLayoutMargins: Bool {
    get { kept.takesMargins }
    set { kept.takesMargins = newValue }
  }

  /// The layer's, which is this view's.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How a tint is changed while something lies over the view. Raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

public import Foundation

/// The screen: its size in points, and its scale.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreen>
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// 390 × 844 points at 3 pixels a point, until a log says otherwise.
  open class var main: UIScreen { UIApplication.shared.screen }

  /// The one screen.
  open class var screens: [UIScreen] { [main] }
  /// None: nothing is mirrored.
  open var mirrored: UIScreen? { nil }

  /// In points; the screen of the log that is replayed.
  @exclusivity(unchecked) open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// What a window that fills the screen has for its safe area.
  private(set) var insets = ScreenInsets.of(CGSize(width: 390, height: 844), scale: 3)
  /// Pixels a point.
  open internal(set) var scale: CGFloat = 3
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The same as `scale`: no display is scaled.
  open var nativeScale: CGFloat { scale }

  /// Kept, from 0 to 1: no screen is lit.
  open var brightness: CGFloat = 0.5
  /// Kept: no screen is dimmed.
  open var wantsSoftwareDimming = false
  /// Kept: the picture fills the screen.
  open var overscanCompensation = OverscanCompensation.scale
  /// None: the picture fills the screen.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// In seconds: nothing shows late.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// Nil: there is no focus.
  open weak var focusedView: UIView? { nil }
  /// Nil: there is no focus.
  open weak var focusedItem: (any UIFocusItem)? { nil }
  /// False: there is no focus.
  open var supportsFocus: Bool { false }
  /// One: no screen is brighter than white.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// One: no screen is brighter than white.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// Never posted.
  nonisolated public class var modeDidChangeNotification: NSNotification.Name {
    .init("UIScreenModeDidChangeNotification")
  }
  /// How a picture that is too large would be fitted. Raw values are UIKit's.
  public enum OverscanCompensation: Int, Sendable {
    case scale, insetBounds, none
    /// The same as `insetBounds`, by its older name.
    public static var insetApplicationFrame: OverscanCompensation { .insetBounds }
  }
  /// Not supported: colours are not measured.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Never posted.
  nonisolated public class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name {
    .init("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
  /// Whether colours are shown as they were measured. Raw values are UIKit's.
  public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported, notEnabled, limited, enabled }
  /// False: nobody records it.
  open var isCaptured: Bool { false }
  /// Never posted.
  nonisolated public class var capturedDidChangeNotification: NSNotification.Name {
    .init("UIScreenCapturedDidChangeNotification")
  }
  /// Without what the status bar takes.
  open var applicationFrame: CGRect {
    var frame = bounds
    frame.origin.y += insets.top
    frame.size.height -= insets.top
    return frame
  }
  /// Never posted.
  nonisolated public class var didConnectNotification: NSNotification.Name {
    .init("UIScreenDidConnectNotification")
  }
  /// Never posted.
  nonisolated public class var didDisconnectNotification: NSNotification.Name {
    .init("UIScreenDidDisconnectNotification")
  }
  /// Never posted.
  nonisolated public class var brightnessDidChangeNotification: NSNotification.Name {
    .init("UIScreenBrightnessDidChangeNotification")
  }

  /// The screen's own, whatever windows and views override, and whichever are the current ones.
  open var traitCollection: UITraitCollection { UITraitCollection(.ofScreen) }
  /// Never called: the screen's traits don't change during a replay. For overriding.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Frames a second; a log has its own times.
  open var maximumFramesPerSecond: Int { 60 }

  /// The screen that the log was recorded on.
  package func resize(to size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    insets = ScreenInsets.of(size, scale: scale)
  }
}

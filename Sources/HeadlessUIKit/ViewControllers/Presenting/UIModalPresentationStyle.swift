/// How a controller is presented. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// Whether the presenter's view leaves the window while this presentation covers it.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  var usesCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}

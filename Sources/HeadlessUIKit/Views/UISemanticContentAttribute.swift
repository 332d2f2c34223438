/// Whether a view is turned round where people read from right to left. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

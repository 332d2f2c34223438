/// How the status bar looks. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistatusbarstyle>
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

/// How the status bar comes and goes. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistatusbaranimation>
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

import Foundation

/// A part of the application's interface with a life of its own.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that has windows; it stands between them and the application in the responder chain.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene>
open class UIWindowScene: UIScene {
  /// Its windows that were shown, from the back to the front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The scene's window that is key; nil where another scene's is, or none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// As the screen says.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The one screen of a replay.
  open var screen: UIScreen { .main }

  @preconcurrency public override init() { super.init() }
}

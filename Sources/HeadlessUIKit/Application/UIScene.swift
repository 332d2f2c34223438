import Foundation

/// A part of the application's interface with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that has windows; it stands between them and the application in the responder chain.
open class UIWindowScene: UIScene {
  /// Its windows that were shown, from the back to the front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }

  @preconcurrency public override init() { super.init() }
}

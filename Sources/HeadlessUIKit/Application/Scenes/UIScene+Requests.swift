public import Foundation

/// What code asks of a scene, and a scene of code. A scene of a replay is as its log says.
extension UIWindowScene {
  /// Left out, with a warning: a scene is turned as its log says.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Decisions.tell(.warns(self, "a request to turn the scene is left out: it is turned as its log says"))
  }

  /// How a scene is wanted.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences>
  open class GeometryPreferences: NSObject {
    override init() { super.init() }
  }

  /// Nil: a scene fills the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Yes.
  public var isFullScreen: Bool { true }
}

extension UIWindowScene.GeometryPreferences {
  /// In which ways a scene may be turned.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios>
  public final class iOS: UIWindowScene.GeometryPreferences {
    /// Kept.
    public var interfaceOrientations: UIInterfaceOrientationMask

    /// Turned as the application supports it.
    public override init() {
      interfaceOrientations = []
      super.init()
    }
    /// Turned in one of these ways.
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

/// How small and large a scene's window may be made.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenesizerestrictions>
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Kept.
  open var minimumSize = CGSize.zero
  /// Kept.
  open var maximumSize = CGSize.zero
  /// Kept.
  open var allowsFullScreen = true
  init(_ size: CGSize) {
    (minimumSize, maximumSize) = (size, size)
    super.init()
  }
}

extension UIScene {
  /// Told as `feedback: opens https://…`, and nothing opens; the handler hears of success at the end of the turn.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url)
    if let completion { UIApplication.shared.runAtEndOfTurn { completion(true) } }
  }

  /// As above, awaited.
  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await UIApplication.shared.open(url)
  }

  /// How a link is opened; kept.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Kept.
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// How a scene is asked for; kept.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Kept.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }

  /// How a link came to a scene.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// Nil: none came.
    public var sourceApplication: String? { nil }
    /// Nil: none came.
    public var annotation: Any? { nil }
    /// No.
    public var openInPlace: Bool { false }
    override init() { super.init() }
  }
}

import Foundation

/// A part of the application's interface with a life of its own.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open override var next: UIResponder? { UIApplication.shared }
  /// As the application is: what a scene's delegate hears that will be is not yet.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  /// Hears of the application's life as of the scene's own. Retained, as on a device.
  open var delegate: (any UISceneDelegate)?
  /// What it was made for; of a scene that a stage made for itself a new one each time, as nothing is kept of it.
  open var session: UISceneSession { given ?? UISceneSession(role: .windowApplication) }
  private let given: UISceneSession?

  @preconcurrency public override init() {
    given = nil
    super.init()
  }
  /// For a session. The options have nothing to say: a stage makes its scenes itself.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    given = session
    super.init()
  }

  /// Kept: a replay has the scenes of its log.
  open lazy var activationConditions = UISceneActivationConditions()
  /// Kept; nothing shows it.
  open var subtitle = ""
  /// Kept; nothing shows it.
  open var title: String! = ""

  /// Whether a scene is seen, and takes touches. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

/// A scene that has windows; it stands between them and the application in the responder chain.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene>
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Who has something to share. Kept, and not retained.
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
  /// Its windows that were shown, from the back to the front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The scene's window that is key; nil where another scene's is, or none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// As the screen says.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The one screen of a replay.
  open var screen: UIScreen { .main }
  /// The screen's coordinates: every scene fills it.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// Those of the screen, but for what it overrides.
  open var traitCollection: UITraitCollection { UIApplication.shared.traits.collection(of: self) }
  /// Called when the turn ends in which overrides changed them. For overriding.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells it, and all that is in it, now of what changed in their traits, and not when the turn ends.
  open func updateTraitsIfNeeded() { UIApplication.shared.tellOfTraits(in: self) }
  /// What stands at the screen's upper edge.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How it is turned.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// How a scene is turned.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// As the screen says.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The screen, in points.
    public var systemFrame: CGRect { UIScreen.main.bounds }
    /// The screen's.
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    /// False: nobody makes it larger or smaller.
    public var isInteractivelyResizing: Bool { false }
    /// False: nothing turns.
    public var isInterfaceOrientationLocked: Bool { false }

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
      super.init()
    }
  }

  @preconcurrency public override init() { super.init() }
  /// For a session. The options have nothing to say: a stage makes its scenes itself.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

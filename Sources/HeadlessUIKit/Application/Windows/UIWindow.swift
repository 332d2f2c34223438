public import Foundation

/// The root of a view hierarchy, and where the application hands events in.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Windows of one level are all in front of those of a lower one.
  open var windowLevel: Level = .normal
  /// Kept: a window is as large as it is made.
  open var canResizeToFitContent = false
  /// The scene that shows the window: the one it was given, else, as long as it is among the application's windows,
  /// the application's own. Not retained. Nil takes it from among the application's windows, until it has a scene
  /// again or is shown anew.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>
  open var windowScene: UIWindowScene? {
    get { givenScene ?? (UIApplication.shared.hasShown(self) ? UIApplication.shared.scene : nil) }
    set {
      givenScene = newValue
      if newValue == nil {
        UIApplication.shared.forget(self)
        if isKeyWindow { handKeyOn() }
      } else if !isHidden {
        UIApplication.shared.show(self)
      }
    }
  }
  /// Stands between the window and the application in the chain.
  weak var givenScene: UIWindowScene? { didSet { ChainChanges.note() } }
  /// Kept for the responders of this window's hierarchy; at most one.
  weak var firstResponder: UIResponder?
  /// Menus that it shows.
  final var menus: [MenuView] = []
  /// By which others refer to it without retaining it; made when somebody does.
  @exclusivity(unchecked) final nonisolated(unsafe) var presence: WindowPresence?

  deinit {
    presence?.end()
    // Views that hear of its end as they leave it find no window: there is none that they could turn to any more.
    overrides.remove(.window)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isMade = true
  }

  /// A window of the scene's size, hidden until it is shown.
  public init(windowScene: UIWindowScene) {
    givenScene = windowScene
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    isMade = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    isMade = true
  }

  open override var window: UIWindow? { self }
  override var hostWindow: UIWindow? { self }
  /// Whether it is none of the application's own.
  var isTheSystems: Bool { false }
  /// The one screen of a replay; setting it changes nothing.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// The scene that the window was given, if it was, else the application.
  open override var next: UIResponder? { givenScene ?? UIApplication.shared }

  /// The screen's, where the window fills it; none else. On a screen above a home button what the status bar takes
  /// is free where the controller that shows hides that.
  open override var safeAreaInsets: UIEdgeInsets {
    let screen = UIScreen.main
    guard frame == screen.bounds else { return .zero }
    var insets = screen.insets
    if hidesStatusBar, insets.bottom == 0 { insets.top = 0 }
    return insets
  }

  // MARK: To other windows

  // By way of the screen. `convert(_:to: nil)` takes these where the receiver is known to be a window; a view's
  // goes to its window's base.

  /// From this window's coordinates to another's; nil is the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { UIView.convert(point, from: self, to: $0) } ?? pointInSuperview(point)
  }

  /// From another window's coordinates to this one's; nil is the screen's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { UIView.convert(point, from: $0, to: self) } ?? pointFromSuperview(point)
  }

  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    window.map { UIView.convert(rect, from: self, to: $0) } ?? rectInSuperview(rect)
  }

  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    window.map { UIView.convert(rect, from: $0, to: self) } ?? rectFromSuperview(rect)
  }

  @exclusivity(unchecked) private final var isMade = false
  private(set) var hidesStatusBar = false

  /// Asks the controller that shows.
  func askForStatusBar() {
    let hides = rootViewController?.hidesStatusBar ?? false
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    safeAreaDidChange()
  }

  private lazy var ownUndoManager = UndoManager()
  /// Of everything in the window that has none of its own.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: What it shows

  /// The controller whose view fills the window, from when that is shown: until then nobody asks for the view.
  /// Setting it takes the old one's view out, and what it presented.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      holdsRoot = false
      oldValue?.leave(self)
      rootPlace = children.count
      rootViewController?.windowOfRoot = self
      takeRootIn()
    }
  }
  /// Whether the root's view was put in. What becomes of it then is the application's.
  private final var holdsRoot = false
  /// Before how many subviews the root's view comes: those that were there when the controller became the root.
  private final var rootPlace = 0

  private func takeRootIn() {
    guard !isHidden, !holdsRoot, let root = rootViewController else { return }
    let view: UIView = root.view
    // Loading it may have put another controller in its place, hidden the window, or shown it.
    guard !isHidden, !holdsRoot, root === rootViewController else { return }
    holdsRoot = true
    view.frame = bounds
    insertSubview(view, at: min(rootPlace, children.count))
  }

  /// A window is among the application's from when it is first shown, as long as somebody retains it. One that was
  /// made without a size has the screen's from then on.
  ///
  /// Of a new one nobody hears that it is hidden: it never was anything else.
  open override var isHidden: Bool {
    didSet {
      guard isMade, oldValue != isHidden, !isTheSystems else { return }
      if isHidden {
        if isKeyWindow { handKeyOn() }
      } else {
        if frame.isEmpty { frame = UIScreen.main.bounds }
        UIApplication.shared.show(self)
      }
      if holdsRoot { rootViewController?.windowChangedVisibility() } else { takeRootIn() }
      let notice = isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: notice, object: self)
    }
  }

  // MARK: Key window

  /// Whether events without coordinates go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Asked by `makeKey`; for overriding.
  open var canBecomeKey: Bool { true }

  /// Called after the window became key; for overriding.
  open func becomeKey() {}
  /// Called after another window took over; for overriding.
  open func resignKey() {}

  /// Takes over from the present key window, which hears of it first.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    UIApplication.shared.keyWindow?.stopBeingKey()
    UIApplication.shared.keyWindow = self
    Decisions.tell(.keyWindow(self, isKey: true))
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Shows the window in front of the others of its level and lower ones, and makes it key.
  open func makeKeyAndVisible() {
    UIApplication.shared.bringToFront(self)
    isHidden = false
    makeKey()
  }

  /// The window is hidden, or none of the application's any more.
  private func handKeyOn() {
    stopBeingKey()
    UIApplication.shared.findKeyWindow()
  }

  /// A finger lands in it.
  func becomeKeyByTouch() { if !isTheSystems, windowScene != nil { makeKey() } }

  private func stopBeingKey() {
    guard isKeyWindow else { return }
    UIApplication.shared.keyWindow = nil
    Decisions.tell(.keyWindow(self, isKey: false))
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Posted when the window is shown.
  nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when the window is hidden.
  nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted after `becomeKey`.
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after `resignKey`.
  nonisolated public class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }

  // MARK: Events

  @exclusivity(unchecked) private var sending = SendWatch()

  /// Tells the views of their touches: in the order in which their first finger landed, and each of began, moved,
  /// ended, cancelled in this order. Everything without coordinates starts at the first responder.
  open func sendEvent(_ event: UIEvent) {
    sending.arrives(event)
    switch event.type {
    case .touches: SharedApplication.borrow { $0.tellViews(in: self, of: event) }
    case .motion, .remoteControl, .presses: sendToFirstResponder(event)
    case .scroll, .hover, .transform:
      preconditionFailure("\(event.type) events are not modelled; send touches, motion, presses or remote control")
    }
  }

  /// Takes an event from the application, and notices an override of `sendEvent` that kept it.
  func receive(_ event: UIEvent) {
    sending.begin(event)
    Decisions.tell(hop: .sends(self, event))
    sendEvent(event)
    if sending.end(event) { Decisions.tell(.dropsEvent(event, .swallowed(by: self))) }
  }

  /// How far in front a window stands: a higher level is asked for its views first.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Any number; the named levels are 0, 1000 and 2000.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// In the middle of the safe area, as large as its aspect ratio lets it be: for content that fills the screen.
  open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    guide(.aspectFit) as? AspectFitGuide ?? AspectFitGuide(.aspectFit, of: self)
  }
}

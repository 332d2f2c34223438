public import Foundation
import Synchronization

/// The application: takes events from the digitizer in turn, one wholly before the next, and hands them to windows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application that runs now; a plain one when nobody started another.
  open class var shared: UIApplication { SharedApplication.current }

  /// Starts an application in place of the one that runs: a process has one at a time.
  package static func start(_ application: UIApplication) { SharedApplication.current = application }

  /// Told of the application's life. Not retained.
  @exclusivity(unchecked) open weak var delegate: (any UIApplicationDelegate)? { didSet { ChainChanges.note() } }
  /// Active from the start, also while a stage is built; a log's application frames change it.
  open internal(set) var applicationState: State = .active
  package final let clock = VirtualClock()
  package let screen = UIScreen()
  @exclusivity(unchecked) package var thresholds = TouchThresholds()
  final let touchDelivery: TouchDelivery
  final var drags: Drags? {
    get { touchDelivery.drags }
    set { touchDelivery.drags = newValue }
  }
  /// How many touches there are, those that rest and those that no view has any more.
  package final var fingersDown: Int { touchDelivery.fingersDown }

  /// Parts touches from the recognizers that remember them, where input ends while fingers are down: each would
  /// keep the other, and both the window.
  package func letGoOfFingers() { touchDelivery.letGoOfAll() }
  /// Ends timers, links, delayed calls and sleeping tasks, where what they wait for never comes.
  package func letGoOfWaiting() { clock.end() }
  /// Whether it is the shared one, and has not ended.
  final var isRunning: Bool { !clock.isOver && SharedApplication.isCurrent(self) }
  /// What recognizers have to do with each other.
  package final let gestures = GestureArena()
  private(set) lazy var animations = ViewAnimations(application: self)
  private(set) lazy var transactions = LayerTransactions(application: self)
  /// Kept until each comes to its end.
  var runningTransitions: [TransitionContext] = []
  let appearances = Appearances()
  let contexts = DrawingContexts()
  let pasteboard = UIPasteboard()
  var namedPasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
  /// How many have had a name of their own.
  var uniquePasteboards = 0
  private(set) lazy var editMenu = UIMenuController()
  final lazy var mainMenu = MainMenu()
  final let pressDelivery = PressDelivery()
  private(set) lazy var motionDelivery = MotionDelivery(application: self)

  /// What `UITextChecker` has learned.
  final var learnedWords: Set<String> = []

  @preconcurrency public override init() {
    touchDelivery = TouchDelivery(gestures: gestures)
    super.init()
    (gestures.application, touchDelivery.application, pressDelivery.application) = (self, self, self)
  }

  // MARK: Windows

  @exclusivity(unchecked) private var shown = ShownWindows()

  /// Every window that somebody retains and that was shown, from the back to the front: by level, and within a
  /// level in the order in which they came to its front.
  open var windows: [UIWindow] { shown.inOrder }

  /// The same, and in front of them that of the first responder's input views, while they stand.
  package var allWindows: [UIWindow] {
    guard let inputs = inputViews?.shownWindow else { return windows }
    return windows + [inputs]
  }

  /// What stands for the first responder; nil before anybody had something.
  private(set) var inputViews: InputViews? { didSet { TurnNews.note() } }
  @exclusivity(unchecked) var keyboardGuides = KeyboardGuides()

  func showInputViews(for responder: UIResponder) {
    if inputViews == nil, !sequence(first: responder, next: \.next).contains(where: InputViews.has) { return }
    let inputs = inputViews ?? InputViews()
    inputViews = inputs
    inputs.show(for: responder)
  }

  /// Whether it is one of `windows`, without sorting them.
  package func hasShown(_ window: UIWindow) -> Bool { shown.contains(window) }

  /// The window that gets the events that have no coordinates.
  open internal(set) var keyWindow: UIWindow? {
    get {
      if key.isGone { findKeyWindow() }
      return key.window
    }
    set { key = WeakWindow(newValue) }
  }
  private var key = WeakWindow(nil)
  /// As `keyWindow` would say, without looking for one.
  func isKey(_ window: UIWindow) -> Bool { key.window === window }

  /// There is none: the frontmost window that shows, and can be key, becomes it.
  func findKeyWindow() {
    keyWindow = nil
    windows.last { !$0.isHidden && $0.canBecomeKey }?.makeKey()
  }

  /// The scenes of the windows, and with them or without any the application's own, in no order: where it matters
  /// ask `windows` for theirs.
  open var connectedScenes: Set<UIScene> { Set(scenesInOrder) }
  /// Those that the windows were given, from the back to the front, then its own.
  var scenesInOrder: [UIScene] {
    let shown = windows
    var scenes: [UIScene] = []
    for given in shown.compactMap(\.givenScene) where !scenes.contains(given) { scenes.append(given) }
    return scenes.isEmpty || shown.contains { $0.givenScene == nil } ? scenes + [scene] : scenes
  }
  /// Of the windows that were given none.
  private(set) lazy var scene = UIWindowScene()

  func bringToFront(_ window: UIWindow) { shown.bringToFront(window) }

  /// Keeps its place among the windows that were shown before; goes in front of its level when it is new.
  func show(_ window: UIWindow) {
    if !hasShown(window) { bringToFront(window) }
  }
  /// It is none of the windows any more, shown or not.
  func forget(_ window: UIWindow) { shown.remove(window) }

  // MARK: The chain

  /// The delegate, if it is a responder, is no view, view controller or the application itself, and is not being
  /// called with the event already.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    if responder is UIView || responder is UIViewController || Forwarding.isCalling(responder) { return nil }
    return responder
  }

  // MARK: Events

  @exclusivity(unchecked) private var queue = EventQueue()
  @exclusivity(unchecked) private var sending = SendWatch()

  /// Puts a report at the end of the queue, and handles the queue unless an event is being handled already.
  package final func post(_ report: TouchReport) { post(.report(report)) }

  /// Whether a report of these moves can be delivered by `goOn(with:at:)`: nothing waits for its turn, nobody
  /// hears of an event's stations, and the fingers do nothing but go on.
  package final func goesOn(with moves: [FingerMove]) -> Bool {
    queue.isIdle && !Decisions.areHopsHeard && touchDelivery.goesOn(with: moves)
  }

  /// Delivers such a report; what comes of it is the same as if it had been posted.
  package final func goOn(with report: inout FingerMoves, at time: TimeInterval) {
    queue.begin()
    touchDelivery.goOn(with: &report, at: time)
    if !queue.isEnding() { handleQueue() }
  }

  /// Apart, as nothing is posted while most events are handled.
  @inline(never) private func handleQueue() {
    while let next = queue.next() { handle(next) }
  }

  /// Sets the time before an event, and runs nothing.
  package final func advanceClock(to time: TimeInterval) { clock.advance(to: time) }

  /// Corrections of touches that were delivered earlier.
  package func post(corrections contacts: [TouchReport.Contact]) {
    post(.corrections(contacts.map(\.identifier))) { [unowned self] in
      touchDelivery.estimates.correct(contacts)
    }
  }

  /// Does the work when everything that was posted before it is done.
  ///
  /// Final, as whatever takes closures of an actor must be in classes that are `@preconcurrency`: files of
  /// subclasses that know nothing of it may look for it under another symbol.
  final func post(_ source: EventSource, _ work: @escaping @MainActor () -> Void) { post(.other(source, work)) }

  private func post(_ posted: EventQueue.Posted) {
    Decisions.tell(hop: .posted(posted.source))
    Decisions.tell(hop: .queued(behind: queue.ahead))
    guard queue.isIdle else { return queue.wait(posted) }
    queue.begin()
    handle(posted)
    handleQueue()
  }

  private func handle(_ posted: EventQueue.Posted) {
    Decisions.tell(hop: .dequeued(posted.source))
    switch posted {
    case .report(let report): touchDelivery.deliver(report)
    case .other(_, let work): work()
    }
  }

  /// Hands an event to the windows that it concerns: touches and presses to those in which they began, in the order
  /// of landing; everything else to the key window. An override that doesn't call super drops the event for every
  /// window.
  open func sendEvent(_ event: UIEvent) {
    sending.arrives(event)
    if let window = onlyWindow(concernedBy: event) { return window.receive(event) }
    let windows = windows(concernedBy: event)
    for window in windows { window.receive(event) }
    if windows.isEmpty, event.type != .touches { Decisions.tell(.dropsEvent(event, .noResponder)) }
  }

  /// That of all fingers; nil where several have to be looked for.
  private func onlyWindow(concernedBy event: UIEvent) -> UIWindow? {
    guard !event.live.isEmpty, let window = event.live[0].storedWindow else { return nil }
    var place = 1
    while place < event.live.count {
      if event.live[place].storedWindow !== window { return nil }
      place += 1
    }
    return window
  }

  /// Tells a window's recognizers and views of an event that came to the window.
  final func tellViews(in window: UIWindow, of event: UIEvent) { touchDelivery.tellViews(in: window, of: event) }

  private func windows(concernedBy event: UIEvent) -> [UIWindow] {
    let all =
      switch event.type {
      case .touches: event.live.map(\.window)
      case .presses: (event as? UIPressesEvent)?.allPresses.inLandingOrder.map(\.window) ?? []
      default: [keyWindow]
      }
    var each: [UIWindow] = []
    for case let window? in all where !each.holds(window) { each.append(window) }
    return each
  }

  /// Sends an event through `sendEvent`, and notices an override that kept it.
  func dispatch(_ event: UIEvent) {
    sending.begin(event)
    Decisions.tell(hop: .made(event))
    Decisions.tell(hop: .sends(self, event))
    sendEvent(event)
    if sending.end(event) { Decisions.tell(.dropsEvent(event, .swallowed(by: self))) }
  }

  /// The window under a finger and the view it hits there: windows are asked from the front to the back, until one
  /// answers.
  func hit(_ touch: UITouch) -> (window: UIWindow, view: UIView)? {
    Decisions.tell(.looksFor(touch, at: touch.screenLocation))
    let found = search(at: touch.screenLocation, with: touchDelivery.event)
    Decisions.tell(.hit(touch, found?.view))
    return found
  }

  /// What a finger landing at a point of the screen would hit.
  package func view(at point: CGPoint) -> UIView? { search(at: point, with: nil)?.view }

  private func search(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in allWindows.reversed() {
      guard window.canBeHit(at: point) else {
        Decisions.tell(ask: .refuses(window, .singularTransform))
        continue
      }
      if let view = window.askHitTest(window.convertFromScreen(point), with: event) { return (window, view) }
    }
    return nil
  }

  // MARK: Actions

  /// Has the target perform the action, or, with a nil target, the first that can of the responder chain: from the
  /// first responder if there is one and it leads to anybody, else from the sender.
  ///
  /// False when nobody could. A target without such a method, which would raise an exception on a device, is
  /// nobody.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    perform(action, on: target, from: sender, for: event)
  }

  // MARK: What it only keeps

  /// How many tasks were begun.
  private let backgroundTasks = Atomic(0)
  /// False: there is no such indicator any more, and setting it changes nothing.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// Kept, never drawn.
  open var applicationIconBadgeNumber = 0
  /// Kept, never drawn: controllers say how the status bar looks.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether a shake that nobody takes shows an alert to undo and redo, where the first responder has something.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiapplication/applicationsupportsshaketoedit>
  open var applicationSupportsShakeToEdit = true
  /// Kept: nothing shows them.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The screen's.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    TraitValues.ofScreen.preferredContentSizeCategory
  }
  /// Kept: no screen goes dark during a replay.
  open var isIdleTimerDisabled = false

  // MARK: How the interface stands
  // Nothing turns during a replay.

  /// All of them: nothing turns during a replay.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
  /// Left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// As the screen says; setting it changes nothing, as nothing turns.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait }
    set {}
  }
  /// Changes nothing, as nothing turns.
  open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}

  // MARK: Ignoring interaction

  private var ignoring = 0

  /// Whether more `begin…` than `end…` calls were made.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Nests. Fingers and buttons that are down are cancelled, and so is a shake; those that come from now on never
  /// reach anybody, also after the end. Remote control is no interaction.
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
    guard ignoring == 1 else { return }
    touchDelivery.cancelAll(dropping: .ignoringInteraction)
    pressDelivery.cancelAll()
    motionDelivery.cancel()
  }

  /// Takes one `beginIgnoringInteractionEvents` back; without one, does nothing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  // MARK: Links

  /// Told as `feedback: opens https://…`, and nothing opens; the handler hears of success at the end of the turn.
  @preconcurrency open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Decisions.tell(.feedback("opens \(url.absoluteString)"))
    runAtEndOfTurn { completion?(true) }
  }

  /// As above, awaited.
  @discardableResult
  public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { answer in
      open(url, options: options) { answer.resume(returning: $0) }
    }
  }

  /// As `open(_:)`.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url, completionHandler: nil)
    return true
  }

  /// Always true: nothing opens anyway. Any thread may ask.
  nonisolated open func canOpenURL(_ url: URL) -> Bool { true }

  /// What a URL is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it only opens where an application takes such links. Not read: nothing opens.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  // MARK: Remote control

  private(set) var receivesRemoteControlEvents = false
  /// From now on remote-control events reach the first responder.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
  /// From now on remote-control events reach nobody.
  open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

  // MARK: End of turn

  @exclusivity(unchecked) private var atEndOfTurn = TurnEnd()

  /// Runs what waits for the end of the turn, also what that adds; what would go on for ever waits for the next
  /// one.
  package final func endTurn() {
    gestures.countEvent()
    if quietSince == TurnNews.count {
      #if !canImport(Darwin)
        AssociatedObjects.sweep()
        LeftLines.tidyUp()
      #endif
    } else {
      let count = TurnNews.count
      endTurnOfNews()
      quietSince = leavesNothing ? count : 0
    }
  }

  /// Of `TurnNews`, as the last turn began to end; none where that left something to the next one.
  @exclusivity(unchecked) private var quietSince: UInt = 0

  /// Whether nothing waits for the end of the next turn.
  private var leavesNothing: Bool {
    #if !canImport(Darwin)
      if !watches.isEmpty || !looseTimers.isEmpty { return false }
    #endif
    return atEndOfTurn.isEmpty && traits.waiting.isEmpty && shown.areLaidOut && inputViews == nil
      && display.isEmpty && !touchDelivery.holdsLastEvent
  }

  private func endTurnOfNews() {
    var most = Limits.endOfTurnActions
    while most > 0, let next = atEndOfTurn.next() {
      switch next {
      case .gestures: endTurnOfGestures()
      case .action(let action): action()
      }
      most -= 1
    }
    tellOfTraits()
    if shown.areSeveral {
      for window in windows { window.layoutIfNeeded() }
    } else {
      shown.first?.layoutIfNeeded()
    }
    inputViews?.layOut()
    if !display.isEmpty { drawWhatAwaitsIt() }
    touchDelivery.endTurn()
    #if !canImport(Darwin)
      if !watches.isEmpty, watches.look() { watches.tidyUp() }
      AssociatedObjects.sweep()
      LeftLines.tidyUp()
      if !looseTimers.isEmpty { looseTimers.look() }
    #endif
    if layersCame { transactions.show() }
  }

  /// As at the end of a turn, but now.
  final func layOutAndDraw() {
    for window in windows { window.layoutIfNeeded() }
    inputViews?.layOut()
    if !display.isEmpty { drawWhatAwaitsIt() }
  }

  #if !canImport(Darwin)
    /// Whose properties are observed.
    @exclusivity(unchecked) var watches = KeyValueWatches()
    /// Methods that wait for their time to be called.
    var delayedCalls = DelayedCalls()
    /// Foundation's own timers that the clock fires.
    var looseTimers = LooseTimers()
    /// Notifications that are posted as the turn ends.
    var queuedNotifications = QueuedNotifications()
    /// Labels of the queues of which the trace tells that they don't go by the clock.
    final var queuesTold: Set<String> = []
  #endif

  /// Whether layers were added, or came to a window, since a turn ended.
  @exclusivity(unchecked) final var layersCame = false { didSet { TurnNews.note() } }

  /// Whether a log is being replayed to it: then nothing waits for the machine's time.
  package var isReplayed = false

  /// Who overrides traits, and who hears of it.
  @exclusivity(unchecked) var traits = TraitKeeper()

  /// Views that await `draw(_:)`.
  @exclusivity(unchecked) var display = DisplayPass()

  final func runAtEndOfTurn(_ action: @escaping @MainActor () -> Void) { atEndOfTurn.add(.action(action)) }
  /// Has recognizers' targets called in their turn.
  final func runGesturesAtEndOfTurn() { atEndOfTurn.add(.gestures) }
  /// Calls recognizers' targets, if any are to be called.
  final func endTurnOfGestures() { gestures.endTurn(touchDelivery, pressDelivery) }

  /// Has those look who observe a recognizer's properties.
  @inline(__always) final func noteState(of recognizer: UIGestureRecognizer) {
    #if !canImport(Darwin)
      if !watches.isEmpty { lookAtWatches(of: recognizer) }
    #endif
  }

  #if !canImport(Darwin)
    /// Apart, as few are observed.
    @inline(never) private func lookAtWatches(of recognizer: UIGestureRecognizer) { watches.look(at: recognizer) }
  #endif

  /// A recognizer that is under way goes on: nothing of it is news for the others.
  final func goesOn(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    noteState(of: recognizer)
    gestures.didGoOn(recognizer, from: old, in: self)
  }

  // MARK: What it asks of the system beside events
  // None of it comes to anything here: answers are those of an application that is in front, alone and undisturbed.

  /// Begins a task that would go on in the background; it is over when code says so. Its handler is never called.
  @preconcurrency nonisolated open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task that would go on in the background; it is over when code says so. Its handler is never called.
  @preconcurrency nonisolated open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: backgroundTasks.add(1, ordering: .relaxed).newValue)
  }
  /// Nothing comes of it.
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Without limit, as in front.
  nonisolated open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Nothing comes of it.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Nothing comes of it: nobody is answered.
  open func registerForRemoteNotifications() {}
  /// Nothing comes of it.
  open func unregisterForRemoteNotifications() {}
  /// No.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// None: the system keeps nothing of scenes.
  open var openSessions: Set<UISceneSession> { [] }
  /// No.
  open var supportsMultipleScenes: Bool { false }
  /// Nothing comes of it: there is one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Nothing comes of it: there is one scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// No.
  open var supportsAlternateIcons: Bool { false }
  /// None.
  open var alternateIconName: String? { nil }
  /// The handler hears at once that it is done; nothing is drawn.
  @preconcurrency open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Yes.
  nonisolated open var isProtectedDataAvailable: Bool { true }
  /// Nothing comes of it: nothing is restored.
  open func extendStateRestoration() {}
  /// Nothing comes of it: nothing is restored.
  open func completeStateRestoration() {}
  /// Nothing comes of it: nothing is drawn.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Available, as where people have not forbidden it; nothing is fetched here.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Nothing comes of it: a scene shows what it shows.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Tells the handler that there is one scene, at the end of the turn.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let errorHandler else { return }
    runAtEndOfTurn { errorHandler(UISceneError(.multipleScenesNotSupported)) }
  }
  /// In seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Kept, never drawn.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// In the screen's coordinates; empty where there is none.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// As the controller that shows says. Setting it changes nothing, as on a device where controllers say it.
  open var isStatusBarHidden: Bool {
    get { UIStatusBarManager().isStatusBarHidden }
    set {}
  }
  /// Changes nothing, as on a device where controllers say it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Whether the application gets events.
  public enum State: Int, Sendable { case active, inactive, background }
}

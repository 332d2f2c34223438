#if !canImport(Darwin)
  public import Foundation

  /// Calls back for the screen's frames, while its view is in a window, or its scene is there.
  ///
  /// It rests unless it is enabled and `requiresContinuousUpdates`: frames that only something else causes are not
  /// modelled, and a trace warns of a link that waits for them (ours). The actions of a frame run in the order of
  /// their phases, then of adding.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiupdatelink>
  @preconcurrency @MainActor
  open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, run: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var link: CADisplayLink?
    private var hasWarned = false

    /// Follows the screen that the view is on.
    public init(view: UIView) {
      self.view = view
      super.init()
    }
    /// Follows the scene's screen.
    public init(windowScene: UIWindowScene) {
      scene = windowScene
      super.init()
    }
    /// Follows the screen that the view is on, with one action.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
      self.init(view: view)
      addAction(handler: handler)
    }
    /// Follows the scene's screen, with one action.
    public convenience init(
      windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
      self.init(windowScene: windowScene)
      addAction(handler: handler)
    }
    /// Follows the screen that the view is on, with a target's method. The target is not retained.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
      self.init(view: view)
      addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    // MARK: Actions

    /// Before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
      addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    /// In a part of the frame.
    open func addAction(
      to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
      let place = actions.firstIndex { $0.phase.rawValue > phase.rawValue } ?? actions.endIndex
      actions.insert((phase, handler), at: place)
    }
    /// Before display links are called, by a target's method. The target is not retained.
    open func addAction(target: Any, selector: Selector) {
      addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }
    /// In a part of the frame, by a target's method. The target is not retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
      weak let target = target as AnyObject
      addAction(to: phase) { link, _ in
        if let target { _ = ActionLookup.call(selector, of: target, with: link, from: link) }
      }
    }

    // MARK: Running

    /// Whether its actions are called; not, unless set.
    open var isEnabled = false { didSet { run() } }
    /// Whether every frame is wanted.
    open var requiresContinuousUpdates = false { didSet { run() } }
    /// Kept: touches come with their own times.
    open var wantsLowLatencyEventDispatch = false
    /// Kept: nothing is drawn.
    open var wantsImmediatePresentation = false
    /// As a display link's.
    open var preferredFrameRateRange = CAFrameRateRange.default {
      didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
    }
    /// The frame that its actions are called for; nil beside them.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    private func run() {
      link?.invalidate()
      link = nil
      guard isEnabled else { return }
      guard requiresContinuousUpdates else {
        guard !hasWarned, let view = view ?? scene?.windows.first else { return }
        hasWarned = true
        Decisions.tell(.warns(view, "a UIUpdateLink is called here if requiresContinuousUpdates alone"))
        return
      }
      let link = CADisplayLink { [weak self] link in
        guard let self else { return link.invalidate() }
        frame(link)
      }
      link.preferredFrameRateRange = preferredFrameRateRange
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func frame(_ link: CADisplayLink) {
      guard view?.window != nil || scene != nil else { return }
      let info = UIUpdateInfo(link)
      currentUpdateInfo = info
      for action in actions where isEnabled { action.run(self, info) }
      currentUpdateInfo = nil
    }
  }
#endif

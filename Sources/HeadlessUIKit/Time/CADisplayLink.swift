#if !canImport(Darwin)
  public import Foundation

  /// Calls back once for every frame of the screen, as the virtual clock goes on; nothing is drawn in between.
  ///
  /// The screen's frames stand on one grid, `maximumFramesPerSecond` of them a second from the clock's zero: links
  /// that began at different times fire together, in the order in which they were added. No frame is late, so
  /// `timestamp` is the clock's time.
  ///
  /// ```swift
  /// let link = CADisplayLink(target: self, selector: "step:")   // `self` names it in its `ActionMethods`
  /// link.add(to: .main, forMode: .common)
  /// ```
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/cadisplaylink>
  @preconcurrency @MainActor
  open class CADisplayLink: NSObject {
    /// Retained, as on a device, until `invalidate`.
    private var target: AnyObject?
    private let selector: Selector
    private var handler: ((CADisplayLink) -> Void)?
    private var modes: [RunLoop.Mode] = []
    private var isOver = false
    private let clock = VirtualClock.current
    private var ticket: VirtualClock.Ticket?
    /// The frame that it fires for next, counted from the clock's zero.
    private var frame = 0

    /// The target's method is called with the link, every frame, once it was added to a run loop.
    public init(target: Any, selector sel: Selector) {
      self.target = target as AnyObject
      selector = sel
      super.init()
    }

    /// Calls the closure in place of a target's method. Not in UIKit: for Linux, where `#selector` is missing.
    public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
      self.handler = handler
      selector = "handler"
      super.init()
    }

    /// One that never fires: what stands in the place of a link until there is one.
    public convenience override init() {
      self.init { _ in }
      invalidate()
    }

    // MARK: Running

    /// From the next frame on. The main run loop is the only one; a link of its default mode alone rests while a
    /// finger scrolls, and while what it threw glides.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
      guard !isOver, !modes.contains(mode) else { return }
      modes.append(mode)
      scheduleNext()
    }

    /// It rests when it was removed from every mode that it was added for.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
      modes.removeAll { $0 == mode }
      if modes.isEmpty { rest() }
    }

    /// Ends it for good, and lets go of its target.
    open func invalidate() {
      isOver = true
      modes = []
      rest()
      (target, handler) = (nil, nil)
    }

    /// While it is true nothing is called; then it goes on with the next frame.
    open var isPaused = false { didSet { isPaused ? rest() : scheduleNext() } }

    // MARK: How often

    /// How many of the screen's frames there are to each of its own.
    open var frameInterval: Int {
      get { step }
      set { preferredFramesPerSecond = newValue > 0 ? Int((rate / Double(newValue)).rounded()) : 0 }
    }
    /// At most so often a second; 0 stands for every frame. A number that doesn't divide the screen's is taken for
    /// the nearest that does (ours).
    open var preferredFramesPerSecond = 0 { didSet { restart() } }
    /// In place of `preferredFramesPerSecond`: the preferred rate, else the highest, within the range; the screen's
    /// own where the range names none.
    open var preferredFrameRateRange = CAFrameRateRange.default {
      didSet { preferredFramesPerSecond = preferredFrameRateRange.framesPerSecond }
    }

    // MARK: When

    /// In seconds of the virtual clock: the frame at hand. Zero before the first.
    open private(set) var timestamp: TimeInterval = 0
    /// In seconds of the virtual clock: when it fires next.
    open var targetTimestamp: TimeInterval { timestamp + Double(step) / rate }
    /// In seconds, between two frames of the screen; zero before the first.
    open var duration: TimeInterval { timestamp > 0 ? 1 / rate : 0 }

    private var rate: Double { Double(UIScreen.main.maximumFramesPerSecond) }
    /// Of the screen's frames every so manieth.
    private var step: Int {
      preferredFramesPerSecond > 0 ? max(1, Int((rate / Double(preferredFramesPerSecond)).rounded())) : 1
    }

    private func rest() {
      if let ticket { clock.cancel(ticket) }
      ticket = nil
    }

    private func restart() {
      rest()
      scheduleNext()
    }

    private func scheduleNext() {
      guard ticket == nil, !modes.isEmpty, !isPaused else { return }
      // A time that is a frame's but for rounding is that frame's.
      let present = Int((clock.now * rate + Limits.frameRounding).rounded(.down))
      frame = (present / step + 1) * step
      ticket = clock.schedule(at: Double(frame) / rate) { [self] in fire() }
    }

    private func fire() {
      ticket = nil
      guard modes.contains(where: { RunLoopModes($0).contains(clock.mode) }) else { return scheduleNext() }
      timestamp = Double(frame) / rate
      scheduleNext()
      if let handler { return handler(self) }
      guard let target else { return }
      if !ActionLookup.call(selector, of: target, with: self, from: self) { invalidate() }
    }
  }

  extension UIScreen {
    /// A link of this screen: there is one.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
      CADisplayLink(target: target, selector: sel)
    }
  }
#endif

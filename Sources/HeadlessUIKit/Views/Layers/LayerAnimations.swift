#if !canImport(Darwin)
  import Foundation

  /// The animations that a layer has.
  @MainActor final class LayerAnimations {
    /// One that was added: the same animation may be added under several keys.
    @MainActor private final class Entry {
      let key: String?
      let animation: CAAnimation
      /// Nil of one that never ends by itself.
      var end: VirtualClock.Ticket?
      /// It may stay when it has ended.
      private var hasEnded = false
      /// Of the virtual clock, when it begins.
      let start: TimeInterval
      /// Nil of one that code added.
      let change: LayerChange?
      private let finish = UIApplication.shared.transactions.awaitAnimation()

      init(key: String?, animation: CAAnimation, start: TimeInterval, change: LayerChange?) {
        (self.key, self.animation, self.start, self.change) = (key, animation, start, change)
      }

      func ends(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        if let end { VirtualClock.current.cancel(end) }
        animation.delegate?.animationDidStop(animation, finished: finished)
        finish()
      }
    }

    private weak var layer: CALayer?

    init(of layer: CALayer) { self.layer = layer }

    private var entries: [Entry] = [] {
      didSet {
        Self.count += entries.count - oldValue.count
        if entries.isEmpty != oldValue.isEmpty { list() }
      }
    }
    /// Of all layers: mostly none, and then every layer is seen as it is.
    private static var count = 0
    static var areAnyThere: Bool { count > 0 }
    /// In the order in which they got animations.
    private static var all: [Listed] = []
    private struct Listed { weak var animations: LayerAnimations? }

    private func list() {
      Self.all.removeAll { $0.animations == nil || $0.animations === self }
      if !entries.isEmpty { Self.all.append(Listed(animations: self)) }
    }

    isolated deinit { Self.count -= entries.count }

    // MARK: Leaving the window

    private var isInWindow: Bool { layer?.host?.window != nil }

    /// A view is about to leave its window, with what is in it.
    static func viewWillLeaveWindow(_ view: UIView) {
      if areAnyThere { leave { $0.host?.isDescendant(of: view) == true } }
    }

    /// A layer is about to leave its superlayer, with what is in it.
    static func willLeave(_ layer: CALayer) {
      if areAnyThere { leave { sequence(first: $0, next: \.outer).contains { $0 === layer } } }
    }

    /// In the next turn those that came to no window again have no animations any more, but those that are to stay
    /// when they are complete.
    private static func leave(where isMeant: (CALayer) -> Bool) {
      let leaving = all.compactMap(\.animations).filter { $0.layer.map(isMeant) == true && $0.isInWindow }
      if leaving.isEmpty { return }
      VirtualClock.current.schedule(after: 0) {
        for one in leaving where !one.isInWindow { one.stop { $0.animation.isRemovedOnCompletion } }
      }
    }

    // MARK: Coming and going

    /// Gives a copy of the layer the values that are seen now. The one that was added last counts.
    func show(on copy: CALayer) {
      let now = VirtualClock.current.now
      for entry in entries { entry.animation.show(on: copy, after: now - entry.start, of: entry.change) }
    }

    var keys: [String] { entries.compactMap(\.key) }

    func animation(for key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

    /// One of the same key ends before.
    /// - Parameter change: what the animation is an action of.
    func add(_ animation: CAAnimation, for key: String?, by change: LayerChange?) {
      if let key { remove(key) }
      animation.take(duration: CATransaction.animationDuration())
      let clock = VirtualClock.current
      let wait = max(0, animation.beginTime - clock.now)
      let entry = Entry(key: key, animation: animation, start: clock.now + wait, change: change)
      clock.schedule(after: wait) { animation.delegate?.animationDidStart(animation) }
      let length = animation.length
      if length.isFinite {
        entry.end = clock.schedule(after: wait + length) { [weak self] in self?.end(entry) }
      }
      entries.append(entry)
    }

    func remove(_ key: String) { stop { $0.key == key } }

    func removeAll() { stop { _ in true } }

    private func end(_ entry: Entry) {
      entry.end = nil
      if entry.animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
      entry.ends(finished: true)
    }

    private func stop(_ isMeant: (Entry) -> Bool) {
      let stopped = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      for entry in stopped { entry.ends(finished: false) }
    }
  }
#endif

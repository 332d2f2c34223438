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

    private var entries: [Entry] = [] {
      didSet { Self.count += entries.count - oldValue.count }
    }
    /// Of all layers: mostly none, and then every layer is seen as it is.
    private static var count = 0
    static var areAnyThere: Bool { count > 0 }

    isolated deinit { Self.count -= entries.count }

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
      animation.givenDuration = CATransaction.animationDuration()
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

#if !canImport(QuartzCore)
  import Foundation

  /// The animations that a layer has.
  @MainActor final class LayerAnimations {
    private struct Entry {
      let key: String?
      let animation: CAAnimation
      var end: VirtualClock.Ticket?
      let finish: () -> Void
    }

    private var entries: [Entry] = []

    var keys: [String] { entries.compactMap(\.key) }

    func animation(for key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

    /// One of the same key ends before.
    func add(_ animation: CAAnimation, for key: String?) {
      if let key { remove(key) }
      let clock = VirtualClock.current
      let wait = max(0, animation.beginTime - clock.now)
      let length = animation.length
      var entry = Entry(key: key, animation: animation, end: nil, finish: CATransaction.awaitAnimation())
      clock.schedule(after: wait) { animation.delegate?.animationDidStart(animation) }
      if length.isFinite {
        entry.end = clock.schedule(after: wait + length) { [weak self] in self?.end(animation) }
      } else {
        entry.finish()
      }
      entries.append(entry)
    }

    func remove(_ key: String) {
      for entry in entries where entry.key == key { stop(entry) }
      entries.removeAll { $0.key == key }
    }

    func removeAll() {
      let all = entries
      entries = []
      all.forEach(stop)
    }

    private func end(_ animation: CAAnimation) {
      guard let place = entries.firstIndex(where: { $0.animation === animation }) else { return }
      let entry = entries[place]
      entries[place].end = nil
      if animation.isRemovedOnCompletion { entries.remove(at: place) }
      animation.delegate?.animationDidStop(animation, finished: true)
      entry.finish()
    }

    private func stop(_ entry: Entry) {
      guard let end = entry.end else { return }
      VirtualClock.current.cancel(end)
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
      entry.finish()
    }
  }

  extension CALayer {
    /// Takes the place of one of the same key. Nothing is drawn; its delegate hears of its end.
    public func add(_ anim: CAAnimation, forKey key: String?) { animations.add(anim, for: key) }

    /// Its delegate hears that it did not finish.
    public func removeAnimation(forKey key: String) { animations.remove(key) }

    /// Their delegates hear that they did not finish.
    public func removeAllAnimations() { animations.removeAll() }

    /// Nil where there is none.
    public func animation(forKey key: String) -> CAAnimation? { animations.animation(for: key) }

    /// In the order in which they were added; nil without any.
    public func animationKeys() -> [String]? { animations.keys.isEmpty ? nil : animations.keys }
  }
#endif

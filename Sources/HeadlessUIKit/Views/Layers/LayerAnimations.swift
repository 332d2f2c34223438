#if !canImport(Darwin)
  import Foundation

  /// The animations that a layer has.
  @MainActor final class LayerAnimations {
    /// One that was added: the same animation may be added under several keys.
    @MainActor private final class Entry {
      let key: String?
      let animation: CAAnimation
      /// Of the layer's time, when it begins.
      private(set) var start: TimeInterval
      /// Nil of one that code added.
      let change: LayerChange?
      /// Who has its time in hand; nil where it goes by the layer's alone.
      let hand: HeldTime?
      private let added = VirtualClock.current.now
      private var beginning = Deadline()
      private var end = Deadline()
      private var hasBegun = false
      /// It may stay when it has ended.
      private var hasEnded = false
      private let finish = UIApplication.shared.transactions.awaitAnimation()

      init(key: String?, animation: CAAnimation, change: LayerChange?, by pace: LayerPace, inHandOf hand: HeldTime?)
      {
        (self.key, self.animation, self.change, self.hand) = (key, animation, change, hand)
        start = animation.beginTime == 0 ? (hand?.pace(of: pace) ?? pace).now : animation.beginTime
      }

      /// How much of it has gone by.
      /// - Parameter pace: the layer's.
      func gone(by pace: LayerPace) -> TimeInterval { (hand?.pace(of: pace) ?? pace).now - start }

      /// Has it begin and end when the layer's time comes to that. What the layer's time becomes right after the
      /// animation was added it was from the start.
      func awaitTimes(by pace: LayerPace, _ isOver: @escaping @MainActor () -> Void) {
        let pace = hand?.pace(of: pace) ?? pace
        if VirtualClock.current.now == added, animation.beginTime == 0, hand == nil { start = pace.now }
        if !hasBegun { beginning.move(to: pace.moment(of: start)) { self.begins() } }
        if hasEnded || !animation.length.isFinite { return }
        end.move(to: hand?.isHeld == true ? nil : pace.moment(of: start + animation.length), isOver)
      }

      private func callOff() {
        beginning.callOff()
        end.callOff()
      }

      private func begins() {
        hasBegun = true
        animation.delegate?.animationDidStart(animation)
      }

      func ends(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        // One that has not begun yet never does.
        callOff()
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

    /// A layer is about to leave its superlayer, or to mask no more, with what is in it.
    static func willLeave(_ layer: CALayer) {
      if areAnyThere { leave { sequence(first: $0, next: \.around).contains { $0 === layer } } }
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
      guard let pace = layer?.pace else { return }
      for entry in entries { entry.animation.show(on: copy, after: entry.gone(by: pace), of: entry.change) }
    }

    var keys: [String] { entries.compactMap(\.key) }

    func animation(for key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

    /// One of the same key ends before.
    /// - Parameter change: what the animation is an action of.
    func add(_ animation: CAAnimation, for key: String?, by change: LayerChange?) {
      if let key { remove(key) }
      let animation = animation.copied()
      animation.take(duration: CATransaction.animationDuration())
      guard let pace = layer?.pace else { return }
      let hand = UIApplication.shared.animations.held?.time
      let entry = Entry(key: key, animation: animation, change: change, by: pace, inHandOf: hand)
      awaitTimes(of: entry, by: pace)
      entries.append(entry)
    }

    private func awaitTimes(of entry: Entry, by pace: LayerPace) {
      entry.awaitTimes(by: pace) { [weak self] in self?.end(entry) }
    }

    /// The time of a layer goes otherwise, and of all that is in it.
    static func paceDidChange(of layer: CALayer) {
      timesDidChange { changed, _ in changed.goes(by: layer) }
    }

    /// What somebody has in hand is at another time, or let go.
    static func timeDidChange(of hand: HeldTime) {
      timesDidChange { _, entry in entry.hand === hand }
    }

    private static func timesDidChange(where isMeant: (CALayer, Entry) -> Bool) {
      for one in all.compactMap(\.animations) {
        guard let layer = one.layer else { continue }
        for entry in one.entries where isMeant(layer, entry) {
          // A copy that was made at this moment of the clock shows what was.
          layer.presented = nil
          one.awaitTimes(of: entry, by: layer.pace)
        }
      }
    }

    /// What was in hand has gone back to its start.
    static func end(inHandOf hand: HeldTime) {
      for one in all.compactMap(\.animations) {
        for entry in one.entries where entry.hand === hand {
          one.entries.removeAll { $0 === entry }
          entry.ends(finished: true)
        }
      }
    }

    func remove(_ key: String) { stop { $0.key == key } }

    func removeAll() { stop { _ in true } }

    private func end(_ entry: Entry) {
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

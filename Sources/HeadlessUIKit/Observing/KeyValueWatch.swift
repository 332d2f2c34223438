#if !canImport(Darwin)
  import Foundation

  /// Who observes which of one object's properties.
  ///
  /// There is no Objective-C runtime to tell of a setter. A property that touches and code change often tells its
  /// object's watch to look, once it has changed and its delegate knows; all others are looked at when the turn
  /// ends. An observer is told where the value is another one than it was at the last look.
  @MainActor final class KeyValueWatch {
    private struct Entry {
      /// Observed as long as this one lives and is not over.
      weak var token: NSKeyValueObservation?
    }

    private var entries: [Entry] = []
    private var held = 0

    var isEmpty: Bool { entries.isEmpty }

    func add(_ token: NSKeyValueObservation) { entries.append(Entry(token: token)) }

    /// Tells who observes what has another value now.
    func look() {
      guard held == 0 else { return }
      entries.removeAll { $0.token.map(\.isOver) ?? true }
      for entry in entries {
        if let token = entry.token, !token.isOver { token.look() }
      }
    }

    /// Nobody is told until the last of as many releases.
    func hold() { held += 1 }
    func release() {
      held -= 1
      look()
    }
  }

  /// The watches that have observers, for the end of the turn.
  @MainActor struct KeyValueWatches {
    private var all: [(object: () -> NSObject?, watch: KeyValueWatch)] = []

    var isEmpty: Bool { all.isEmpty }

    /// The object's, made when first asked for.
    mutating func watch(of object: NSObject) -> KeyValueWatch {
      all.removeAll { $0.object() == nil || $0.watch.isEmpty }
      if let known = all.first(where: { $0.object() === object }) { return known.watch }
      let watch = KeyValueWatch()
      all.append(({ [weak object] in object }, watch))
      (object as? UIResponder)?.watch = watch
      return watch
    }

    /// Before its targets are called: what observes the recognizer's state, or its view's recognizer's.
    func look(at recognizer: UIGestureRecognizer) {
      guard !all.isEmpty else { return }
      all.first { $0.object() === recognizer }?.watch.look()
      recognizer.view?.watch?.look()
    }

    func look() {
      for (object, watch) in all where object() != nil { watch.look() }
    }
  }

  /// Whether two values are equal; nil where they can't be compared.
  func areEqual(_ one: Any, _ other: Any) -> Bool? {
    func compare<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
    return (one as? any Equatable).map { compare($0) }
  }
#endif

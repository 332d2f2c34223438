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
    private var isChangedByHand = false

    var isEmpty: Bool { entries.isEmpty }

    func add(_ token: NSKeyValueObservation) { entries.append(Entry(token: token)) }

    /// Tells who observes what has another value now.
    func look() {
      guard held == 0 else { return }
      entries.removeAll { $0.token.map(\.isOver) ?? true }
      for entry in entries {
        guard let token = entry.token, !token.isOver else { continue }
        if !isChangedByHand || token.passOver == nil { token.look() }
      }
    }

    /// Nobody is told of what people change by it past a property's setter, but of what code had set before.
    func passOver(_ change: () -> Void) {
      let tokens = entries.compactMap(\.token).filter { $0.passOver != nil && !$0.isOver }
      for token in tokens { token.look() }
      let wasChangedByHand = isChangedByHand
      isChangedByHand = true
      change()
      isChangedByHand = wasChangedByHand
      for token in tokens { token.passOver?() }
    }

    /// Nobody is told until the last of as many releases.
    func hold() { held += 1 }
    func release() {
      held -= 1
      look()
    }
  }

  /// Whether two values are equal; nil where they can't be compared.
  func areEqual(_ one: Any, _ other: Any) -> Bool? {
    func compare<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
    return (one as? any Equatable).map { compare($0) }
  }
#endif

/// What a class of responders overrides of that which a touch on its way up the chain asks them for.
struct TouchOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  static let began = TouchOverrides(rawValue: 1)
  static let moved = TouchOverrides(rawValue: 2)
  static let ended = TouchOverrides(rawValue: 4)
  static let cancelled = TouchOverrides(rawValue: 8)
  /// `next`, in another way than this module's own classes do.
  static let next = TouchOverrides(rawValue: 16)
  static let all: TouchOverrides = [.began, .moved, .ended, .cancelled, .next]
}

/// Knows of a class of responders which touch methods it overrides, by its method table, as `MethodTables` does of views.
///
/// A touch that moves passes every responder up to the application, and few of them do more than pass it on. Who is known
/// to be one of these is not called: what its method would do is done for it. Where tables can't be read, every class
/// counts as overriding everything, and all are called.
@MainActor enum ResponderTables {
  private static var known: [ObjectIdentifier: TouchOverrides] = [:]
  private static let reading = Reading()

  static func overrides(of type: UIResponder.Type) -> TouchOverrides {
    if let overrides = known[ObjectIdentifier(type)] { return overrides }
    let overrides = reading?.overrides(of: type) ?? .all
    known[ObjectIdentifier(type)] = overrides
    return overrides
  }

  /// Whether the self-test succeeded.
  static var areReadable: Bool { reading != nil }

  private struct Reading {
    private struct Word {
      let offset: Int
      /// What stands there in classes that don't override the method.
      let plain: Set<UInt>
      let meaning: TouchOverrides
    }
    private var words: [Word] = []

    /// Nil where the tables are not as expected.
    @MainActor init?() {
      for (probe, meaning) in ResponderProbes.singles {
        guard
          let offsets = ClassWords.differing(ResponderProbes.Plain.self, probe, from: UIResponder.self),
          !offsets.isEmpty
        else { return nil }
        let plain = meaning == .next ? ResponderProbes.leaders : [UIResponder.self]
        for offset in offsets {
          let found = Set(plain.compactMap { ClassWords(of: $0)?[offset] })
          guard !found.isEmpty else { return nil }
          words.append(Word(offset: offset, plain: found, meaning: meaning))
        }
      }
      guard (ResponderProbes.singles + ResponderProbes.examples).allSatisfy({ overrides(of: $0.0) == $0.1 }) else {
        return nil
      }
    }

    func overrides(of type: UIResponder.Type) -> TouchOverrides {
      guard let found = ClassWords(of: type) else { return .all }
      var overrides: TouchOverrides = []
      for word in words {
        guard let present = found[word.offset] else { return .all }
        if !word.plain.contains(present) { overrides.insert(word.meaning) }
      }
      return overrides
    }
  }
}

/// Where the words of some methods stand in method tables, and what stands there where nothing is overridden.
struct MethodReading<Overrides: OptionSet & Sendable> {
  private var words: [MethodWord<Overrides>] = []
  private let all: Overrides

  /// Nil where the tables are not as expected.
  /// - Parameters:
  ///   - plain: a subclass of `base` that overrides nothing.
  ///   - singles: classes that override one method each.
  ///   - examples: classes that what is found is held against, besides.
  ///   - all: what a class counts as overriding whose table can't be read.
  ///   - uncounted: the classes whose own words don't count as overriding a method.
  @MainActor init?(
    plain: AnyClass, base: AnyClass, singles: [(AnyClass, Overrides)],
    examples: [(AnyClass, Overrides)], all: Overrides, uncounted: (Overrides) -> [AnyClass]
  ) {
    self.all = all
    for (probe, meaning): (AnyClass, Overrides) in singles {
      guard let offsets = ClassWords.differing(plain, probe, from: base), !offsets.isEmpty else { return nil }
      let classes = uncounted(meaning)
      for offset in offsets {
        let found = Set(classes.compactMap { ClassWords(of: $0)?[offset] })
        guard !found.isEmpty else { return nil }
        words.append(MethodWord(offset: offset, plain: found, meaning: meaning))
      }
    }
    guard (singles + examples).allSatisfy({ overrides(of: $0.0) == $0.1 }) else { return nil }
  }

  func overrides(of type: AnyClass) -> Overrides {
    guard let found = ClassWords(of: type) else { return all }
    var overrides: Overrides = []
    for word in words {
      guard let present = found[word.offset] else { return all }
      if !word.plain.contains(present) { overrides.formUnion(word.meaning) }
    }
    return overrides
  }
}

/// Not within `MethodReading`: at every program's start Swift would look through all of its conformances to find
/// that what a word means is a set of options.
private struct MethodWord<Meaning> {
  let offset: Int
  /// What stands there in classes that don't override the method, or only in ways that don't count.
  let plain: Set<UInt>
  let meaning: Meaning
}

/// The words of a class's metadata, as Swift's ABI for Linux lays them out.
struct ClassWords {
  private let start: UnsafeRawPointer
  private let count: Int

  init?(of type: AnyClass) {
    #if os(Linux)
      start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = start.load(fromByteOffset: 32, as: UInt32.self)
      let head = start.load(fromByteOffset: 36, as: UInt32.self)
      guard head % 8 == 0, size > head, size < 1 << 20, size % 8 == 0 else { return nil }
      count = Int(size - head) / 8
    #else
      return nil
    #endif
  }

  subscript(offset: Int) -> UInt? {
    offset < count ? start.load(fromByteOffset: offset * 8, as: UInt.self) : nil
  }

  /// Where a class and a subclass that overrides nothing have the same word, and one that overrides has not.
  static func differing(
    _ plain: AnyClass, _ overriding: AnyClass, from base: AnyClass
  ) -> [Int]? {
    guard let base = ClassWords(of: base), let plain = ClassWords(of: plain),
      let overriding = ClassWords(of: overriding)
    else { return nil }
    // Behind the words about the class itself comes what it inherits.
    return (5..<base.count).filter { base[$0] == plain[$0] && base[$0] != overriding[$0] }
  }
}

import Foundation

/// Knows of a class of views what it overrides, by the words of its method table, which Swift keeps in every class: a
/// subclass's table begins with its superclass's, and where it overrides a method there is another word.
///
/// Where a method's word stands is found out, not known: by classes that override one method each. A self-test holds
/// what is found so against what some classes are known to override; where it fails, and on systems it was not tried
/// on, every class counts as overriding everything. Then hit tests ask every view: slower, and with the same answers.
@MainActor enum MethodTables {
  private static var known: [ObjectIdentifier: HitOverrides] = [:]
  /// One of the known ones for each of some numbers that identifiers are folded to: every new view asks, and looking
  /// into a dictionary would be a good part of its making.
  @exclusivity(unchecked) private static var recent = [Recent?](repeating: nil, count: 64)
  private static let reading = Reading()

  private struct Recent {
    let type: ObjectIdentifier
    let overrides: HitOverrides
  }

  static func overrides(of type: UIView.Type) -> HitOverrides {
    let identifier = ObjectIdentifier(type)
    let place = Int(bitPattern: identifier) >> 4 & 63
    if let recent = recent[place], recent.type == identifier { return recent.overrides }
    let overrides = known[identifier] ?? reading?.overrides(of: type) ?? .all
    known[identifier] = overrides
    recent[place] = Recent(type: identifier, overrides: overrides)
    return overrides
  }

  /// Whether the self-test succeeded.
  static var areReadable: Bool { reading != nil }

  /// Where to look, and for what.
  private struct Reading {
    private struct Word {
      let offset: Int
      /// What stands there in classes that don't override the method, or only to hear of changes.
      let plain: Set<UInt>
      let meaning: HitOverrides
    }
    private var words: [Word] = []

    /// Nil where the tables are not as expected.
    @MainActor init?() {
      for (probe, meaning) in MethodProbes.singles {
        guard let offsets = ClassWords.differing(MethodProbes.Plain.self, probe), !offsets.isEmpty else {
          return nil
        }
        for offset in offsets {
          let classes = meaning == .getters ? MethodProbes.listeners : [UIView.self]
          let plain = Set(classes.compactMap { ClassWords(of: $0)?[offset] })
          guard plain.count > 0 else { return nil }
          words.append(Word(offset: offset, plain: plain, meaning: meaning))
        }
      }
      guard (MethodProbes.singles + MethodProbes.examples).allSatisfy({ overrides(of: $0.0) == $0.1 }) else {
        return nil
      }
    }

    func overrides(of type: UIView.Type) -> HitOverrides {
      guard let found = ClassWords(of: type) else { return .all }
      var overrides: HitOverrides = []
      for word in words {
        guard let present = found[word.offset] else { return .all }
        if !word.plain.contains(present) { overrides.insert(word.meaning) }
      }
      return overrides
    }
  }
}

/// The words of a class's metadata, as Swift's ABI for Linux lays them out.
struct ClassWords {
  private let start: UnsafeRawPointer
  private let count: Int

  init?(of type: UIResponder.Type) {
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
    _ plain: UIResponder.Type, _ overriding: UIResponder.Type, from base: UIResponder.Type = UIView.self
  ) -> [Int]? {
    guard let base = ClassWords(of: base), let plain = ClassWords(of: plain),
      let overriding = ClassWords(of: overriding)
    else { return nil }
    // Behind the words about the class itself comes what it inherits.
    return (5..<base.count).filter { base[$0] == plain[$0] && base[$0] != overriding[$0] }
  }
}

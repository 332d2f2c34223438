/// Knows of a class that adopts a protocol whether it has one of the methods that UIKit's protocol has as optional,
/// or the default stands in for it. Asking the method would be doing what it does.
///
/// Where the method's word stands, and where a default is, is found out, not known: by classes that have the method
/// and such that don't. Where that fails, and on systems it was not tried on, nothing is known of any class.
struct OptionalMethod {
  private let index: Int
  private let standIns: Set<UInt>

  /// - Parameters:
  ///   - without: two that have none of the protocol's optional methods.
  ///   - with: one that has this one of them, and no other.
  ///   - example: another one without it, which what is found is held against.
  init?(without: (WitnessTable?, WitnessTable?), with: WitnessTable?, example: WitnessTable?) {
    guard let one = without.0, let other = without.1, let with, one.count == other.count, one.count == with.count
    else { return nil }
    let found = (0..<one.count).compactMap { index -> (Int, Set<UInt>)? in
      let standIns = Self.standIns(at: index, in: one, other)
      return standIns.isEmpty || !standIns.isDisjoint(with: with.allLeads(from: index)) ? nil : (index, standIns)
    }
    guard found.count == 1 else { return nil }
    (index, standIns) = found[0]
    guard isIn(with) == true, isIn(example) == false else { return nil }
  }

  /// Nil where it can't be known.
  func isIn(_ table: WitnessTable?) -> Bool? {
    guard let table, index < table.count, standIns.allSatisfy(table.isBeside) else { return nil }
    return table.allLeads(from: index).isDisjoint(with: standIns)
  }

  /// The one place that both words' code leads to. Where it is the same code, there once for both and found by a
  /// jump, that one, and the place that it leads to itself.
  private static func standIns(at index: Int, in one: WitnessTable, _ other: WitnessTable) -> Set<UInt> {
    guard let shared = one.elsewhere(index) else {
      // What stands for another class's code is no default.
      let both = one.leads(from: index).intersection(other.leads(from: index)).subtracting(one.code)
      return both.count == 1 && other.elsewhere(index) == nil ? both : []
    }
    let onwards = one.isBeside(shared) ? one.leads(from: shared) : []
    return other.elsewhere(index) == shared && onwards.count == 1 ? onwards.union([shared]) : []
  }
}

/// Knows of a class that adopts a protocol whether it has one of the methods that UIKit's protocol has as optional,
/// or the default stands in for it. Asking the method would be doing what it does.
///
/// Where the method's word stands, and where a default is, is found out, not known: by classes that have the method
/// and such that don't. Where that fails, and on systems it was not tried on, nothing is known of any class.
struct OptionalMethod {
  private let index: Int
  private let standIn: UInt

  /// - Parameters:
  ///   - without: two that have none of the protocol's optional methods.
  ///   - with: one that has this one of them, and no other.
  ///   - example: another one without it, which what is found is held against.
  init?(without: (WitnessTable?, WitnessTable?), with: WitnessTable?, example: WitnessTable?) {
    guard let one = without.0, let other = without.1, let with, one.count == other.count, one.count == with.count
    else { return nil }
    // What stands for another class's code is no default, nor is what two classes share because it is the same.
    let code = one.code.union(other.code).union(with.code)
    let found = (0..<one.count).compactMap { index -> (Int, UInt)? in
      let standIns = one.leads(from: index).intersection(other.leads(from: index))
        .subtracting(with.allLeads(from: index)).subtracting(code)
      let isShared = one.elsewhere(index) != nil || other.elsewhere(index) != nil
      return standIns.count == 1 && !isShared ? (index, standIns[standIns.startIndex]) : nil
    }
    guard found.count == 1 else { return nil }
    (index, standIn) = found[0]
    guard isIn(with) == true, isIn(example) == false else { return nil }
  }

  /// Nil where it can't be known.
  func isIn(_ table: WitnessTable?) -> Bool? {
    guard let table, index < table.count, table.isBeside(standIn) else { return nil }
    return !table.allLeads(from: index).contains(standIn)
  }
}

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
  init?(without: (WitnessTable?, WitnessTable?), with: WitnessTable?) {
    guard let one = without.0, let other = without.1, let with, one.count == other.count, one.count == with.count
    else { return nil }
    // What stands for another class's code is no default.
    let code = one.code.union(other.code).union(with.code)
    let found = (0..<one.count).compactMap { index -> (Int, UInt)? in
      func shared(_ leads: (WitnessTable) -> Set<UInt>) -> Set<UInt> {
        leads(one).intersection(leads(other)).subtracting(with.allLeads(from: index)).subtracting(code)
      }
      let straight = shared { $0.leads(from: index) }
      let standIns = straight.isEmpty ? shared { $0.allLeads(from: index) } : straight
      return standIns.count == 1 ? (index, standIns[standIns.startIndex]) : nil
    }
    guard found.count == 1 else { return nil }
    (index, standIn) = found[0]
  }

  /// Nil where it can't be known.
  func isIn(_ table: WitnessTable?) -> Bool? {
    guard let table, index < table.count, table.isBeside(standIn) else { return nil }
    return !table.allLeads(from: index).contains(standIn)
  }
}

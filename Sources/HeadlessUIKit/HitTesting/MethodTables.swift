import Foundation

/// Knows of a class of views what it overrides, by the words of its method table, which Swift keeps in every class:
/// a subclass's table begins with its superclass's, and where it overrides a method there is another word.
///
/// Where a method's word stands is found out, not known: by classes that override one method each. A self-test
/// holds what is found so against what some classes are known to override; where it fails, and on systems it was
/// not tried on, every class counts as overriding everything. Then hit tests ask every view: slower, and with the
/// same answers.
@MainActor enum MethodTables {
  private static var known: [ObjectIdentifier: HitOverrides] = [:]
  /// One of the known ones for each of some numbers that identifiers are folded to: every new view asks, and
  /// looking into a dictionary would be a good part of its making.
  @exclusivity(unchecked) private static var recent = [Recent?](repeating: nil, count: 64)
  private static let reading = MethodReading(
    plain: MethodProbes.Plain.self, base: UIView.self, singles: MethodProbes.singles,
    examples: MethodProbes.examples, all: .all
  ) { $0 == .getters ? MethodProbes.listeners : [UIView.self] }

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
}

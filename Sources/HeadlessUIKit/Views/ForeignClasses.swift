/// Which views are of classes outside of this module: those may draw, and may override `layoutSublayers(of:)`. All
/// others are spared what that takes.
@MainActor enum ForeignClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  /// One of the known ones for each of some numbers that identifiers are folded to: every view is asked about, and
  /// more than once.
  @exclusivity(unchecked) private static var recent = [Recent?](repeating: nil, count: 64)

  private struct Recent {
    let kind: ObjectIdentifier
    let isForeign: Bool
  }

  static func contain(_ view: UIView) -> Bool {
    let kind = ObjectIdentifier(type(of: view))
    let place = Int(bitPattern: kind) >> 4 & 63
    if let recent = recent[place], recent.kind == kind { return recent.isForeign }
    let isForeign = known[kind] ?? !String(reflecting: type(of: view)).hasPrefix("HeadlessUIKit.")
    known[kind] = isForeign
    recent[place] = Recent(kind: kind, isForeign: isForeign)
    return isForeign
  }
}

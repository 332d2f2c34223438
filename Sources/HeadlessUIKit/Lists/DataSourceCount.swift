/// A count as a data source says it.
@MainActor enum DataSourceCount {
  /// What it counts, from 0. Traps where it is negative, and says what was asked for.
  static func range(_ count: Int, of what: String, in list: UIView) -> Range<Int> {
    precondition(count >= 0, "\(type(of: list)): its data source says there are \(count) \(what)")
    return 0..<count
  }
}

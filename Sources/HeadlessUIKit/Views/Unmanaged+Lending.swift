extension Unmanaged {
  /// Has the body work with the object, which is not retained for that: somebody else has to keep it meanwhile.
  ///
  /// The standard library's own does the same. But it was not built for Swift 6, so that a closure of main actor
  /// code would look up, each time, where it runs.
  @inlinable @inline(__always)
  package func lend<Answer>(_ body: (Instance) throws -> Answer) rethrows -> Answer {
    try _withUnsafeGuaranteedRef { try body($0) }
  }
}

extension Array where Element: AnyObject {
  /// Has the body work with one of them, which is not retained for that: the array has to keep it meanwhile.
  @inlinable @inline(__always)
  package func lend<Answer>(_ place: Int, _ body: (Element) throws -> Answer) rethrows -> Answer {
    try Unmanaged.passUnretained(self[place]).lend(body)
  }
}

#if !canImport(Darwin)
  /// A method's name, as Objective-C writes it (`tableView:heightForRowAtIndexPath:`), or Swift
  /// (`tableView(_:heightForRowAt:)`).
  struct MethodName: Equatable {
    /// What stands before each argument: in Swift the first argument's label belongs to the name, as in
    /// Objective-C.
    private let pieces: [Substring]

    init(_ name: String) {
      pieces = name.split { ":()".contains($0) }
    }

    /// Before the arguments.
    var base: Substring { pieces.first ?? "" }

    /// The property whose setter or getter it would be: `layoutMargins` of `setLayoutMargins:`, `hidden` of
    /// `isHidden`.
    var property: String {
      for prefix in ["set", "is"] where base.hasPrefix(prefix) {
        let rest = base.dropFirst(prefix.count)
        if rest.first?.isUppercase == true { return rest.prefix(1).lowercased() + rest.dropFirst() }
      }
      return String(base)
    }

    /// Whether Swift's name of a method can be that of Objective-C's, whose pieces go on where Swift's end.
    func isPerhaps(_ swift: MethodName) -> Bool {
      let own = pieces.filter { $0 != "_" }
      let others = swift.pieces.filter { $0 != "_" }
      guard own.count >= 1, let base = others.first, own[0].hasPrefix(base) else { return false }
      return others.count == own.count
        ? zip(own, others).allSatisfy { $0.hasPrefix($1) }
        : others.count == 2 && own.count == 1
    }
  }
#endif

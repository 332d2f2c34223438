import Traces

/// What a run may write when a trace is not what its golden says.
public enum UpdateMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// Nothing at all.
  case never
  /// The trace beside its golden, as `.golden.new`, to be accepted or rejected.
  case pending
  /// Goldens that don't exist.
  case missing
  /// Goldens that don't exist, and those that the trace differs from.
  case failed
  /// Every golden; where the trace matches, that is the file as it is, unless that has an older form.
  case all

  /// The variable that is asked when no flag is given.
  public static let variable = "TOUCHSTONE_UPDATE"

  /// Variables that say that nobody is there to review what a run writes.
  public static let unattended = ["CI", "TF_BUILD", "BAZEL_TEST"]

  /// The mode of a run: the flag's, else the environment's, else `never` where nobody is at the desk, else
  /// `pending`.
  /// - Throws: when the one that counts is no mode. A flag beats the environment: what that says is not looked at.
  public static func resolved(
    flag: String? = nil, environment: [String: String]
  ) throws(UpdateModeError) -> UpdateMode {
    if let flag { return try UpdateMode(flag, from: "--update") }
    // Set and empty is what a workflow's missing input leaves.
    if let value = environment[variable], !value.isEmpty { return try UpdateMode(value, from: variable) }
    return unattended.contains { isSet(environment[$0]) } ? .never : .pending
  }

  private init(_ value: String, from source: String) throws(UpdateModeError) {
    guard let mode = UpdateMode(rawValue: value) else { throw UpdateModeError(source: source, value: value) }
    self = mode
  }

  /// `CI=false` is how people say that it is not.
  private static func isSet(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  /// What this mode does about a verdict. Decides only; `GoldenStore.carryOut` does it.
  /// - Parameter isOfOldForm: whether the golden would have other words if it was written now.
  public func action(for verdict: GoldenVerdict, isOfOldForm: Bool = false) -> GoldenAction {
    switch (self, verdict) {
    case (.never, _): .nothing
    case (.all, .matches) where isOfOldForm: .writeGolden
    case (_, .matches): .dropPending
    case (.pending, .differs), (.pending, .missing): .writePending
    case (.missing, .differs): .nothing
    case (.missing, .missing), (.failed, _), (.all, _): .writeGolden
    }
  }
}

/// What is done to the files of a recording after its verdict.
public enum GoldenAction: Hashable, Sendable {
  case nothing
  /// Leaves the trace as `.golden.new`.
  case writePending
  /// Writes the trace as the golden, and drops what is pending.
  case writeGolden
  /// Removes a `.golden.new` that an earlier run left: it is no longer what the trace says.
  case dropPending
}

/// A mode that is none.
public struct UpdateModeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The flag or the variable.
  public let source: String
  /// What was given.
  public let value: String

  public var description: String {
    "\(source) is '\(Escaping.escaped(value))'; use never, pending, missing, failed or all"
  }
}

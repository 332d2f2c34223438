public import Goldens
public import Testing

/// What a test, or a suite with all tests in it, says about its replays.
///
/// ```swift
/// @Suite(.replays(update: .never)) struct HomeTests { … }
/// ```
/// An assertion's own arguments beat the test's trait, that beats the suite's, and that beats the environment.
public struct ReplayTrait: SuiteTrait, TestTrait, TestScoping {
  let settings: ReplaySettings

  /// Every test in a suite is under the suite's trait.
  public var isRecursive: Bool { true }

  /// Runs the test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let merged = settings.over(ReplaySettings.current)
    try await ReplaySettings.$current.withValue(merged) { try await function() }
  }
}

extension Trait where Self == ReplayTrait {
  /// Says what replays may write, what goldens don't hold them to, and where goldens of touches that tests have in
  /// their own code lie.
  /// - Parameters:
  ///   - update: what may be written; nil leaves it to the suite around, else to the environment.
  ///   - leniency: what of a trace goldens don't hold it to; nil leaves it to the suite around, else to each
  ///     golden.
  ///   - goldens: a folder, in which every test file has one of its own.
  public static func replays(
    update: UpdateMode? = nil, leniency: Leniency? = nil, goldens: String? = nil
  ) -> Self {
    ReplayTrait(settings: ReplaySettings(update: update, leniency: leniency, goldens: goldens))
  }
}

/// What is said about replays around an assertion.
struct ReplaySettings: Hashable, Sendable {
  @TaskLocal static var current = ReplaySettings()

  var update: UpdateMode?
  var leniency: Leniency?
  var goldens: String?

  /// These where they say something, else the others.
  func over(_ others: ReplaySettings) -> ReplaySettings {
    ReplaySettings(
      update: update ?? others.update, leniency: leniency ?? others.leniency, goldens: goldens ?? others.goldens)
  }
}

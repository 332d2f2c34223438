public import TouchLogs

/// The screen under the stage's fingers, for code that makes touches itself.
@MainActor public enum StageInput {
  @exclusivity(unchecked) static var target: StageTarget?

  /// Puts a frame at the end of the application's event queue: it is handled after the one that is being handled.
  /// Its fingers are other ones than those of the log that is replayed.
  /// - Throws: `ReplayError` when a value is not finite or too far away, no replay runs, or 10,000 were posted at
  ///   one time; the replay fails then, too, with its next frame.
  public static func post(_ frame: Frame) throws {
    guard let target else { throw ReplayError.nothingRuns }
    try target.postFromStage(frame)
  }
}

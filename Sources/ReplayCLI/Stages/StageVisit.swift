import TouchLogs
import TouchReplay
import Traces

/// A look at a stage as it stands before the first finger lands.
@MainActor enum StageVisit {
  /// Builds the stage, lets its first turn end, and takes it down again behind `look`.
  static func at<Seen>(
    _ stage: any Stage.Type, screen: Screen, _ look: (StageTarget) throws -> Seen
  ) async throws -> Seen {
    StageCrash.tell(of: stage.name)
    let target = StageTarget(stage)
    try target.prepare(for: LogDescription(screen: screen, stage: stage.name), start: 0, sink: TraceList())
    defer { target.finish() }
    await target.endTurn()
    return try look(target)
  }
}

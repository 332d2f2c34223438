public import Foundation
public import TouchLogs
import Traces

/// What a finger reaches on a stage before anything was done to it: every whole point of the screen, hit-tested.
public struct ReachabilityAudit: Hashable, Sendable {
  /// The name of the stage that was looked at.
  public let stage: String
  /// Who gets the touch at every point.
  public let map: OwnerMap
  /// Of every view that takes touches (`isUserInteractionEnabled`, to be seen, on the screen), in the order in
  /// which they are painted. Which of them do something with a touch no program can know; a view that is not meant
  /// to take any says so with `isUserInteractionEnabled`.
  public let views: [Reach]

  /// The screen that the stage was built for.
  public var screen: Screen { map.screen }
  /// Views with dead parts, without those for which a superview says it all.
  public var findings: [Reach] { views.filter { !$0.dead.isEmpty && $0.saidBy == nil } }
}

extension StageTarget {
  /// Builds a stage and lands a finger on every point of the screen, each on its own. Waits for a replay that runs.
  /// - Parameter screen: the stage's own where nil.
  /// - Throws: `ReachabilityError` where the screen is too large, `ReplayError` where it is none; what the stage
  ///   throws.
  public static func audit(_ stage: any Stage.Type, screen: Screen? = nil) async throws -> ReachabilityAudit {
    let screen = screen ?? stage.screen
    let (map, surveyed) = try await survey(stage, screen: screen) { ($0.map(of: screen), $0.reaches()) }
    var views: [Reach] = []
    for (reach, inner) in surveyed { views.append(try await tried(reach, inner, on: stage, screen: screen)) }
    return ReachabilityAudit(stage: stage.name, map: map, views: views)
  }

  /// Builds a stage and lands a finger on every point of one view.
  /// - Parameter view: its path in traces, or the last names of it.
  /// - Throws: `ViewNameError`; as `audit(_:screen:)` does.
  public static func reach(
    of view: String, on stage: any Stage.Type, screen: Screen? = nil
  ) async throws -> Reach {
    let screen = screen ?? stage.screen
    let (reach, inner) = try await survey(stage, screen: screen) { try $0.reach(of: $0.place(named: view)) }
    return try await tried(reach, inner, on: stage, screen: screen)
  }

  /// What is left of it once every view in a control has been tapped.
  private static func tried(
    _ reach: Reach, _ inner: [InnerPart], on stage: any Stage.Type, screen: Screen
  ) async throws -> Reach {
    var reach = reach
    for part in inner where try await isLost(part, on: stage, screen: screen) { reach.lose(part.lost) }
    return reach
  }

  /// Builds a stage and lands a finger on one point of a view.
  /// - Parameter point: in the view's own coordinates.
  /// - Throws: as `reach(of:on:screen:)` does, and for a point that is no number.
  public static func touch(
    on view: String, at point: CGPoint, of stage: any Stage.Type, screen: Screen? = nil
  ) async throws -> LocalTouch {
    guard point.x.isFinite, point.y.isFinite else { throw ReachabilityError.impossiblePoint("\(Point(point))") }
    let screen = screen ?? stage.screen
    var (touch, inner) = try await survey(stage, screen: screen) {
      try $0.touch(on: $0.place(named: view), at: point)
    }
    if let inner, try await isLost(inner, on: stage, screen: screen) { touch.cause = inner.lost.cause }
    return touch
  }

  private static func survey<Answer>(
    _ stage: any Stage.Type, screen: Screen, _ look: (StageSurvey) throws -> Answer
  ) async throws -> Answer {
    guard screen.isPossible else { throw ReplayError.impossibleScreen("\(screen)") }
    let grid = try PointGrid(screen)
    return try await ReplayGate.alone {
      let target = StageTarget(stage)
      try target.prepare(for: LogDescription(screen: screen, stage: stage.name), start: 0, sink: Silence())
      defer { target.finish() }
      await target.endTurn()
      return try look(target.survey(on: grid))
    }
  }
}

/// Hears what a stage says while it is only looked at.
private final class Silence: TraceSink {
  func receive(_ entry: TraceEntry) {}
}

import Foundation
import TouchLogs
import TouchReplay
import Traces
import Verification

/// What a tap on a stage would do, told from the stage alone.
@MainActor enum TapExplanation {
  static func make(
    at point: Point, on stage: any Stage.Type, view: String?, verbose: Bool, name: String
  ) async throws -> Explanation {
    let place = CGPoint(x: point.x, y: point.y)
    let look = try await StageVisit.at(stage, screen: stage.screen) { target in
      try Look(target.locate(place), view: view)
    }
    let stories = TouchStories()
    let copy = TraceCopy(beside: stories)
    let target = StageTarget(stage, detail: .everything)
    try await Replayer(on: target).replay(
      Finger().tap(at: place).log(screen: stage.screen, stage: stage.name), into: copy)
    stories.finish()
    copy.finish()
    var touches = stories.stories.map { Explanation.Touch(story: $0) }
    if !touches.isEmpty { touches[0] = look.told(of: touches[0].story) }
    let next =
      view == nil
      ? "add --view and the name of a view, to be told why it was not hit."
      : "\(name) audit --stage \(ShellWord.quoted(stage.name))"
    return Explanation(
      stage: stage.name, thresholds: target.changedThresholds, touches: touches, others: stories.others,
      trace: verbose ? copy.lines : nil, next: next)
  }

  /// What was seen of the stage while it stood.
  @MainActor private struct Look {
    let landing: LandingLook
    let chain: [String]

    init(_ sighting: Sighting, view: String?) throws {
      let path = try view.map { try ViewName.path(for: $0, among: sighting.paths) }
      landing = LandingLook(
        walk: path.flatMap { sighting.walk(including: $0) } ?? sighting.hit.walk, meant: path.map { .success($0) })
      chain = sighting.chain
    }

    /// Where and when is what the person asked for, and needs no heading.
    func told(of story: TouchStory) -> Explanation.Touch {
      Explanation.Touch(story: story, look: landing, chain: chain, hasHeading: false)
    }
  }
}

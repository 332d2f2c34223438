import Foundation
import TouchLogs
import TouchReplay
import Traces

/// What a tap on a stage would do, told from the stage alone.
@MainActor enum TapExplanation {
  static func make(at point: Point, on stage: any Stage.Type, view: String?) async throws -> String {
    let place = CGPoint(x: point.x, y: point.y)
    let look = try await StageVisit.at(stage, screen: stage.screen) { target in
      try Look(target.locate(place), view: view)
    }
    let stories = TouchStories()
    try await Replayer(on: StageTarget(stage)).replay(
      Finger().tap(at: place).log(screen: stage.screen, stage: stage.name), into: stories)
    let (touches, others) = stories.finish()
    let hint = view == nil ? "Next: add --view and the name of a view, to be told why it was not hit.\n" : ""
    return [look.text + look.chain + touches.map(\.outcome).joined(), others, hint]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What was seen of the stage while it stood.
  @MainActor private struct Look {
    let text: String
    let chain: String

    init(_ sighting: Sighting, view: String?) throws {
      let path = try view.map { try ViewName.path(for: $0, among: sighting.paths) }
      let walk = path.flatMap { sighting.walk(including: $0) } ?? sighting.hit.walk
      text = WalkText.of(walk, whyNot: path)
      let names = sighting.chain.map(Escaping.escaped).joined(separator: " > ")
      chain = names.isEmpty ? "" : TouchStory.label("chain") + names + "\n"
    }
  }
}

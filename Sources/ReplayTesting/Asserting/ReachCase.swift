import Foundation
import TouchLogs
import TouchReplay
import Verification

/// One assertion about what a finger reaches: of which view, on which stage.
struct ReachCase: Sendable {
  enum Extent: Sendable {
    /// The whole view, or that share of it: from 0 to 1.
    case share(Double)
    /// One point in the view's own coordinates.
    case point(CGPoint)
  }
  let view: String
  let extent: Extent
  let stage: any Stage.Type
  let screen: Screen?

  /// What is wrong, as one block of text with the command that tells more; nil where nothing is.
  @MainActor func failure() async -> String? {
    do {
      switch extent {
      case .share(let least):
        guard (0...1).contains(least) else { return "a share is a number from 0 to 1; \(least) is none" }
        let reach = try await StageTarget.reach(of: view, on: stage, screen: screen)
        return text(of: reach, least: least)
      case .point(let point):
        let touch = try await StageTarget.touch(on: view, at: point, of: stage, screen: screen)
        return touch.cause == nil ? nil : touch.text + next(touch.view, at: "\(touch.onScreen)")
      }
    } catch {
      return "\(view) on \(stage.name) could not be asked: \(error)"
    }
  }

  @MainActor private func text(of reach: Reach, least: Double) -> String? {
    if reach.area.isEmpty {
      return "nothing of \(reach.view) is on the screen: it, or a view around it, is hidden, transparent, empty, or"
        + " elsewhere\nNext: replay audit --stage \(ShellWord.quoted(stage.name))"
    }
    // A share as it is written down: 55 of 100 are 0.55, while 0.55 of 100 come out as more than 55.
    guard Double(reach.reached) / Double(reach.area.count) < least else { return nil }
    return reach.completeText + next(reach.view, at: reach.lostPoint.map { "\($0)" } ?? "0,0")
  }

  @MainActor private func next(_ view: String, at point: String) -> String {
    "Next: replay explain --stage \(ShellWord.quoted(stage.name)) --tap \(point) --view \(ShellWord.quoted(view))"
  }
}

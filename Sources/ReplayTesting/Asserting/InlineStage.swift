import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A stage that a test builds in its own code, for one assertion.
///
/// Stages are types, and a type can't hold what one assertion has; so the plan travels with the task that replays.
enum InlineStage: Stage {
  /// No type's name comes out so: whoever reads a golden sees that no tool has the stage.
  nonisolated static let name = "(inline)"
  static var screen: Screen { InlinePlan.current.screen }
  static func build(in window: UIWindow) { InlinePlan.current.build(window) }
}

/// What an assertion's own stage is built from.
struct InlinePlan: Sendable {
  /// That of this task's assertion; an empty window outside of one.
  @TaskLocal static var current = InlinePlan(screen: .phone, build: { _ in })

  let screen: Screen
  let build: @MainActor @Sendable (UIWindow) -> Void
}

import TouchLogs
import TouchReplay
import Traces
import UIKit

/// A screen of the app as a stage, left behind as fingers left it.
@MainActor enum AppScreen: Stage {
  /// The root that the task's replays show: tests run side by side, each with its own.
  @TaskLocal private static var root: UIViewController?

  static func build(in window: UIWindow) { window.rootViewController = root }

  /// Shows the controller, and does what the fingers do.
  static func play<Root: UIViewController>(
    _ root: Root, @TouchScriptBuilder _ script: () -> [TouchScriptPart]
  ) async throws -> Root {
    let log = TouchScript(script).log(screen: screen, stage: name)
    try await $root.withValue(root) {
      _ = try await Replayer(on: StageTarget(Self.self)).replay(log, into: TraceList())
    }
    return root
  }
}

extension CGPoint {
  /// Places are written as `at(195, 100)`.
  static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

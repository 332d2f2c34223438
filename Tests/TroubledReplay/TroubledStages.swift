import Foundation
import HeadlessUIKit
import TouchReplay

/// Each does one thing wrong when it is touched.
enum TroubledStages {
  @MainActor static var all: [any Stage.Type] {
    [
      CalmStage.self, CrashingStage.self, LeavingStage.self, HangingStage.self, HungryStage.self, TalkingStage.self,
      CountingStage.self, RandomStage.self, CrashingLaterStage.self, DawdlingStage.self,
      PlacingStage.self, UnbuildableStage.self, LitteringStage.self, LitteringCalmlyStage.self, ChattyStage.self,
      SpacedStage.self,
    ]
  }
}

/// A view that does something when a finger comes down.
private final class Trigger: UIView {
  var act: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { act() }
}

@MainActor private func trigger(in window: UIWindow, _ act: @escaping @MainActor () -> Void) {
  let view = Trigger(frame: window.bounds)
  view.accessibilityIdentifier = "trigger"
  view.act = act
  window.addSubview(view)
}

enum CalmStage: Stage {
  static func build(in window: UIWindow) { trigger(in: window) { StageTrace.note("calm") } }
}

enum CrashingStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) {
      print("about to count the rows")
      fatalError("there are no rows")
    }
  }
}

enum UnbuildableStage: Stage {
  static func build(in window: UIWindow) { fatalError("there is no storyboard") }
}

enum LeavingStage: Stage {
  static func build(in window: UIWindow) { trigger(in: window) { exit(0) } }
}

enum HangingStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) { while true { usleep(1_000) } }
  }
}

enum HungryStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) {
      var food: [[UInt8]] = []
      while true { food.append([UInt8](repeating: 1, count: 8 << 20)) }
    }
  }
}

enum TalkingStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) { print(#"{"done":{"number":0}}"#) }
  }
}

/// Notes in a file which command replays it.
enum PlacingStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) {
      guard let file = fopen("places", "a") else { return }
      fputs("\(CommandLine.arguments[1])\n", file)
      fclose(file)
    }
  }
}

/// Takes its time.
enum DawdlingStage: Stage {
  static func build(in window: UIWindow) { trigger(in: window) { usleep(300_000) } }
}

/// Counts in a static, which outlives the replay.
enum CountingStage: Stage {
  @MainActor static var count = 0

  static func build(in window: UIWindow) {
    trigger(in: window) {
      count += 1
      StageTrace.note("touch number \(count)")
    }
  }
}

enum RandomStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) { StageTrace.note("drew \(Int.random(in: 0..<1_000_000_000))") }
  }
}

/// Crashes only where another recording was replayed before it.
enum CrashingLaterStage: Stage {
  @MainActor static var isSecond = false

  static func build(in window: UIWindow) {
    trigger(in: window) {
      if isSecond { fatalError("there can only be one") }
      isSecond = true
    }
  }
}

/// Starts a process that outlives it, notes its number in a file, and crashes.
enum LitteringStage: Stage {
  static func build(in window: UIWindow) {
    trigger(in: window) {
      litter()
      fatalError("there is nobody to clean up")
    }
  }
}

/// The same without a crash.
enum LitteringCalmlyStage: Stage {
  static func build(in window: UIWindow) { trigger(in: window) { litter() } }
}

@MainActor private func litter() { _ = system("sleep 100 & echo $! >>children") }

/// Prints more as it is built than anybody reads.
enum ChattyStage: Stage {
  static func build(in window: UIWindow) {
    for row in 0..<20_000 { print("row \(row): there is much to be said about rows, and all of it is printed") }
  }
}

/// Has a name that a shell would take apart.
enum SpacedStage: Stage {
  static let name = "two words"
  static func build(in window: UIWindow) { trigger(in: window) {} }
}

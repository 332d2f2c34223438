import Dispatch
import HeadlessUIKit
import Testing
import TouchLogs
import Traces

@testable import TouchReplay

/// Code of the process that a replay meets when it waits for the main queue.
@MainActor @Suite struct ReplayGateTests {
  private enum Plain: Stage {
    static func build(in window: UIWindow) { window.addSubview(UIView(frame: window.bounds)) }
  }

  /// Leaves work on the main queue in both ways, and notes which application it meets there.
  private final class LeavingView: UIView {
    static var met: [String: UIApplication] = [:]
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      Self.met = ["call": .shared]
      DispatchQueue.main.async { MainActor.assumeIsolated { Self.met["queue"] = .shared } }
      Task { Self.met["task"] = .shared }
    }
  }
  private enum Leaving: Stage {
    static func build(in window: UIWindow) { window.addSubview(LeavingView(frame: window.bounds)) }
  }

  private func trace(of stage: any Stage.Type) async throws -> [TraceEntry] {
    let list = TraceList()
    let log = Finger().tap(at: CGPoint(x: 100, y: 100)).log(screen: Screen(width: 320, height: 480, scale: 2))
    try await Replayer(on: StageTarget(stage)).replay(log, into: list)
    return list.entries
  }

  /// What another test does on the main actor, over and over until it is stopped.
  @MainActor private final class Other {
    var isStopped = false
    var met: [UIApplication] = []
    var screens: Set<String> = []

    func run() async {
      while !isStopped {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIButton(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.touchesBegan([], with: nil)
        if met.last !== UIApplication.shared { met.append(.shared) }
        screens.insert("\(UIScreen.main.bounds)")
        await Task.yield()
      }
    }
  }

  @Test func `windows and calls of another test are in no replay's trace`() async throws {
    let alone = try await trace(of: Plain.self)
    let other = Other()
    let running = Task.detached { await other.run() }
    while other.met.isEmpty { await Task.yield() }
    let met = try await trace(of: Plain.self)
    other.isStopped = true
    await running.value
    #expect(met == alone)
    #expect(!alone.isEmpty && !other.met.isEmpty)
    #expect(!other.screens.contains("\(CGRect(x: 0, y: 0, width: 320, height: 480))"))
  }

  @Test func `what a stage leaves on the main queue meets the application that is replayed`() async throws {
    _ = try await trace(of: Leaving.self)
    let met = LeavingView.met
    #expect(met.keys.sorted() == ["call", "queue", "task"])
    #expect(met.values.allSatisfy { $0 === met["call"] })
    #expect(UIApplication.shared !== met["call"])
  }
}

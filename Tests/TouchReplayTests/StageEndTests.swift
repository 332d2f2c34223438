import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Rule A171 from outside: what a stage leaves in its process when its replay ends.
@MainActor @Suite(.serialized) struct StageEndTests {
  private final class Page: UIViewController {
    static weak var last: Page?
    static var whenShown: (Page) -> Void = { _ in }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Self.last = self
      Self.whenShown(self)
    }
  }

  private enum PageStage: Stage {
    static func build(in window: UIWindow) { window.rootViewController = Page() }
  }

  private enum PlainStage: Stage {
    static func build(in window: UIWindow) { window.rootViewController = UIViewController() }
  }

  /// What is left of the page, and what later replays tell.
  private func left(by page: @escaping (Page) -> Void) async throws -> (page: Page?, notes: [String]) {
    Page.whenShown = page
    defer { Page.whenShown = { _ in } }
    let trace = TraceList()
    try await Replayer(on: StageTarget(PageStage.self)).replay(Finger().wait(1).log(), into: TraceList())
    for _ in 0..<2 {
      try await Replayer(on: StageTarget(PlainStage.self)).replay(Finger().wait(3).log(), into: trace)
    }
    return (Page.last, trace.entries.map { "\($0)" }.filter { $0.contains("of the page") })
  }

  @Test func `timers and display links that run as it ends`() async throws {
    let (page, notes) = try await left { page in
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in
        MainActor.assumeIsolated { page.title = "ticks" }
      }
      CADisplayLink { _ in page.title = "goes on" }.add(to: .main, forMode: .common)
    }
    #expect(page == nil && notes == [])
  }

  @Test func `a task that sleeps as it ends, once or in a loop, and one that takes no notice`() async throws {
    let (page, notes) = try await left { page in
      Task {
        try await Task.sleep(for: .seconds(50))
        page.title = "wakes"
      }
      Task {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(0.3)) }
        page.title = "over"
      }
      Task {
        while true {
          try? await Task.sleep(for: .seconds(0.3))
          if Page.last == nil { StageTrace.note("of the page") }
        }
      }
    }
    #expect(page == nil && notes == [])
  }
}

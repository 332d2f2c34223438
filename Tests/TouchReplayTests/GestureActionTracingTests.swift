import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Hears a pan by a selector, as most code does, and knows none for its tap.
private final class Board: UIView, ActionMethods {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "drag:"))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tap:"))
  }
  required init?(coder: NSCoder) { nil }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? { action == "drag:" ? { _, _ in } : nil }
}

private enum BoardStage: Stage {
  static func build(in window: UIWindow) { window.addSubview(Board(frame: window.bounds)) }
}

@MainActor struct GestureActionTracingTests {
  @Test func `a long pan with a target is as few lines as one with a closure`() async throws {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    let drag = Finger().drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), for: 5)
    try await Replayer(on: StageTarget(BoardStage.self)).replay(drag.log(), into: sink)
    sink.flush()
    let actions = lines.filter { $0.contains("drag:") }.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(actions.count == 3)
    #expect(
      actions.dropFirst().first?.hasSuffix(" board0/pan0 action drag: by board0, x290 to 301") == true, "\(actions)"
    )
    #expect(lines.count < 30, "\(lines.joined(separator: "\n"))")
  }

  @Test func `a method that nobody named is explained with what to do`() async throws {
    let stories = TouchStories()
    let target = StageTarget(BoardStage.self, detail: .everything)
    try await Replayer(on: target).replay(Finger().tap(at: CGPoint(x: 100, y: 100)).log(), into: stories)
    stories.finish()
    let story = try #require(stories.stories.first)
    let words = story.steps.map(\.text)
    #expect(words.contains("sends tap: is no method of board0: name it in its ActionMethods"), "\(words)")
  }
}

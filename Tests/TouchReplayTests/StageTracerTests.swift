import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// What the pads of the stage do when they are touched, set by each test.
@MainActor private enum Script {
  static var inner: (Pad, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }
  static var outer: (Pad, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }
}

private final class Pad: UIView {
  var began: (Pad, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began(self, touches, event) }
  func callSuper(_ touches: Set<UITouch>, _ event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private enum PadStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let outer = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    (outer.began, inner.began) = (Script.outer, Script.inner)
    outer.addSubview(inner)
    window.addSubview(outer)
  }
}

@Suite(.serialized) @MainActor struct StageTracerTests {
  private func calls(
    inner: @escaping (Pad, Set<UITouch>, UIEvent?) -> Void, outer: @escaping (Pad, Set<UITouch>, UIEvent?) -> Void
  ) async throws -> [String] {
    (Script.inner, Script.outer) = (inner, outer)
    let list = TraceList()
    let log = Finger().tap(at: CGPoint(x: 100, y: 100)).log()
    try await Replayer(on: StageTarget(PadStage.self)).replay(log, into: list)
    return list.entries.filter { $0.frame == 1 }.compactMap { entry in
      switch entry.event {
      case .call(let call): "\(entry.subject) \(call.outcome)" + (call.from.map { " from \($0)" } ?? "")
      case .note(let text): "note \(text)"
      default: nil
      }
    }
  }

  @Test func `a call comes before what it causes`() async throws {
    let calls = try await calls(inner: { _, _, _ in StageTrace.note("inside") }, outer: { _, _, _ in })
    #expect(calls == ["outer/inner taken", "note inside"])
  }

  @Test func `what a method does before it calls super comes between the two`() async throws {
    let calls = try await calls(
      inner: { pad, touches, event in
        StageTrace.note("before")
        pad.callSuper(touches, event)
        StageTrace.note("after")
      }, outer: { _, _, _ in })
    #expect(calls == ["outer/inner passed", "note before", "outer taken from outer/inner", "note after"])
  }

  @Test func `a default responder that was called by hand shows with who called it`() async throws {
    let calls = try await calls(
      inner: { pad, touches, event in pad.window?.touchesBegan(touches, with: event) }, outer: { _, _, _ in })
    #expect(
      calls == [
        "outer/inner passed", "window passed from outer/inner", "application unhandled from window",
      ])
  }

  @Test func `passing on twice shows both`() async throws {
    let calls = try await calls(
      inner: { pad, touches, event in
        pad.callSuper(touches, event)
        pad.callSuper(touches, event)
      }, outer: { _, _, _ in })
    #expect(
      calls == ["outer/inner passed", "outer taken from outer/inner", "outer taken from outer/inner"])
  }

  @Test func `the same log on the same stage gives the same trace`() async throws {
    var texts: [String] = []
    for _ in 0..<3 {
      var lines: [String] = []
      let sink = FoldingSink { lines.append($0.description) }
      let script = TouchScript {
        Finger().drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 300))
        Finger(at: 0.1).tap(at: CGPoint(x: 20, y: 20))
      }
      try await Replayer(on: StageTarget(PadStage.self)).replay(script.log(), into: sink)
      sink.flush()
      texts.append(lines.joined(separator: "\n"))
    }
    #expect(Set(texts).count == 1)
  }
}

import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// What the pad of the stage does when a finger moves on it, set by each test.
@MainActor private enum Script {
  static var moved: (MovePad, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }
}

private final class MovePad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { Script.moved(self, touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func callSuper(_ touches: Set<UITouch>, _ event: UIEvent?) { super.touchesMoved(touches, with: event) }
}

private enum MovePadStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let pad = MovePad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    pad.accessibilityIdentifier = "pad"
    label.accessibilityIdentifier = "label"
    pad.addSubview(label)
    window.addSubview(pad)
  }
}

@Suite("A move that somebody is being told of", .serialized) @MainActor struct OpenMoveTests {
  private let drag = Finger().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), for: 0.2)

  private func moves(
    _ finger: Finger, _ moved: @escaping (MovePad, Set<UITouch>, UIEvent?) -> Void
  ) async throws -> [TraceEntry] {
    Script.moved = moved
    let list = TraceList()
    try await Replayer(on: StageTarget(MovePadStage.self)).replay(finger.log(), into: list)
    return list.entries.filter { entry in
      switch entry.event {
      case .call(let call): call.method == .touchesMoved
      case .note: true
      default: false
      }
    }
  }

  private func words(_ entry: TraceEntry) -> String {
    switch entry.event {
    case .call(let call): "\(entry.subject) \(call.outcome)" + (call.from.map { " from \($0)" } ?? "")
    case .note(let text): "note \(text)"
    default: ""
    }
  }

  @Test("each is an entry of its own frame, with where the finger was")
  func kept() async throws {
    let moves = try await moves(drag) { _, _, _ in }
    let frames = drag.log().frames.enumerated().filter { $0.element.samples.first?.phase == .moved }
    #expect(moves.map(\.frame) == frames.map { $0.offset + 1 })
    #expect(Set(moves.map(words)) == ["pad taken"])
    let points = moves.compactMap { entry in
      if case .call(let call) = entry.event { call.points.first?.x } else { nil }
    }
    let places = frames.map { $0.element.samples[0].location.x }
    #expect(points.count == places.count && zip(points, places).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("what comes of it comes behind it, under the name that its view had before")
  func causing() async throws {
    let moves = try await moves(drag) { pad, _, _ in
      pad.accessibilityIdentifier = "other"
      StageTrace.note("inside")
    }
    #expect(moves.prefix(2).map(words) == ["pad taken", "note inside"])
  }

  @Test("a view that passes it on by hand has not taken it")
  func passing() async throws {
    let moves = try await moves(drag) { pad, touches, event in pad.callSuper(touches, event) }
    let first = moves.filter { $0.frame == moves[0].frame }
    #expect(
      first.map(words) == ["pad passed", "window passed from pad", "application unhandled from window"])
  }

  @Test("a view that others passed it on to says from whom it has it")
  func passed() async throws {
    let finger = Finger().drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), for: 0.2)
    let moves = try await moves(finger) { _, _, _ in }
    let first = moves.filter { $0.frame == moves[0].frame }
    #expect(first.map(words) == ["pad/label passed", "pad taken from pad/label"])
  }

  @Test("those of a drag are one line, and what comes of one of them ends it")
  func folded() async throws {
    var lines: [TraceLine] = []
    var count = 0
    Script.moved = { _, _, _ in
      count += 1
      if count == 3 { StageTrace.note("third") }
    }
    let folding = FoldingSink { lines.append($0) }
    try await Replayer(on: StageTarget(MovePadStage.self)).replay(drag.log(), into: folding)
    folding.flush()
    let moved = lines.filter { line in
      if case .call(let call) = line.entry.event { call.method == .touchesMoved } else { false }
    }
    #expect(moved.map(\.count) == [3, count - 3])
  }
}

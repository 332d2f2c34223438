import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// A list with a row and a button in it.
private enum ListStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 5000)
    let (row, button) = (UIView(), UIButton())
    row.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    button.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    (list.accessibilityIdentifier, row.accessibilityIdentifier) = ("list", "row")
    button.accessibilityIdentifier = "button"
    [row, button].forEach(list.addSubview)
    window.addSubview(list)
  }
}

@Suite(.serialized) @MainActor struct ScrollTraceTests {
  /// Without the hit tests, and what follows the subject's column.
  private func lines(_ finger: Finger) async throws -> [String] {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    try await Replayer(on: StageTarget(ListStage.self)).replay(finger.log(), into: sink)
    sink.flush()
    return lines.filter { !$0.contains(" hit ") }.map { line in
      line.replacing(/^(\S+) +\S+ +(\S+) +/) { "\($0.output.1) \($0.output.2): " }.split(separator: " ").joined(
        separator: " ")
    }
  }

  private let onRow = CGPoint(x: 100, y: 50)
  private let onButton = CGPoint(x: 100, y: 150)

  @Test func `a touch that is held, then released by the clock`() async throws {
    #expect(
      try await lines(Finger().tap(at: onRow, for: 0.3)) == [
        "1 list: touch held 0",
        "- list: touch released 0",
        "- list/row: touch began 0 100,50",
        "- list: touch began 0 from row, taken",
        "2 list/pan: failed 0 moved 0 of 10 pt",
        "2 list/row: touch ended 0",
        "2 list: touch ended 0 from row, taken",
      ])
  }

  @Test func `a quick tap is released by its lift`() async throws {
    #expect(
      try await lines(Finger().tap(at: onRow)).prefix(4) == [
        "1 list: touch held 0", "2 list: touch released 0 lifted", "2 list/pan: failed 0 moved 0 of 10 pt",
        "2 list/row: touch began 0 100,50",
      ])
  }

  @Test func `a drag scrolls, and what it lets go of comes to rest`() async throws {
    let drag = Finger().drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), for: 0.25).wait(5)
    let said = try await lines(drag)
    #expect(
      said == [
        "1 list: touch held 0",
        "2 list/pan: began 0 moved 20 of 10 pt",
        "2 window: dropped touch 0: list/pan took it before its view heard of it",
        "2 list: scroll began from 0,0",
        "2 list: scrolled 0,0 → 0,290, x15 to 16",
        "17 list/pan: ended 0 all fingers lifted",
        "17 list: scroll ended at 0,290, with 0,1200 pt/s",
        "17 list: decelerates to 0,883.8",
        "- list: came to rest at 0,883.8",
      ])
  }

  @Test func `a button that keeps its touch says so`() async throws {
    let drag = Finger().down(at: onButton).hold(0.2).move(to: CGPoint(x: 100, y: 120)).up()
    let said = try await lines(drag)
    #expect(said.contains("2 list: scroll refused 0 button keeps it: touchesShouldCancel(in:) said no"))
    #expect(said.contains("2 list/pan: failed 0 its scroll view does not scroll"))
  }
}

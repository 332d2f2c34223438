import Testing

@testable import Traces

@Suite("The lines of a call along a route") struct RoutedTextTests {
  private typealias Routes = RoutedLinesTests

  private func lines(_ dice: inout Routes.Dice) -> RoutedLines {
    let frame = dice.roll(4) == 0 ? nil : dice.roll(20_000)
    var lines = RoutedLines(Routes.call(Routes.route(&dice), frame, &dice))
    if dice.roll(2) == 0 {
      lines.run = FoldedRun(count: 1 + dice.roll(100), lastFrame: dice.roll(4000))
    }
    return lines
  }

  @Test(arguments: 0..<300) func `come out as they are written one by one`(seed: UInt64) {
    var dice = Routes.Dice(seed)
    let lines = lines(&dice)
    #expect(Routes.written(lines) == lines.lines.map(\.description))
  }

  @Test(arguments: 0..<300) func `are passed over up to the first that a text has otherwise`(seed: UInt64) {
    var dice = Routes.Dice(seed)
    let routed = RoutedText()
    for _ in 0..<4 {
      let lines = lines(&dice)
      let whole = lines.lines.map { "\($0)\n" }
      let before = "before\n"
      var text = Array((before + whole.joined() + "behind\n").utf8)
      routed.begin(lines)
      func passed() -> (lines: Int, place: Int) {
        text.withUnsafeBufferPointer {
          routed.passed(along: lines.call.route, in: $0, from: before.utf8.count)
        }
      }
      #expect(passed() == (whole.count, text.count - "behind\n".utf8.count))
      // One byte is another one, or the text ends there.
      let line = dice.roll(whole.count)
      let start = before.utf8.count + whole[..<line].joined().utf8.count
      let place = start + dice.roll(whole[line].utf8.count)
      if dice.roll(3) == 0 { text.removeLast(text.count - place) } else { text[place] ^= 1 }
      #expect(passed() == (line, start))
    }
  }

  @Test func `long columns move what is behind them`() {
    let stops = [
      CallRoute.Stop(subject: "home/list/row14", from: nil, outcome: .passed),
      CallRoute.Stop(subject: String(repeating: "x", count: 40), from: "home/list/row14", outcome: .taken),
    ]
    let call = RoutedCall(
      frame: 12345, time: 98.7654, method: .touchesMoved, fingers: [0], points: [], route: CallRoute(stops))
    let lines = RoutedLines(call, FoldedRun(count: 9, lastFrame: 12400))
    #expect(
      Routes.written(lines) == [
        "12345 98765.4 home/list/row14  touch moved      0  x9 to 12400",
        "12345 98765.4 " + String(repeating: "x", count: 40)
          + "  touch moved  0  x9 to 12400, from home/list/row14, taken",
      ])
  }
}

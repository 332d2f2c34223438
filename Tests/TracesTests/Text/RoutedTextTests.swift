import Testing

@testable import Traces

@Suite("The lines of a call along a route") struct RoutedTextTests {
  private typealias Routes = RoutedLinesTests

  private func lines(_ dice: inout Routes.Dice) -> RoutedLines {
    let frame = dice.roll(4) == 0 ? nil : dice.roll(20_000)
    var lines = RoutedLines(Routes.call(Routes.route(&dice), frame, &dice))
    if dice.roll(2) == 0 {
      lines.count = 1 + dice.roll(100)
      lines.lastFrame = dice.roll(4000)
    }
    return lines
  }

  @Test(arguments: 0..<200) func `come out as they are written one by one`(seed: UInt64) {
    var dice = Routes.Dice(seed)
    for redacted in [[], [LineField.views], [.times, .positions]] {
      let lines = lines(&dice)
      let alone = lines.lines.map { line in
        var writer = LineWriter()
        writer.redacted = Set(redacted)
        line.write(to: &writer)
        return writer.text
      }
      #expect(Routes.written(lines, redacting: Set(redacted)) == alone)
    }
  }

  @Test(arguments: 0..<50) func `tell where their numbers are, if anybody wants to know`(seed: UInt64) {
    var dice = Routes.Dice(seed)
    let lines = lines(&dice)
    var writer = LineWriter()
    writer.keepsFields = true
    let text = RoutedText(lines, to: &writer)
    for stop in lines.call.route.stops.indices {
      var single = LineWriter()
      single.keepsFields = true
      lines.line(of: stop).write(to: &single)
      text.write(stop: stop, to: &writer)
      #expect(writer.text == single.text)
      #expect(writer.fields == single.fields)
    }
  }

  @Test func `long columns move what is behind them`() {
    let stops = [
      CallRoute.Stop(subject: "home/list/row14", from: nil, outcome: .passed),
      CallRoute.Stop(subject: String(repeating: "x", count: 40), from: "home/list/row14", outcome: .taken),
    ]
    let call = RoutedCall(
      frame: 12345, time: 98.7654, method: .touchesMoved, fingers: [0], points: [], route: CallRoute(stops))
    var lines = RoutedLines(call)
    (lines.count, lines.lastFrame) = (9, 12400)
    #expect(
      Routes.written(lines, redacting: []) == [
        "12345 98765.4 home/list/row14  touch moved      0  x9 to 12400",
        "12345 98765.4 " + String(repeating: "x", count: 40)
          + "  touch moved  0  x9 to 12400, from home/list/row14, taken",
      ])
  }
}

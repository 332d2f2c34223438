import Testing

@testable import Traces

@Suite struct RoutedLinesTests {
  /// A generator of its own, so that a seed is the same test on every machine.
  struct Dice {
    var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  static let names = [
    "window", "list", "list/row", "list/row/a b", "list/row/Ünï", "list/row\n", "", "home/list/row14/button",
    "home/list/row14", "home/list", "home", "home//list", "home/", "home/list/",
  ]

  /// Names may come twice, and a stop may be the twin of another one.
  static func route(_ dice: inout Dice) -> CallRoute {
    var stops: [CallRoute.Stop] = []
    for _ in 0...dice.roll(9) {
      let from = stops.last?.subject ?? (dice.roll(3) == 0 ? "sender" : nil)
      // Nearly always the next one is above.
      let above = names.filter { name in
        stops.last.map { $0.subject.hasPrefix(name) && $0.subject != name } ?? false
      }
      let subject = dice.roll(3) > 0 && !above.isEmpty ? above[dice.roll(above.count)] : nil
      stops.append(
        CallRoute.Stop(subject: subject ?? names[dice.roll(names.count)], from: from, outcome: .passed))
    }
    if dice.roll(2) == 0 { stops[stops.count - 1].outcome = dice.roll(2) == 0 ? .unhandled : .taken }
    return CallRoute(stops)
  }

  static func call(_ route: CallRoute, _ frame: Int?, _ dice: inout Dice) -> RoutedCall {
    let fingers = [[0], [0], [1], [0, 1], []][dice.roll(5)]
    return RoutedCall(
      frame: frame, time: Double(frame ?? 0) * 123.4567,
      method: [Call.Method.touchesMoved, .touchesMoved, .touchesMoved, .touchesBegan, .touchesEnded][dice.roll(5)],
      fingers: fingers, points: fingers.map { Point(x: Double($0) + 0.5, y: 1 / 3) }, route: route)
  }

  /// As a golden's comparison writes them, without their ends: what all lines share is written once.
  static func written(_ lines: RoutedLines) -> [String] {
    let text = RoutedText()
    text.begin(lines)
    return lines.call.route.stops.indices.map { stop in
      let bytes = LineBytes()
      text.append(stop: stop, along: lines.call.route, to: bytes)
      return String(String(decoding: bytes.all, as: UTF8.self).dropLast())
    }
  }

  /// Whatever joins the runs of whole calls: other routes with the same stops, and calls of one stop alone.
  @Test(arguments: 0..<200) func `what is taken whole comes out as what is taken one by one`(seed: UInt64) {
    var dice = Dice(seed)
    let routes = (0..<4).map { _ in Self.route(&dice) }
    var texts: [[String]] = [[], []]
    let whole = FoldingSink(
      emit: { texts[0].append(TraceLine($0, count: $1.count, lastFrame: $1.lastFrame).description) },
      emitLines: { texts[0] += Self.written($0) })
    let single = FoldingSink { texts[1].append($0.description) }
    let repeated = RepeatedEntry(GestureStep(.changed, fingers: [0]), of: "list/pan")
    for frame in 1...60 {
      let call = Self.call(routes[dice.roll(routes.count)], dice.roll(15) == 0 ? nil : frame, &dice)
      switch dice.roll(8) {
      case 0:
        let entry = call.entries[dice.roll(call.route.stops.count)]
        whole.receive(entry)
        single.receive(entry)
      case 1:
        whole.receive(repeated, in: frame, at: 0)
        single.receive(repeated.entry(in: frame, at: 0))
      default:
        whole.receive(call)
        for entry in call.entries { single.receive(entry) }
      }
    }
    whole.flush()
    single.flush()
    #expect(texts[0] == texts[1])
  }

  @Test func `a route knows whether two of its stops are alike`() {
    let stop = CallRoute.Stop(subject: "list", from: "row", outcome: .passed)
    let other = CallRoute.Stop(subject: "tab0", from: "list", outcome: .passed)
    #expect(CallRoute([stop, other]).isWithoutTwins)
    #expect(!CallRoute([stop, other, stop]).isWithoutTwins)
  }
}

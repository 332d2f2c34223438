import Testing

@testable import Traces

@Suite struct RoutedCallTests {
  static func route(_ names: String..., from: String? = nil, isUnhandled: Bool = true) -> CallRoute {
    var stops: [CallRoute.Stop] = []
    for name in names {
      stops.append(CallRoute.Stop(subject: name, from: stops.last?.subject ?? from, outcome: .passed))
    }
    if isUnhandled { stops[stops.count - 1].outcome = .unhandled }
    return CallRoute(stops)
  }

  func call(
    _ route: CallRoute, _ frame: Int?, fingers: [Int] = [0], _ method: Call.Method = .touchesMoved
  ) -> RoutedCall {
    RoutedCall(
      frame: frame, time: Double(frame ?? 0) / 60, method: method, fingers: fingers,
      points: fingers.map { Point(x: Double($0), y: 0) }, route: route)
  }

  /// Takes calls one by one, as whoever knows nothing of routes does.
  final class OneByOne: TraceSink {
    let folding: FoldingSink
    init(_ folding: FoldingSink) { self.folding = folding }
    func receive(_ entry: TraceEntry) { folding.receive(entry) }
  }

  func lines(_ calls: [RoutedCall], oneByOne: Bool) -> [String] {
    var lines: [String] = []
    let folding = FoldingSink { lines.append($0.description) }
    let sink: any TraceSink = oneByOne ? OneByOne(folding) : folding
    for call in calls { sink.receive(call) }
    folding.flush()
    return lines
  }

  @Test func `its entries say who passed it on to whom, and that nobody took it in the end`() {
    let entries = call(Self.route("list/row", "list", "window", from: "list/row/button"), 3).entries
    let text = entries.map { TraceLine($0).description }
    #expect(
      text == [
        "3  50     list/row             touch moved      0  from button",
        "3  50     list                 touch moved      0  from row",
        "3  50     window               touch moved      0  from list, dropped: nobody took it",
      ])
  }

  @Test func `a drag along one route is a line for each of its stops`() {
    let route = Self.route("list/row", "list", isUnhandled: false)
    #expect(
      lines((2...10_001).map { call(route, $0) }, oneByOne: false) == [
        "2  33.3   list/row             touch moved      0  x10000 to 10001",
        "2  33.3   list                 touch moved      0  x10000 to 10001, from row",
      ])
  }

  /// Whatever comes between them: other routes, other fingers, other methods, timers, and more runs than are kept.
  @Test(arguments: 0..<200) func `folds as its entries do one by one`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let routes = (0..<6).map { number in
      CallRoute(
        (0...(number * 5)).map { stop in
          CallRoute.Stop(subject: "\(stop % 9)", from: stop == 0 ? nil : "\(stop - 1)", outcome: .passed)
        })
    }
    let calls = (1...80).map { frame in
      call(
        routes[random(routes.count)], random(12) == 0 ? nil : frame, fingers: [random(3)],
        random(15) == 0 ? .touchesEnded : .touchesMoved)
    }
    #expect(lines(calls, oneByOne: false) == lines(calls, oneByOne: true))
  }
}

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

  /// - Parameters:
  ///   - tellsLess: tells of calls that go on no more than that, as a replay does.
  ///   - keepsRuns: asks for the run of such calls only where the last one has ended.
  func lines(_ calls: [RoutedCall], oneByOne: Bool, tellsLess: Bool = false, keepsRuns: Bool = false) -> [String] {
    var lines: [String] = []
    let folding = FoldingSink { lines.append($0.description) }
    let sink: any TraceSink = oneByOne ? OneByOne(folding) : folding
    var runs: [String: OpenRun] = [:]
    for call in calls {
      if tellsLess, let frame = call.frame {
        let kind = "\(call.method) \(call.fingers) \(ObjectIdentifier(call.route))"
        if keepsRuns, runs[kind]?.goesOn(in: frame) == true { continue }
        runs[kind] = sink.run(of: call.method, fingers: call.fingers, along: call.route)
        if runs[kind]?.goesOn(in: frame) == true { continue }
      }
      sink.receive(call)
    }
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
  @Test(arguments: 0..<100) func `folds as its entries do one by one`(seed: UInt64) {
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
    let expected = lines(calls, oneByOne: true)
    #expect(lines(calls, oneByOne: false) == expected)
    #expect(lines(calls, oneByOne: false, tellsLess: true) == expected)
    #expect(lines(calls, oneByOne: false, tellsLess: true, keepsRuns: true) == expected)
    #expect(lines(calls, oneByOne: true, tellsLess: true) == expected)
  }

  /// As a recognizer that changes does, between calls and others' entries.
  @Test(arguments: 0..<100) func `what is repeated folds as its entries do one by one`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    // Two that are told alike, by objects of their own.
    let repeated = [
      RepeatedEntry(GestureStep(.changed, fingers: [0]), of: "list/pan"),
      RepeatedEntry(GestureStep(.changed, fingers: [0]), of: "list/pan"),
      RepeatedEntry(GestureStep(.changed, fingers: [0, 1]), of: "list/pan"),
      RepeatedEntry(GestureStep(.changed, fingers: [0]), of: "list/pinch"),
    ]
    let route = Self.route("list/row", "list")
    var lines: [[String]] = [[], []]
    let sinks = [FoldingSink { lines[0].append($0.description) }, FoldingSink { lines[1].append($0.description) }]
    let others: [any TraceSink] = [sinks[0], OneByOne(sinks[1])]
    for frame in 1...80 {
      let (kind, one) = (random(10), repeated[random(repeated.count)])
      for sink in others {
        let time = Double(frame) / 60
        switch kind {
        case 0:
          sink.receive(TraceEntry(frame: frame, time: time, subject: "x", event: .note("ends all")))
        case 1: sink.receive(TraceEntry(frame: frame, time: time, subject: one.subject, event: .gesture(one.step)))
        case 2...4: sink.receive(call(route, frame))
        default: sink.receive(one, in: frame, at: time)
        }
      }
    }
    for sink in sinks { sink.flush() }
    #expect(lines[0] == lines[1])
  }

  @Test func `a call goes on only where its run is open, by fingers, method and route`() {
    let (route, other) = (Self.route("row", "list"), Self.route("row", "list"))
    let folding = FoldingSink { _ in }
    #expect(folding.run(of: .touchesMoved, fingers: [0], along: route) == nil)
    folding.receive(call(route, 1))
    let run = folding.run(of: .touchesMoved, fingers: [0], along: route)
    #expect(run?.goesOn(in: 2) == true)
    #expect(folding.run(of: .touchesMoved, fingers: [1], along: route) == nil)
    #expect(folding.run(of: .touchesEnded, fingers: [0], along: route) == nil)
    #expect(folding.run(of: .touchesMoved, fingers: [0], along: other) == nil)
    folding.flush()
    #expect(run?.goesOn(in: 3) == false)
    #expect(folding.run(of: .touchesMoved, fingers: [0], along: route) == nil)
  }
}

import Traces

@testable import Goldens

/// A press on the raised part of a tab bar's centre button, as entries.
enum Press {
  static let header = GoldenHeader(log: "press-raised-part.touchlog", stage: "raised-tab-bar")

  static let point = Point(x: 195, y: 749)

  /// The row behind is hit.
  static let onRow: [TraceEntry] =
    [entry(1, .hit(Hit(finger: 0, point: point, view: "home/list/row14", walk: walk)), of: "window")]
    + calls(of: "home/list/row14", then: "home/list")

  /// The button is hit, as the tab bar's own answer.
  static let onButton: [TraceEntry] =
    [
      entry(
        1, .hit(Hit(finger: 0, point: point, view: "home/tabBar/centerButton", answeredBy: "home/tabBar")),
        of: "window")
    ] + calls(of: "home/tabBar/centerButton", then: "home/tabBar")

  /// Began, nine moves and an end, each passed on and taken.
  static func calls(of view: String, then next: String) -> [TraceEntry] {
    var entries = [
      entry(nil, call(.touchesBegan), of: view, at: 0.15),
      entry(nil, call(.touchesBegan, from: view, .taken), of: next, at: 0.15),
    ]
    for frame in 11...19 {
      entries.append(entry(frame, call(.touchesMoved), of: view))
      entries.append(entry(frame, call(.touchesMoved, from: view, .taken), of: next))
    }
    entries.append(entry(20, call(.touchesEnded), of: view))
    entries.append(entry(20, call(.touchesEnded, from: view, .taken), of: next))
    return entries
  }

  static func entry(_ frame: Int?, _ event: TraceEvent, of subject: String, at time: Double? = nil) -> TraceEntry {
    TraceEntry(frame: frame, time: time ?? Double((frame ?? 1) - 1) * 0.016, subject: subject, event: event)
  }

  static func call(_ method: Call.Method, from: String? = nil, _ outcome: Call.Outcome = .passed) -> TraceEvent {
    .call(Call(method: method, fingers: [0], points: [point], from: from, outcome: outcome))
  }

  static let walk: HitWalk = {
    let bar = Rect(x: 0, y: 0, width: 390, height: 83)
    let screen = Rect(x: 0, y: 0, width: 390, height: 844)
    let row = "home/list/row14"
    func ask(_ subject: String, _ depth: Int) -> HitWalk.Ask {
      HitWalk.Ask(subject: subject, depth: depth, point: point, bounds: screen, answer: row)
    }
    return HitWalk(asks: [
      ask("window", 0), ask("home", 1),
      HitWalk.Ask(
        subject: "home/tabBar", depth: 2, point: Point(x: 195, y: -12), bounds: bar,
        refusal: .outside(by: 12, edge: .top, bounds: bar)),
      ask("home/list", 2), ask(row, 3),
    ])
  }()
}

extension GoldenComparison {
  /// Holds entries against a golden, all at once.
  static func of(
    _ entries: [TraceEntry], against golden: Golden?, header: GoldenHeader = Press.header,
    limits: Difference.Limits = Difference.Limits()
  ) -> Comparison {
    let comparison = GoldenComparison(golden: golden, header: header, limits: limits)
    for entry in entries { comparison.receive(entry) }
    return comparison.finish()
  }
}

extension Golden {
  /// The golden that a run with these entries would write.
  static func of(_ entries: [TraceEntry], header: GoldenHeader = Press.header) throws -> Golden {
    try Golden(Array(GoldenComparison.of(entries, against: nil, header: header).actual.description.utf8))
  }
}

extension Comparison {
  var difference: Difference? {
    if case .differs(let difference) = verdict { difference } else { nil }
  }
}

/// A comparison that should have found a difference and did not.
struct NoDifference: Error {}

extension Difference {
  static func example() throws -> Difference {
    let comparison = try GoldenComparison.of(Press.onRow, against: .of(Press.onButton))
    guard let difference = comparison.difference else { throw NoDifference() }
    return difference
  }
}

import Gallery
import Testing
import TouchReplay
import Traces

/// What the trace says of one recording of an example.
@MainActor struct ReplayedExample {
  let entries: [TraceEntry]

  /// - Throws: also when the example has no recording of that name.
  init(_ recording: String, of example: any Example.Type) async throws {
    let found = try #require(
      example.recordings.first { $0.name == recording }, "\(example.name) has no recording \(recording)")
    let trace = TraceList()
    try await Replayer(on: StageTarget(example)).replay(found.log, into: trace)
    entries = trace.entries
  }

  /// The same for the example of that name.
  init(_ recording: String, ofStage name: String) async throws {
    let example = try #require(Examples.all.first { $0.name == name }, "the gallery has no stage \(name)")
    try await self.init(recording, of: example)
  }

  /// A line a run of alike calls, as a golden has them.
  var lines: [String] {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    for entry in entries { sink.receive(entry) }
    sink.flush()
    return lines
  }

  /// One a landing finger, in landing order.
  var hits: [Hit] {
    entries.compactMap { if case .hit(let hit) = $0.event { hit } else { nil } }
  }

  var hitViews: [String?] { hits.map(\.view) }

  /// What the stage's own code said.
  var notes: [String] {
    entries.compactMap { if case .note(let text) = $0.event { text } else { nil } }
  }

  /// Who got `touchesBegan`, with everyone it was passed on to.
  var began: [String] {
    entries.compactMap {
      if case .call(let call) = $0.event, call.method == .touchesBegan { $0.subject } else { nil }
    }
  }
}

extension Hit {
  /// Who was asked, in order, and what each said of the point: `["window ✓", "a ✓", "b ✗"]`.
  var asked: [String] {
    walk.asks.map { "\($0.subject.split(separator: "/").last ?? "") \($0.refusal == nil ? "✓" : "✗")" }
  }
}

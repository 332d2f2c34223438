import Foundation
import Goldens
import HeadlessUIKit
import TouchLogs
import TouchReplay
import Traces

// What a replay costs a sample, station by station, and what building and tearing down a hierarchy costs a view:
// `ReplayBenchmarks [samples]`.
let samples = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200_000
var hand = HumanHand(seed: 42, screen: .phone, rate: 60)
hand.play(samples: samples)
let bytes = try hand.log(screen: .phone, stage: ListScreen.name).bytes()

/// Takes a trace and keeps none of it.
final class Nobody: TraceSink {
  var count = 0
  func receive(_ entry: TraceEntry) { count += 1 }
}

@MainActor func replay(into sink: any TraceSink) async throws -> Int {
  var reader = try LogReader(bytes)
  let about = reader.about
  return try await Replayer(on: StageTarget(ListScreen.self)).replay(
    about: about, stopTime: { reader.stopTime }, into: sink, next: { try reader.next() }
  ).samples
}

let first = GoldenComparison(golden: nil, header: GoldenHeader(.log, log: "hand", stage: ListScreen.name))
_ = try await replay(into: first)
let golden = try Golden(Array(first.finish().actual.description.utf8))

func seconds(_ work: () async throws -> Void) async rethrows -> Double {
  let start = clock()
  try await work()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

var best = [Double](repeating: .infinity, count: 4)
for _ in 0..<5 {
  best[0] = min(
    best[0],
    try await seconds {
      var reader = try LogReader(bytes)
      while try reader.next() != nil {}
    })
  best[1] = min(best[1], try await seconds { _ = try await replay(into: Nobody()) })
  best[2] = min(
    best[2],
    try await seconds {
      let comparison = GoldenComparison(golden: golden, header: golden.header)
      _ = try await replay(into: comparison)
      guard case .matches = comparison.finish().verdict else { fatalError("two replays differ") }
    })
  best[3] = min(
    best[3],
    await seconds {
      for _ in 0..<200 { ListScreen.build(in: UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))) }
    })
}
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
ListScreen.build(in: window)
@MainActor func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
let names = ["read", "and replay, trace thrown away", "and compare with the golden"]
for (name, time) in zip(names, best) {
  print(name, String(format: "%.0f ns a sample", time / Double(samples) * 1e9))
}
print("build and tear down", String(format: "%.0f ns a view", best[3] / Double(200 * count(window)) * 1e9))

import Foundation
import Goldens
import HeadlessUIKit
import TouchLogs
import TouchReplay
import Traces

/// What a replay costs a sample, station by station, and what building and tearing down its hierarchy costs a view.
@MainActor struct SampleTable {
  private let samples: Int
  private let bytes: [UInt8]

  init(samples: Int, of digitizer: Digitizer = .plain) throws {
    var hand = HumanHand(seed: 42, screen: .phone, rate: 60)
    hand.play(samples: samples)
    // What glides on afterwards is no sample's.
    hand.rest(0.01)
    let log = digitizer.report(hand.log(screen: .phone, stage: ListScreen.name))
    self.samples = log.frames.reduce(0) { $0 + $1.samples.count }
    bytes = try log.bytes()
  }

  /// Replays, and holds each replay against the first.
  static func replay(samples: Int, times: Int, of digitizer: Digitizer) async throws {
    let table = try SampleTable(samples: samples, of: digitizer)
    let golden = try await table.golden()
    for _ in 0..<times { try await table.compare(with: golden) }
  }

  func print() async throws {
    let golden = try await golden()
    let devices = try [Digitizer.measuring, .coalescing].map { try SampleTable(samples: samples, of: $0) }
    var goldens: [Golden] = []
    for device in devices { goldens.append(try await device.golden()) }
    var best = [Double](repeating: .infinity, count: 6)
    for _ in 0..<5 {
      best[0] = min(best[0], try await seconds { try read() })
      best[1] = min(best[1], try await seconds { try await replay(into: Nobody()) })
      best[2] = min(best[2], try await seconds { try await compare(with: golden) })
      for (place, device) in devices.enumerated() {
        best[3 + place] = min(best[3 + place], try await seconds { try await device.compare(with: goldens[place]) })
      }
      best[5] = min(best[5], await seconds { build(times: 200) })
    }
    var table = TableText(["one core", "ns a sample", "million samples/s"])
    let stations = [
      "read", "and replay", "and trace, and compare with the golden", "all that, with a radius",
      "and with one more sample between",
    ]
    for (name, time) in zip(stations, best) {
      let share = time / Double(samples)
      table.add([name, (share * 1e9).places(0), (1e-6 / share).places(2)])
    }
    table.print()
    Swift.print("\(samples) samples, none lost; a hierarchy of \(Self.viewCount) views is built and torn down in")
    Swift.print((best[5] / Double(200 * Self.viewCount) * 1e9).places(0), "ns a view.\n")
  }

  // MARK: Stations

  /// Takes a trace and keeps none of it.
  private final class Nobody: TraceSink {
    var wantsWalks: Bool { false }
    func receive(_ entry: TraceEntry) {}
    func receive(_ call: RoutedCall) {}
  }

  private func read() throws {
    var reader = try LogReader(bytes)
    var places = FingerPlaces()
    while try reader.nextPlaces(&places) || reader.next() != nil {}
  }

  private func replay(into sink: any TraceSink) async throws {
    var reader = try LogReader(bytes)
    let played = try await Replayer(on: StageTarget(ListScreen.self)).replay(&reader, into: sink)
    guard played.samples == samples else {
      throw BenchedRun.Failure(description: "\(samples - played.samples) samples were lost")
    }
  }

  private func golden() async throws -> Golden {
    let header = GoldenHeader(.log, log: "hand", stage: ListScreen.name)
    let comparison = GoldenComparison(golden: nil, header: header)
    try await replay(into: comparison)
    return try Golden(Array(comparison.finish().actual.description.utf8))
  }

  private func compare(with golden: Golden) async throws {
    // As a verification has it.
    let comparison = GoldenComparison(golden: golden, header: golden.header, wantsWalks: false)
    try await replay(into: comparison)
    guard case .matches = comparison.finish().verdict else {
      throw BenchedRun.Failure(description: "two replays differ")
    }
  }

  private func build(times: Int) {
    for _ in 0..<times { ListScreen.build(in: UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))) }
  }

  private static var viewCount: Int {
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ListScreen.build(in: window)
    return count(window)
  }

  /// Processor time.
  private func seconds(_ work: () async throws -> Void) async rethrows -> Double {
    let start = clock()
    try await work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}

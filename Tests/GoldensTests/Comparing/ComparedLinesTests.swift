import Testing
import Traces

@testable import Goldens

/// Whether entries come as calls along routes or one by one, whatever the golden's readers want to overlook: what
/// comes of it is the same.
@Suite struct ComparedLinesTests {
  private let names = ["window", "home", "home/list", "home/list/row14", "home/list/Ünï", "home/\n", ""]

  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  private func calls(_ dice: inout Dice) -> [RoutedCall] {
    let routes = (0..<3).map { _ in
      var stops: [CallRoute.Stop] = []
      for _ in 0...dice.roll(5) {
        let name = names[dice.roll(names.count)]
        stops.append(CallRoute.Stop(subject: name, from: stops.last?.subject, outcome: .passed))
      }
      stops[stops.count - 1].outcome = [.passed, .taken, .unhandled][dice.roll(3)]
      return CallRoute(stops)
    }
    return (1...12).map { frame in
      RoutedCall(
        frame: dice.roll(9) == 0 ? nil : frame, time: Double(frame) / 60,
        method: [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded][dice.roll(4)],
        fingers: dice.roll(4) == 0 ? [0, 1] : [0], points: [Point(x: 1 / 3, y: Double(frame))],
        route: routes[dice.roll(3)])
    }
  }

  @Test(arguments: 0..<200) func `calls along routes compare as their entries do`(seed: UInt64) throws {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    for leniency: Leniency in [.none, [.within(5, of: .times)], [.redacting(.views), .redacting(.positions)]] {
      var calls = calls(&dice)
      let header = GoldenHeader(log: "x.touchlog", stage: "s", leniency: leniency)
      let golden = try Golden.of(calls.flatMap(\.entries), header: header)
      switch dice.roll(4) {
      case 0: break
      case 1: calls.remove(at: dice.roll(calls.count))
      case 2: calls[dice.roll(calls.count)].time += 0.001
      default: calls[dice.roll(calls.count)].fingers = [2]
      }
      let routed = GoldenComparison(golden: golden, header: header)
      for call in calls { routed.receive(call) }
      let (whole, single) = (
        routed.finish(), GoldenComparison.of(calls.flatMap(\.entries), against: golden, header: header)
      )
      #expect(whole.actual == single.actual)
      #expect(whole.lineCount == single.lineCount)
      #expect(whole.difference?.first?.entry == single.difference?.first?.entry)
      #expect(whole.difference?.first?.golden == single.difference?.first?.golden)
    }
  }
}

import Foundation
import TouchLogs
import TouchReplay

/// Long sessions by a modelled hand: what an app hears of in a minute or two.
extension TabBarAppStage {
  static let sessions = [
    ExampleRecording("a-minute-of-mail", on: TabBarAppStage.self, log: minuteOfMail),
    ExampleRecording(
      "restless-at-120-hz", on: TabBarAppStage.self, log: restless(seed: 41, rate: 120, on: .phone, samples: 6_000)),
    ExampleRecording(
      "two-hands-on-a-tablet-at-240-hz", on: TabBarAppStage.self,
      log: restless(seed: 42, rate: 240, on: .tablet, samples: 10_000)),
  ]

  /// Reads, archives, thinks better of it, looks into the other pages.
  private static var minuteOfMail: TouchLog {
    var hand = HumanHand(seed: 40, rate: 60)
    for page in [1, 2, 3, 0, 2, 0] {
      for number in [1, 4, 2, 7] {
        hand.tap(at: row(number))
        hand.rest(0.7)
        hand.drag(through: [row(8), row(3, x: 180), row(2)], for: 0.6)
        hand.rest(0.4)
      }
      hand.flick(from: row(3, x: 320), to: row(3, x: 40))
      hand.rest(0.9)
      hand.tap(at: page % 2 == 0 ? undo : row(3, x: 360))
      hand.rest(0.6)
      hand.together([[row(2, x: 100), row(6, x: 100)], [row(3, x: 250), row(7, x: 260)]], for: 0.8)
      hand.rest(0.5)
      hand.tap(at: compose)
      hand.rest(0.6)
      hand.tap(at: row(page))
      hand.rest(0.4)
      hand.tap(at: tab(page))
      hand.rest(0.8)
    }
    return hand.log(stage: name)
  }

  private static func restless(seed: UInt64, rate: Double, on screen: Screen, samples: Int) -> TouchLog {
    var hand = HumanHand(seed: seed, screen: screen, rate: rate)
    hand.play(samples: samples)
    return hand.log(screen: screen, stage: name)
  }
}

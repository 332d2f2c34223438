import Foundation
import TouchLogs
import TouchReplay

/// Long sessions by a modelled hand.
extension LayeredCanvasStage {
  static let sessions = [
    ExampleRecording("painting-with-four-fingers", on: LayeredCanvasStage.self, log: painting),
    ExampleRecording(
      "restless-at-120-hz", on: LayeredCanvasStage.self,
      log: restless(seed: 51, rate: 120, on: .phone, samples: 6_000)),
    ExampleRecording(
      "restless-on-a-tablet-at-240-hz", on: LayeredCanvasStage.self,
      log: restless(seed: 52, rate: 240, on: .tablet, samples: 12_000)),
  ]

  /// Strokes of one to four fingers, with stickers, map and keys in between.
  private static var painting: TouchLog {
    var hand = HumanHand(seed: 50, rate: 120)
    for round in 0..<5 {
      let shift = Double(round) * 12
      hand.drag(through: [onPaper, CGPoint(x: 300, y: 380 + shift), CGPoint(x: 120, y: 440)], for: 1.2)
      hand.rest(0.4)
      hand.together(
        (0...min(round, 3)).map { finger in
          let y = 380 + 36 * Double(finger)
          return [CGPoint(x: 200, y: y), CGPoint(x: 330, y: y - 20), CGPoint(x: 210, y: y + shift)]
        }, for: 2)
      hand.rest(0.5)
      hand.together(
        [[onSticker, CGPoint(x: 100 + shift, y: 350)], [CGPoint(x: 150, y: 360), CGPoint(x: 190, y: 300)]],
        for: 0.9)
      hand.rest(0.5)
      hand.flick(from: CGPoint(x: 320, y: 180), to: CGPoint(x: 60, y: 120))
      hand.rest(0.3)
      hand.tap(at: CGPoint(x: 40 + 50 * Double(round % 3), y: 650))
      hand.rest(0.6)
      hand.tap(at: round % 2 == 0 ? foldTool : clearTool)
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

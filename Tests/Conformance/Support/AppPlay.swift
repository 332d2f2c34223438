import Foundation
import HeadlessUIKit

/// Two random fingers on an application of tabs, stacks, pages, sheets and lists that refresh, while code turns
/// pages now and then; the same for the same seed.
///
/// They tap, rest, drag, flick, swipe from the edge, and are lost. At the end they lift, and time passes.
@MainActor final class AppPlay {
  let phone: Phone
  let app: PlayedApp
  private let chance: Chance
  /// Where each finger that is down goes next, and what it does then.
  private var hands: [Int: Hand] = [:]
  private var landings = 0

  private struct Hand {
    var place: (Double, Double)
    let goal: (Double, Double)
    var steps: Int
    var step: (Double, Double) { ((goal.0 - place.0) / Double(steps), (goal.1 - place.1) / Double(steps)) }
  }

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    phone = Phone.forGestures()
    app = PlayedApp()
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = app.tabs
    phone.window.layoutIfNeeded()
    phone.wait(0.1)
  }

  func run() {
    for _ in 0..<500 { step() }
    phone.report(hands.keys.sorted().map { .up($0) })
    phone.wait(8)
  }

  private func step() {
    switch chance.number(in: 0...59) {
    case 0: if let book = chance.pick(app.books.all) { book.turn() }
    case 1: if let strip = chance.pick(app.strips.all) { strip.goOn() }
    case 2...4: phone.wait(Double(chance.number(in: 10...60)) / 100)
    case 5: if chance.oneIn(6) { phone.application.post(.willResignActive) }
    default: break
    }
    var steps = hands.keys.sorted().compactMap(goOn)
    if hands.isEmpty || hands.count == 1 && chance.oneIn(30) { steps.append(land()) }
    phone.report(steps)
    // A sixtieth of a second between reports, of which the report itself is a hundredth.
    phone.wait(1 / 60 - 0.01)
  }

  private func land() -> FingerStep {
    landings += 1
    let start = place()
    // Taps, rests, drags and flicks; and one from the edge.
    let (steps, way): (Int, Double) =
      switch chance.number(in: 0...9) {
      case 0...3: (chance.number(in: 2...8), 0)
      case 4: (chance.number(in: 30...60), 0)
      case 5...7: (chance.number(in: 8...40), 1)
      default: (chance.number(in: 3...6), 0.5)
      }
    let other = place()
    let goal = (start.0 + (other.0 - start.0) * way, start.1 + (other.1 - start.1) * way)
    hands[landings] = Hand(place: start, goal: goal, steps: steps)
    return .down(landings, at: start)
  }

  private func place() -> (Double, Double) {
    let x = Double(chance.number(in: 2...388))
    return switch chance.number(in: 0...9) {
    case 0: (Double(chance.number(in: 0...8)), Double(chance.number(in: 100...800)))
    case 1: (x, Double(chance.number(in: 50...92)))
    case 2: (x, Double(chance.number(in: 765...840)))
    default: (x, Double(chance.number(in: 2...842)))
    }
  }

  private func goOn(_ finger: Int) -> FingerStep? {
    guard var hand = hands[finger] else { return nil }
    if hand.steps == 0 {
      hands[finger] = nil
      return chance.oneIn(15) ? .lose(finger) : .up(finger)
    }
    let step = hand.step
    hand.place = (hand.place.0 + step.0, hand.place.1 + step.1)
    hand.steps -= 1
    hands[finger] = hand
    return step == (0, 0) ? nil : .move(finger, to: hand.place)
  }
}

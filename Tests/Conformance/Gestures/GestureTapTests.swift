import Foundation
import HeadlessUIKit
import Testing

/// Group G: taps and long presses. Tests just under and over a threshold pin our constants.
@MainActor struct GestureTapTests {
  private func tap(_ phone: Phone, taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: phone.pad("V", (0, 0, 200, 200)))
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  @Test("G50 a tap takes one finger and one tap by default, fires when it lifts, and is where it landed")
  func defaults() {
    let phone = Phone.forGestures()
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UITapGestureRecognizer().numberOfTouchesRequired == 1)
    let tap = tap(phone)
    var place = CGPoint.zero
    tap.addHandler { place = $0.location(in: nil) }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (13, 10))
    #expect(tap.state == .possible)
    phone.up(1)
    #expect(phone.heard(by: "tap") == ["tap ended"])
    #expect(place == CGPoint(x: 10, y: 10))
  }

  @Test("G50 with several fingers it fires when the last lifts, in their middle")
  func twoFingers() {
    let phone = Phone.forGestures()
    let tap = tap(phone, touches: 2)
    var (place, count) = (CGPoint.zero, 0)
    tap.addHandler {
      place = $0.location(in: nil)
      count = $0.numberOfTouches
    }
    phone.down(1, at: (10, 10))
    phone.down(2, at: (30, 10))
    phone.up(1)
    #expect(phone.heard(by: "tap") == [])
    phone.up(2)
    #expect(phone.heard(by: "tap") == ["tap ended"])
    #expect(place == CGPoint(x: 20, y: 10) && count == 2)
  }

  @Test("Y5 a tap's action comes once, in the state ended")
  func once() {
    let phone = Phone.forGestures()
    _ = tap(phone)
    phone.tap(at: (10, 10))
    phone.wait(1)
    #expect(phone.heard(by: "tap") == ["tap ended"])
  }

  @Test("G51 a tap may move 45 pt and no more (our constant)", arguments: [(45.0, true), (45.1, false), (5, true)])
  func movement(way: Double, taps: Bool) {
    let phone = Phone.forGestures()
    let tap = tap(phone)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (10 + way, 10))
    phone.up(1)
    #expect(phone.heard(by: "tap") == (taps ? ["tap ended"] : []))
    #expect(tap.state == .possible)
  }

  @Test("G52 that counts from the first of its fingers")
  func downTimeOfTwo() {
    let phone = Phone.forGestures()
    let tap = tap(phone, touches: 2)
    phone.down(1, at: (10, 10))
    phone.wait(0.5)
    phone.down(2, at: (30, 10))
    phone.wait(0.4)
    phone.report(.up(1), .up(2))
    #expect(phone.heard(by: "tap") == [] && phone.decisions(of: tap) == ["failed heldTooLong(0.75)"])
  }

  @Test("G50 a tap of several is where the first one was")
  func placeOfTwoTaps() {
    let phone = Phone.forGestures()
    let tap = tap(phone, taps: 2)
    var place = CGPoint.zero
    tap.addHandler { place = $0.location(in: nil) }
    phone.tap(at: (10, 10))
    phone.tap(at: (40, 10), finger: 2)
    #expect(phone.heard(by: "tap") == ["tap ended"] && place == CGPoint(x: 10, y: 10))
  }

  @Test(
    "G52 fingers may stay down for 0.75 s (our constant)", arguments: [(0.73, true), (0.75, false), (2, false)])
  func downTime(hold: Double, taps: Bool) {
    let phone = Phone.forGestures()
    let tap = tap(phone)
    phone.down(1, at: (10, 10))
    phone.wait(hold)
    phone.up(1)
    #expect(phone.heard(by: "tap") == (taps ? ["tap ended"] : []))
    if !taps { #expect(phone.decisions(of: tap) == ["failed heldTooLong(0.75)"]) }
  }

  @Test(
    "G53 the next tap lands within 0.35 s (our constant)", arguments: [(0.15, true), (0.33, true), (0.36, false)])
  func gap(gap: Double, taps: Bool) {
    let phone = Phone.forGestures()
    _ = tap(phone, taps: 2)
    phone.tap(at: (10, 10))
    phone.wait(gap)
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "tap") == (taps ? ["tap ended"] : []))
  }

  @Test("G54 more fingers than required fail the tap; fewer do when one lifts before all have landed")
  func fingers() {
    let phone = Phone.forGestures()
    let tap = tap(phone)
    phone.report(.down(1, at: (10, 10)), .down(2, at: (30, 10)))
    phone.report(.up(1), .up(2))
    #expect(phone.decisions(of: tap) == ["failed tooManyFingers(2, allows: 1)"])
    let other = Phone.forGestures()
    let two = self.tap(other, touches: 2)
    other.tap(at: (10, 10))
    other.tap(at: (10, 10), finger: 2)
    #expect(other.decisions(of: two).first == "failed tooFewFingers(1, needs: 2)")
    #expect(other.heard(by: "tap") == [])
  }

  @Test("G55 lifting outside of the view still taps, within the movement allowed")
  func outside() {
    let phone = Phone.forGestures()
    phone.add(UITapGestureRecognizer(), "tap", to: phone.pad("V", (0, 0, 20, 20)))
    phone.down(1, at: (15, 15))
    phone.move(1, to: (40, 15))
    phone.up(1)
    #expect(phone.heard(by: "tap") == ["tap ended"])
  }

  @Test("G73 a second tap too far away fails the double tap, and doesn't begin another one")
  func secondTapElsewhere() {
    let phone = Phone.forGestures()
    let tap = tap(phone, taps: 2)
    phone.tap(at: (10, 10))
    phone.tap(at: (56, 10), finger: 2)
    phone.tap(at: (56, 10), finger: 3)
    #expect(phone.heard(by: "tap") == [])
    #expect(phone.decisions(of: tap) == ["failed movedTooFar(46.0, allows: 45.0)"])
  }

  @Test("G73 a second tap too late begins anew: the third pairs with it")
  func thirdTapPairs() {
    let phone = Phone.forGestures()
    _ = tap(phone, taps: 2)
    phone.tap(at: (10, 10))
    phone.wait(1)
    phone.tap(at: (10, 10), finger: 2)
    phone.wait(0.15)
    phone.tap(at: (10, 10), finger: 3)
    #expect(phone.heard(by: "tap") == ["tap ended"])
  }

  @Test("G73 two fingers that overlap are no double tap")
  func overlapping() {
    let phone = Phone.forGestures()
    _ = tap(phone, taps: 2)
    phone.down(1, at: (10, 10))
    phone.down(2, at: (20, 10))
    phone.up(1)
    phone.up(2)
    #expect(phone.heard(by: "tap") == [])
  }

  // MARK: Long press

  private func press(_ phone: Phone) -> UILongPressGestureRecognizer {
    phone.add(UILongPressGestureRecognizer(), "press", to: phone.pad("V", (0, 0, 200, 200)))
  }

  @Test("G56 a long press takes 0.5 s, 10 pt, one finger and no taps before, by default")
  func pressDefaults() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
  }

  @Test("G57 it begins by the clock, changes with every move however far, and ends when the finger lifts")
  func pressLife() {
    let phone = Phone.forGestures()
    let press = press(phone)
    phone.down(1, at: (10, 10))
    phone.wait(0.49)
    #expect(press.state == .possible)
    phone.wait(0.02)
    #expect(phone.heard(by: "press", "V") == ["V began 1", "V cancelled 1", "press began"])
    phone.move(1, to: (150, 10))
    phone.move(1, to: (160, 10))
    phone.up(1)
    #expect(phone.heard(by: "press", "V") == ["press changed", "press changed", "press ended"])
  }

  @Test("G57 before it begins it may move 10 pt", arguments: [(10.0, true), (10.1, false)])
  func pressMovement(way: Double, begins: Bool) {
    let phone = Phone.forGestures()
    let press = press(phone)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (10, 10 + way))
    phone.wait(0.6)
    #expect(phone.heard(by: "press") == (begins ? ["press began"] : []))
    if !begins { #expect(phone.decisions(of: press).first?.hasPrefix("failed movedTooFar(10.1") == true) }
  }

  @Test("G58 lifting before the time is over fails it")
  func pressTooShort() {
    let phone = Phone.forGestures()
    let press = press(phone)
    phone.tap(at: (10, 10))
    phone.wait(1)
    #expect(phone.heard(by: "press") == [])
    #expect(phone.decisions(of: press).first?.hasPrefix("failed lifted(after: 0.01") == true)
  }

  @Test("G56 with taps required it begins in the press that follows them")
  func tapsBeforePress() {
    let phone = Phone.forGestures()
    press(phone).numberOfTapsRequired = 1
    phone.down(1, at: (10, 10))
    phone.wait(0.6)
    phone.up(1)
    #expect(phone.heard(by: "press") == [])
    phone.wait(1)
    phone.tap(at: (10, 10), finger: 2)
    phone.wait(0.15)
    phone.down(3, at: (10, 10))
    phone.wait(0.6)
    #expect(phone.heard(by: "press") == ["press began"])
  }

  @Test(
    "G51 the taps before a long press may move so far, too, whatever the press allows", arguments: [true, false])
  func movingTapsBeforePress(isNear: Bool) {
    let phone = Phone.forGestures()
    let press = press(phone)
    (press.numberOfTapsRequired, press.allowableMovement) = (1, 5)
    phone.drag(from: (10, 10), to: (isNear ? 40 : 60, 10))
    phone.wait(0.1)
    phone.down(2, at: (10, 10))
    phone.wait(0.6)
    #expect(phone.heard(by: "press") == (isNear ? ["press began"] : []))
  }
}

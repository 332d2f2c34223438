import Foundation
import HeadlessUIKit
import Testing

/// Group G: pinches and rotations. Tests just under and over a threshold pin our constants.
@MainActor struct GestureTwoFingerTests {
  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ phone: Phone) -> Recognizer {
    phone.add(recognizer, "two", to: phone.pad("V", (0, 0, 200, 200)))
  }

  @Test("G68 a pinch's scale is the distance in relation to that at first and the 8 pt that it took to begin")
  func scale() {
    let phone = Phone.forGestures()
    let pinch = add(UIPinchGestureRecognizer(), phone)
    #expect(pinch.scale == 1)
    phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
    phone.report(.move(1, to: (40, 100)), .move(2, to: (160, 100)))
    #expect(pinch.scale == 120.0 / 108 && pinch.location(in: nil) == CGPoint(x: 100, y: 100))
    phone.report(.move(1, to: (73, 100)), .move(2, to: (127, 100)))
    #expect(pinch.scale == 0.5 && pinch.velocity < 0)
    phone.report(.up(1), .up(2))
    #expect(phone.heard(by: "two") == ["two began", "two changed", "two ended"])
  }

  @Test("G68 it starts at 1, also where the fingers close in; up to then it is 1, and has a velocity")
  func beginningOfScale() {
    for (step, scales) in [(4.0, [1.0, 112.0 / 108]), (-4, [1, 88.0 / 92])] {
      let phone = Phone.forGestures()
      let pinch = add(UIPinchGestureRecognizer(), phone)
      var heard: [(scale: CGFloat, velocity: CGFloat)] = []
      pinch.addHandler { heard.append(($0.scale, $0.velocity)) }
      phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
      for count in 1...3 {
        phone.move(2, to: (150 + step * Double(count), 100))
        if count == 1 { #expect(pinch.scale == 1 && pinch.velocity * CGFloat(step) > 0) }
      }
      #expect(heard.map(\.scale) == scales.map { CGFloat($0) })
      let speed = CGFloat(step / 0.01 / (100 + (step > 0 ? 8 : -8)))
      #expect(heard.allSatisfy { abs($0.velocity - speed) < 1e-6 })
    }
  }

  @Test("G68 fingers that come back to where they began, but for 8 pt, leave the scale at 1, as on UIKit")
  func backToTheBeginning() {
    for way in [[20.0, 200, 28], [200, 40, 192]] {
      let phone = Phone.forGestures()
      let pinch = add(UIPinchGestureRecognizer(), phone)
      func places(_ distance: Double) -> ((Double, Double), (Double, Double)) {
        ((100 - distance / 2, 100), (100 + distance / 2, 100))
      }
      let first = places(way[0])
      phone.report(.down(1, at: first.0), .down(2, at: first.1))
      for (start, end) in zip(way, way.dropFirst()) {
        for step in 1...9 {
          let (left, right) = places(start + (end - start) * Double(step) / 9)
          phone.report(.move(1, to: left), .move(2, to: right))
        }
      }
      #expect(abs(pinch.scale - 1) < 1e-9)
    }
  }

  @Test("G68 setting the scale resets the velocity, and the scale goes on from there")
  func settingScale() {
    let phone = Phone.forGestures()
    let pinch = add(UIPinchGestureRecognizer(), phone)
    phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
    phone.report(.move(1, to: (40, 100)), .move(2, to: (160, 100)))
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    phone.report(.move(1, to: (70, 100)), .move(2, to: (130, 100)))
    #expect(pinch.scale == 0.5)
  }

  @Test("G86 a pinch and a rotation that are set back with every move have their velocity, also when fingers lift")
  func velocityAtTheEnd() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 200, 200))
    let pinch = phone.add(UIPinchGestureRecognizer(), "pinch", to: pad)
    let turn = phone.add(UIRotationGestureRecognizer(), "turn", to: pad)
    var heard: [(UIGestureRecognizer.State, CGFloat, CGFloat)] = []
    pinch.addHandler { [weak pinch, weak turn] recognizer in
      heard.append((recognizer.state, pinch?.velocity ?? 0, turn?.velocity ?? 0))
      pinch?.scale = 1
      turn?.rotation = 0
    }
    (pinch.delegate, turn.delegate) = (Together.all, Together.all)
    func place(_ step: Double) -> [(Double, Double)] {
      let (angle, half) = (step * 0.2, 50 + step * 10)
      let (x, y) = (half * cos(angle), half * sin(angle))
      return [(100 - x, 100 - y), (100 + x, 100 + y)]
    }
    phone.report(.down(1, at: place(0)[0]), .down(2, at: place(0)[1]))
    for step in 1...4 {
      let places = place(Double(step))
      phone.report(.move(1, to: places[0]), .move(2, to: places[1]))
    }
    phone.report(.up(1), .up(2))
    #expect(heard.map(\.0) == [.began, .changed, .changed, .changed, .ended])
    #expect(heard.allSatisfy { $0.1 > 5 && $0.2 > 5 })
  }

  @Test("G69 a rotation adds up radians since it began, also beyond a full turn")
  func rotation() {
    let phone = Phone.forGestures()
    let turn = add(UIRotationGestureRecognizer(), phone)
    func place(_ angle: Double) -> (Double, Double) { (100 + 50 * cos(angle), 100 + 50 * sin(angle)) }
    phone.report(.down(1, at: place(.pi)), .down(2, at: place(0)))
    for step in 1...16 {
      let angle = Double(step) * .pi / 6
      phone.report(.move(1, to: place(angle + .pi)), .move(2, to: place(angle)))
    }
    #expect(abs(turn.rotation - 16 * .pi / 6) < 1e-9)
    #expect(turn.velocity > 0)
    turn.rotation = 0
    #expect(turn.velocity == 0)
    let last = 15 * Double.pi / 6
    phone.report(.move(1, to: place(last + .pi)), .move(2, to: place(last)))
    #expect(abs(turn.rotation + .pi / 6) < 1e-9)
    phone.report(.up(1), .up(2))
    #expect(phone.heard(by: "two").suffix(1) == ["two ended"])
  }

  @Test("G70 a pinch begins at 8 pt, a rotation at 0.1 rad (our constants)")
  func hysteresis() {
    for (way, begins) in [(7.9, false), (8.0, true), (-8, true)] {
      let phone = Phone.forGestures()
      let pinch = add(UIPinchGestureRecognizer(), phone)
      phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
      phone.move(2, to: (150 + way, 100))
      phone.report(.up(1), .up(2))
      #expect(phone.heard(by: "two") == (begins ? ["two began", "two ended"] : []), "\(way)")
      if !begins { #expect(phone.decisions(of: pinch).last?.hasPrefix("failed spread(7.9") == true) }
    }
    for (angle, begins) in [(0.099, false), (0.101, true), (-0.101, true)] {
      let phone = Phone.forGestures()
      _ = add(UIRotationGestureRecognizer(), phone)
      phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
      phone.move(2, to: (50 + 100 * cos(angle), 100 + 100 * sin(angle)))
      phone.report(.up(1), .up(2))
      #expect(phone.heard(by: "two") == (begins ? ["two began", "two ended"] : []), "\(angle)")
    }
  }

  @Test("G71, Y7 when one of two lifts nothing is called; a second finger changes on; it ends when all have lifted")
  func oneLifts() {
    let phone = Phone.forGestures()
    let pinch = add(UIPinchGestureRecognizer(), phone)
    phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
    phone.report(.move(1, to: (40, 100)), .move(2, to: (160, 100)))
    _ = phone.journal.take()
    phone.up(2)
    phone.move(1, to: (20, 100))
    #expect(phone.heard(by: "two") == [])
    #expect(pinch.state == .began && pinch.numberOfTouches == 1)
    phone.down(3, at: (120, 100))
    phone.move(3, to: (170, 100))
    #expect(phone.heard(by: "two") == ["two changed"])
    #expect(abs(pinch.scale - 1.5 * 120 / 108) < 1e-9)
    phone.up(3)
    phone.up(1)
    #expect(phone.heard(by: "two") == ["two ended"])
  }

  @Test("G68 fingers beyond the second are left to others; one alone fails")
  func otherNumbers() {
    let phone = Phone.forGestures()
    let pinch = add(UIPinchGestureRecognizer(), phone)
    phone.drag(from: (10, 10), to: (80, 10), steps: 2)
    #expect(phone.decisions(of: pinch) == ["failed tooFewFingers(1, needs: 2)"])
    phone.report(.down(2, at: (50, 100)), .down(3, at: (150, 100)), .down(4, at: (100, 150)))
    #expect(pinch.numberOfTouches == 2)
    phone.move(4, to: (100, 20))
    #expect(phone.heard(by: "two") == [])
  }

  @Test("G71 a finger that comes back turns on from where the angle was, wherever it lands")
  func turnsOn() {
    let phone = Phone.forGestures()
    let turn = add(UIRotationGestureRecognizer(), phone)
    phone.report(.down(1, at: (100, 100)), .down(2, at: (150, 100)))
    phone.move(2, to: (100, 150))
    #expect(abs(turn.rotation - .pi / 2) < 1e-9)
    phone.up(2)
    phone.down(3, at: (50, 100))
    phone.move(3, to: (100, 50))
    #expect(abs(turn.rotation - .pi) < 1e-9)
  }

  @Test("G69 it turns the shorter way, also where the line between the fingers passes the left")
  func shorterWay() {
    for way in [10.0, -10] {
      let phone = Phone.forGestures()
      let turn = add(UIRotationGestureRecognizer(), phone)
      phone.report(.down(1, at: (150, 100)), .down(2, at: (50, 100 + way)))
      phone.move(2, to: (50, 100 - way))
      #expect(abs(turn.rotation - 2 * atan(way / 100)) < 1e-9)
    }
  }

  @Test("G101 fingers that land on one point have no angle: spreading them is no turn, and turning then is")
  func onOnePoint() {
    for (x, y) in [(100.0, 100.0), (100.5, 99.5)] {
      let phone = Phone.forGestures()
      let turn = add(UIRotationGestureRecognizer(), phone)
      phone.report(.down(1, at: (100, 100)), .down(2, at: (x, y)))
      for step in 1...5 { phone.move(2, to: (100 + Double(step) * 10, 100 + Double(step) * 10)) }
      #expect(phone.heard(by: "two") == [] && turn.rotation == 0)
      phone.move(2, to: (100, 150))
      #expect(phone.heard(by: "two") == ["two began"] && abs(turn.rotation - .pi / 4) < 1e-9)
    }
  }

  @Test("G101 fingers that meet and part keep the angle that they had")
  func meeting() {
    let phone = Phone.forGestures()
    let turn = add(UIRotationGestureRecognizer(), phone)
    phone.report(.down(1, at: (100, 100)), .down(2, at: (150, 100)))
    phone.move(2, to: (100, 150))
    phone.move(2, to: (100, 100))
    #expect(abs(turn.rotation - .pi / 2) < 1e-9)
    phone.move(2, to: (100, 150))
    #expect(abs(turn.rotation - .pi / 2) < 1e-9)
    phone.up(2)
    phone.down(3, at: (100, 100))
    phone.move(3, to: (150, 100))
    #expect(abs(turn.rotation - .pi / 2) < 1e-9, "it came back on the point of the first")
  }

  @Test("G30, G31 of a pinch and a rotation one recognizes, both where the delegate allows it")
  func together() {
    for both in [false, true] {
      let phone = Phone.forGestures()
      let pad = phone.pad("V", (0, 0, 200, 200))
      let pinch = phone.add(UIPinchGestureRecognizer(), "pinch", to: pad)
      phone.add(UIRotationGestureRecognizer(), "turn", to: pad)
      let judge = Judge()
      judge.allowsBoth = { _, _ in both }
      pinch.delegate = judge
      phone.report(.down(1, at: (50, 100)), .down(2, at: (150, 100)))
      phone.report(.move(1, to: (40, 80)), .move(2, to: (170, 130)))
      #expect(phone.heard(by: "pinch", "turn") == (both ? ["pinch began", "turn began"] : ["pinch began"]))
    }
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  static let all = Together()
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

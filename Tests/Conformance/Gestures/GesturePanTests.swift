import Foundation
import HeadlessUIKit
import Testing

/// Group G: pans, screen-edge pans and swipes. Tests just under and over a threshold pin our constants.
@MainActor struct GesturePanTests {
  private func pan(_ phone: Phone) -> UIPanGestureRecognizer {
    phone.add(UIPanGestureRecognizer(), "pan", to: phone.pad("V", (0, 0, 200, 200)))
  }

  @Test("G59 a pan takes any number of fingers, changes with moves, and ends when all have lifted")
  func life() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    phone.move(1, to: (35, 10))
    phone.down(2, at: (100, 100))
    phone.move(2, to: (110, 100))
    phone.up(1)
    phone.move(2, to: (120, 100))
    #expect(phone.heard(by: "pan") == ["pan began", "pan changed", "pan changed", "pan changed"])
    phone.up(2)
    #expect(phone.heard(by: "pan") == ["pan ended"])
  }

  @Test("G59 fingers that join or leave move the middle, and not the translation")
  func joining() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    phone.down(2, at: (100, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    phone.move(2, to: (110, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    phone.up(1)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    phone.move(2, to: (120, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
  }

  @Test("G59 a finger that lifts or lands in the event in which another moves moves the middle alone, too")
  func joiningInMotion() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    phone.down(1, at: (10, 10))
    phone.report(.move(1, to: (30, 10)), .down(2, at: (100, 100)))
    #expect(phone.heard(by: "pan") == ["pan began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    phone.report(.up(1), .move(2, to: (110, 100)))
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    #expect(pan.velocity(in: nil).y == 0 && pan.velocity(in: nil).x < 2_000)
    phone.move(2, to: (120, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
  }

  @Test("G59 of two fingers that rest one lifts while the other moves a point: that is no pan")
  func restingPair() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    phone.report(.down(1, at: (10, 10)), .down(2, at: (100, 100)))
    phone.report(.up(1), .move(2, to: (101, 100)))
    phone.up(2)
    #expect(phone.heard(by: "pan") == [])
    #expect(phone.decisions(of: pan) == ["failed moved(0.5, needs: 10.0)"])
  }

  @Test("G59 of two fingers one that the system takes away leaves the pan to the other")
  func oneIsLost() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    phone.report(.down(1, at: (10, 10)), .down(2, at: (100, 100)))
    phone.report(.move(1, to: (30, 10)), .move(2, to: (120, 100)))
    phone.report(.lose(1))
    #expect(pan.state == .began && pan.numberOfTouches == 1)
    phone.move(2, to: (130, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    phone.up(2)
    #expect(phone.heard(by: "pan") == ["pan began", "pan changed", "pan ended"])
  }

  @Test("G59 fingers beyond the maximum leave a pan that is under way as it is, and are none of its")
  func beyondMaximum() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    pan.maximumNumberOfTouches = 1
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    phone.down(2, at: (100, 100))
    phone.move(2, to: (140, 100))
    #expect(pan.numberOfTouches == 1 && pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    phone.up(1)
    #expect(phone.heard(by: "pan") == ["pan began", "pan ended"])
  }

  @Test("G59 it changes only while at least its minimum of fingers is down")
  func changesWithMinimum() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    pan.minimumNumberOfTouches = 2
    phone.report(.down(1, at: (10, 10)), .down(2, at: (30, 10)))
    phone.report(.move(1, to: (40, 10)), .move(2, to: (60, 10)))
    phone.up(1)
    phone.move(2, to: (90, 10))
    #expect(phone.heard(by: "pan") == ["pan began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    phone.down(3, at: (10, 10))
    phone.move(3, to: (20, 10))
    #expect(phone.heard(by: "pan") == ["pan changed"])
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    phone.report(.up(2), .up(3))
    #expect(phone.heard(by: "pan") == ["pan ended"])
  }

  @Test("G59 fewer fingers than the minimum don't begin it, more than the maximum fail it")
  func numbers() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    phone.drag(from: (10, 10), to: (50, 10), steps: 2)
    #expect(phone.decisions(of: pan) == ["failed tooFewFingers(1, needs: 2)"])
    phone.report(.down(2, at: (10, 10)), .down(3, at: (30, 10)))
    phone.report(.move(2, to: (30, 10)), .move(3, to: (50, 10)))
    phone.report(.up(2), .up(3))
    #expect(phone.heard(by: "pan") == ["pan began", "pan ended"])
    phone.report(.down(4, at: (10, 10)), .down(5, at: (30, 10)), .down(6, at: (50, 10)))
    #expect(phone.decisions(of: pan).last == "failed tooManyFingers(3, allows: 2)")
  }

  @Test("G60 it begins when the way is 10 pt, in any direction (Euclidean)")
  func hysteresis() {
    for (x, y, begins) in [(9.9, 0.0, false), (10, 0, true), (-6, -8, true), (7, 7, false), (7.1, 7.1, true)] {
      let phone = Phone.forGestures()
      let pan = pan(phone)
      phone.down(1, at: (100, 100))
      phone.move(1, to: (100 + x, 100 + y))
      phone.up(1)
      #expect(phone.heard(by: "pan") == (begins ? ["pan began", "pan ended"] : []), "\(x) \(y)")
      if x == 9.9 { #expect(phone.decisions(of: pan).last?.hasPrefix("failed moved(9.9") == true) }
    }
  }

  @Test("G61 those 10 pt are not part of the translation, unless panSubtractsHysteresis is off (ours)")
  func subtracted() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    phone.down(1, at: (100, 100))
    phone.move(1, to: (117, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 0))
    phone.move(1, to: (117, 120))
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 20))
    phone.up(1)
    phone.application.thresholds.gestures.panSubtractsHysteresis = false
    phone.down(2, at: (100, 100))
    phone.move(2, to: (117, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 17, y: 0))
  }

  private final class Asked: NSObject, UIGestureRecognizerDelegate {
    var translations: [CGPoint] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if let pan = gestureRecognizer as? UIPanGestureRecognizer { translations.append(pan.translation(in: nil)) }
      return true
    }
  }

  @Test("G96 a delegate that is asked whether the pan may begin reads the whole way", arguments: [10.0, 30])
  func asked(way: Double) {
    let phone = Phone.forGestures()
    let (pan, asked) = (pan(phone), Asked())
    pan.delegate = asked
    phone.down(1, at: (100, 100))
    phone.move(1, to: (100 + way, 100))
    #expect(asked.translations == [CGPoint(x: way, y: 0)])
    #expect(pan.translation(in: nil) == CGPoint(x: way - 10, y: 0))
  }

  @Test("S22 an axis drag of n + 10 pt translates by n, in one move or in many", arguments: [3.0, 6, 7, 77, 99])
  func exactTranslation(n: Double) {
    for steps in [1, 9] {
      let phone = Phone.forGestures()
      let pan = pan(phone)
      phone.down(1, at: (10, 190))
      phone.move(1, from: (10, 190), to: (10, 180 - n), steps: steps)
      let translation = pan.translation(in: phone.window)
      #expect(translation.x == 0 && abs(translation.y + n) < 1e-9)
    }
  }

  @Test("G62 the translation adds up since it was set, in the view's coordinates; setting it resets the velocity")
  func translation() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    let half = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    phone.window.addSubview(half)
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (60, 10))
    #expect(pan.translation(in: half) == CGPoint(x: 80, y: 0))
    #expect(pan.velocity(in: nil).x > 0)
    pan.setTranslation(.zero, in: half)
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
    phone.move(1, to: (70, 10))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    pan.setTranslation(CGPoint(x: 100, y: 0), in: half)
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
  }

  @Test("G86 fingers that lift have the velocity of their last moves, also where the translation was set since")
  func velocityAtTheEnd() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    var heard: [CGFloat] = []
    pan.addHandler { [weak pan, window = phone.window] _ in
      guard let pan else { return }
      heard.append(pan.velocity(in: window).x)
      pan.setTranslation(.zero, in: window)
      heard.append(pan.velocity(in: window).x)
    }
    phone.down(1, at: (10, 10))
    phone.move(1, from: (10, 10), to: (40, 10), steps: 3)
    phone.up(1)
    #expect(heard.map { $0.rounded() } == [1_000, 0, 1_000, 0, 1_000, 0, 1_000, 1_000])
    phone.drag(2, from: (100, 10), to: (100, 10))
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("G63 30 pt in three steps of 10 ms: a pan with a velocity along its axis and none across")
  func velocity() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    phone.down(1, at: (10, 10))
    phone.move(1, from: (10, 10), to: (40, 10), steps: 3)
    #expect(pan.state == .changed || pan.state == .began)
    #expect(abs(pan.velocity(in: nil).x - 1_000) < 1e-6)
    #expect(pan.velocity(in: nil).y == 0)
  }

  @Test("G84 a finger that rests before it lifts leaves a pan the velocity of its last moves")
  func restingVelocity() {
    let phone = Phone.forGestures()
    let pan = pan(phone)
    var velocity: CGPoint?
    pan.addHandler { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
    phone.down(1, at: (10, 10))
    phone.move(1, from: (10, 10), to: (40, 10), steps: 3)
    phone.wait(0.1)
    phone.up(1)
    #expect(velocity.map { abs($0.x - 1_000) < 1e-6 && $0.y == 0 } == true)
  }

  @Test("G84 content is not thrown by a finger that rested more than 0.1 s before it lifted (our constant)")
  func restingScroll() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.pull((0, -60))
    phone.wait(0.1)
    phone.up(1)
    #expect(!list.isDecelerating)
  }

  // MARK: Screen edges

  @Test("G72 a screen-edge pan begins at a chosen edge only, within 13 pt of it (our constant)")
  func edges() {
    typealias Case = (edges: UIRectEdge, from: (Double, Double), to: (Double, Double), begins: Bool)
    let cases: [Case] = [
      (.left, (13, 100), (60, 100), true), (.left, (13.1, 100), (60, 100), false),
      (.right, (187, 100), (140, 100), true), (.right, (186.9, 100), (140, 100), false),
      (.top, (100, 5), (100, 60), true), (.bottom, (100, 195), (100, 140), true),
      (.left, (195, 100), (140, 100), false), ([], (1, 100), (60, 100), false),
      ([.left, .right], (195, 100), (140, 100), true),
    ]
    for each in cases {
      let phone = Phone.forGestures()
      phone.add(UIScreenEdgePanGestureRecognizer(), "edge", to: phone.window).edges = each.edges
      phone.drag(from: each.from, to: each.to, steps: 1)
      #expect(phone.heard(by: "edge") == (each.begins ? ["edge began", "edge ended"] : []), "\(each)")
    }
  }

  @Test("G87 a screen-edge pan fails where the finger goes along its edge: what scrolls there scrolls")
  func alongTheEdge() {
    typealias Case = (edges: UIRectEdge, from: (Double, Double), way: (Double, Double), begins: Bool)
    let cases: [Case] = [
      (.left, (5, 100), (20, 20), true), (.left, (5, 100), (19, 20), false), (.left, (5, 100), (0, -40), false),
      (.right, (195, 100), (-20, -20), true), (.right, (195, 100), (-2, 30), false),
      (.top, (100, 5), (-10, 10), true), (.top, (100, 5), (20, 10), false),
      (.bottom, (100, 195), (0, -20), true), (.bottom, (100, 195), (30, -20), false),
    ]
    for each in cases {
      let phone = Phone.forGestures()
      let edge = phone.add(UIScreenEdgePanGestureRecognizer(), "edge", to: phone.window)
      edge.edges = each.edges
      phone.drag(from: each.from, to: (each.from.0 + each.way.0, each.from.1 + each.way.1), steps: 1)
      #expect(phone.heard(by: "edge") == (each.begins ? ["edge began", "edge ended"] : []), "\(each)")
    }
    let phone = Phone.forGestures()
    let (list, edge) = (phone.scrollView(), UIScreenEdgePanGestureRecognizer())
    edge.edges = .left
    phone.window.addGestureRecognizer(edge)
    list.panGestureRecognizer.require(toFail: edge)
    phone.drag(from: (5, 150), to: (5, 80))
    #expect(list.contentOffset.y > 0)
  }

  @Test("G72 it ignores fingers beyond the first")
  func firstFingerOnly() {
    let phone = Phone.forGestures()
    let edge = phone.add(UIScreenEdgePanGestureRecognizer(), "edge", to: phone.window)
    edge.edges = .left
    phone.down(1, at: (5, 100))
    phone.down(2, at: (100, 100))
    phone.move(2, to: (150, 100))
    #expect(phone.heard(by: "edge") == [] && edge.numberOfTouches == 1)
    phone.move(1, to: (60, 100))
    #expect(phone.heard(by: "edge") == ["edge began"])
  }

  // MARK: Swipe

  private func swipe(_ phone: Phone) -> UISwipeGestureRecognizer {
    phone.add(UISwipeGestureRecognizer(), "swipe", to: phone.pad("V", (0, 0, 200, 200)))
  }

  @Test("G64 a swipe goes right with one finger by default, fires once, and is where it began")
  func swipeDefaults() {
    let phone = Phone.forGestures()
    let swipe = swipe(phone)
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    var places: [CGPoint] = []
    swipe.addHandler { places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    phone.drag(from: (10, 10), to: (110, 10), steps: 5)
    #expect(phone.heard(by: "swipe") == ["swipe ended"])
    #expect(places == [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
    phone.drag(2, from: (110, 10), to: (10, 10), steps: 5)
    #expect(phone.heard(by: "swipe") == [])
  }

  @Test("G64 each finger of a swipe is where it began")
  func swipeOfTwo() {
    let phone = Phone.forGestures()
    let swipe = swipe(phone)
    swipe.numberOfTouchesRequired = 2
    swipe.view?.isMultipleTouchEnabled = true
    var places: [CGPoint] = []
    swipe.addHandler { swipe in places = (0..<2).map { swipe.location(ofTouch: $0, in: swipe.view) } }
    phone.down(1, at: (10, 20))
    phone.down(2, at: (10, 60))
    for x in stride(from: 30.0, through: 110, by: 20) {
      phone.move(1, to: (x, 20))
      phone.move(2, to: (x, 60))
    }
    #expect(phone.heard(by: "swipe") == ["swipe ended"])
    #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60)])
  }

  @Test("G65 it takes 50 pt along and at most 50 across, within 0.5 s (our constants)")
  func swipeNumbers() {
    for (x, y, wait, fires) in [
      (49.9, 0.0, 0.0, false), (50, 0, 0, true), (60, 50, 0, true), (60, 50.1, 0, false), (60, 0, 0.48, true),
      (60, 0, 0.5, false),
    ] {
      let phone = Phone.forGestures()
      _ = swipe(phone)
      phone.down(1, at: (10, 10))
      phone.wait(wait)
      phone.move(1, to: (10 + x, 10 + y))
      phone.up(1)
      #expect(phone.heard(by: "swipe") == (fires ? ["swipe ended"] : []), "\(x) \(y) \(wait)")
    }
  }

  @Test(
    "G103 one that goes the other way at first fails, however little it is; one that goes back on its way does not")
  func otherWay() {
    for (ways, fires) in [
      ([(-0.1, 0.0), (100, 0)], false), ([(0, 20), (100, 0)], true), ([(20, 0), (10, 0), (100, 0)], true),
    ] {
      let phone = Phone.forGestures()
      _ = swipe(phone)
      phone.down(1, at: (10, 10))
      for way in ways { phone.move(1, to: (10 + way.0, 10 + way.1)) }
      phone.up(1)
      #expect(phone.heard(by: "swipe") == (fires ? ["swipe ended"] : []), "\(ways)")
    }
  }

  @Test(
    "G105 left and right count alone where both axes are among the directions",
    arguments: [
      ([.right, .down], 100, 0, true), ([.right, .down], 0, 100, false),
      ([.left, .right, .up, .down], -100, 0, true),
      ([.left, .right, .up, .down], 0, -100, false), ([.up, .down], 0, -100, true),
      ([.left, .right], -100, 0, true),
      ([.left, .right, .up, .down], 60, 50, true),
    ] as [(UISwipeGestureRecognizer.Direction, Double, Double, Bool)])
  func axes(direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double, fires: Bool) {
    let phone = Phone.forGestures()
    swipe(phone).direction = direction
    phone.drag(from: (120, 120), to: (120 + x, 120 + y), steps: 5)
    #expect(phone.heard(by: "swipe") == (fires ? ["swipe ended"] : []))
  }

  @Test(
    "G106 each finger of a swipe with several goes the whole way",
    arguments: [(100.0, 50.0, true), (100, 49, false), (100, 0, false), (100, -100, false), (160, 0, false)])
  func eachFinger(one: Double, other: Double, fires: Bool) {
    let phone = Phone.forGestures()
    let swipe = swipe(phone)
    swipe.numberOfTouchesRequired = 2
    phone.report([.down(1, at: (10, 20)), .down(2, at: (110, 60))])
    for share in [0.5, 1] {
      phone.report([.move(1, to: (10 + one * share, 20)), .move(2, to: (110 + other * share, 60))])
    }
    phone.report([.up(1), .up(2)])
    #expect(phone.heard(by: "swipe") == (fires ? ["swipe ended"] : []))
  }

  @Test("G66 half a screen in 20 steps of 10 ms, 5 pt off the line, always swipes")
  func usualSwipe() {
    let phone = Phone.forGestures()
    _ = swipe(phone)
    phone.drag(from: (5, 100), to: (190, 105), steps: 20)
    #expect(phone.heard(by: "swipe") == ["swipe ended"])
  }

  @Test("G67 it fires while the finger is still down")
  func swipeWhileDown() {
    let phone = Phone.forGestures()
    _ = swipe(phone)
    phone.down(1, at: (10, 10))
    phone.move(1, from: (10, 10), to: (70, 10), steps: 3)
    #expect(phone.heard(by: "swipe", "V").suffix(2) == ["V cancelled 1", "swipe ended"])
  }

  @Test("G74 slow and fast swipes fire in four directions, with one to four fingers", arguments: [0.1, 1.0])
  func slowAndFast(duration: Double) {
    let directions: [(UISwipeGestureRecognizer.Direction, Double, Double)] = [
      (.right, 1, 0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1),
    ]
    for (direction, dx, dy) in directions {
      for fingers in 1...4 {
        let phone = Phone.forGestures()
        let swipe = swipe(phone)
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        let start = (80.0, 100.0)
        phone.report((1...fingers).map { .down($0, at: (start.0 + Double($0) * 10, start.1)) })
        // Constant acceleration from rest: 50 of 260 pt are gone after 0.44 of the time.
        for step in 1...20 {
          let share = Double(step) / 20
          phone.wait(duration / 20 - 0.01)
          let way = 260 * share * share
          phone.report(
            (1...fingers).map { .move($0, to: (start.0 + Double($0) * 10 + dx * way, start.1 + dy * way)) })
        }
        #expect(phone.heard(by: "swipe") == ["swipe ended"], "\(direction) \(fingers)")
      }
    }
  }
}

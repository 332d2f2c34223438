import Foundation
import HeadlessUIKit
import Testing

/// Rule G104: where several taps were.
@MainActor struct FirstTapPlaceTests {
  @Test("G104 of a double tap both places are the first tap's, of each finger and in the middle")
  func first() {
    let phone = Phone.forGestures()
    let view = phone.pad("A", (0, 0, 200, 200))
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
    var places: [CGPoint] = []
    tap.addHandler { tap in
      places = [tap.location(in: nil), tap.location(ofTouch: 0, in: nil), tap.location(ofTouch: 1, in: nil)]
    }
    view.addGestureRecognizer(tap)
    for way in [0.0, 20] {
      phone.report(.down(1, at: (100 + way, 150)), .down(2, at: (140 + way, 150)))
      phone.report(.up(1), .up(2))
    }
    #expect(places == [CGPoint(x: 120, y: 150), CGPoint(x: 100, y: 150), CGPoint(x: 140, y: 150)])
  }
}

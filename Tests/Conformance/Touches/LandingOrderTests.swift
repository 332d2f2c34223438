import HeadlessUIKit
import Testing

/// What the model promises beyond UIKit: a set of touches comes in the order of landing.
@MainActor struct LandingOrderTests {
  @Test("every one of the 2,047 subsets of 11 touches comes in landing order")
  func subsets() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 200, 200))
    pad.isMultipleTouchEnabled = true
    let fingers = Array(1...11)
    phone.report(fingers.map { .down($0, at: (10, 10)) })
    var place = 10.0
    for subset in 1..<(1 << 11) {
      let moving = fingers.filter { subset & (1 << ($0 - 1)) != 0 }
      place = 30 - place
      phone.report(moving.reversed().map { .move($0, to: (place, Double(subset))) })
      #expect(pad.heard.last?.touches.map(\.identifier) == moving)
    }
    #expect(pad.heard.count == 2_048)
  }

  @Test("a finger that lands after others have lifted comes last")
  func landsLater() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 200, 200))
    pad.isMultipleTouchEnabled = true
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)))
    phone.up(1)
    phone.down(3, at: (30, 10))
    #expect(pad.heard.last?.event?.allTouches?.map(\.identifier) == [2, 3])
  }

  @Test("hundreds of fingers landing in one unbroken chain find room")
  func chain() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 200, 200))
    pad.isMultipleTouchEnabled = true
    phone.down(0, at: (10, 10))
    for finger in 1...300 {
      phone.down(finger, at: (10, 10))
      phone.up(finger - 1)
    }
    #expect(pad.heard.count == 1 + 600)
    #expect(pad.heard.last?.event?.allTouches?.count == 2)
  }
}

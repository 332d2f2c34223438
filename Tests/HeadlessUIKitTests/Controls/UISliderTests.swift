import Foundation
import HeadlessUIKit
import Testing

/// The slider is 131 points wide: its knob of 31 has 100 to go.
@MainActor struct UISliderTests {
  private let changed = ["valueChanged", "primaryActionTriggered"]
  private func slider() -> UISlider { UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31)) }

  @Test func `the knob goes from end to end of the track`() {
    let slider = slider()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 131)
  }

  @Test func `a finger drags the knob as it took hold of it, and every move is sent`() {
    let (hand, slider) = (Hand(), slider())
    let events = hand.hold(slider)
    hand.down(20, 10)
    #expect(slider.value == 0 && events.take() == changed)
    hand.move(45, 10)
    #expect(abs(slider.value - 0.25) < 1e-6 && events.take() == changed)
    hand.move(45, 20)
    #expect(events.take() == [])
    hand.move(500, 10)
    #expect(slider.value == 1 && events.take() == changed)
    hand.up()
    #expect(events.take() == changed)
  }

  @Test(arguments: [(40.9, true), (41, false)])
  func `a finger takes hold up to 10 points beside the knob (ours), else it is refused`(x: Double, takes: Bool) {
    let (hand, slider) = (Hand(), slider())
    _ = hand.hold(slider)
    hand.down(x, 10)
    #expect(slider.isTracking == takes)
    hand.move(x + 50, 10)
    #expect((slider.value > 0) == takes)
  }

  @Test func `where it is not continuous only the end is sent, or what a lost finger left`() {
    let (hand, slider) = (Hand(), slider())
    slider.isContinuous = false
    let events = hand.hold(slider)
    hand.down(15, 10)
    hand.move(45, 10)
    hand.move(65, 10)
    #expect(slider.value == 0.5 && events.take() == [])
    hand.up()
    #expect(events.take() == changed)
    hand.down(65, 10)
    hand.up()
    #expect(events.take() == changed)
    hand.down(65, 10)
    hand.move(15, 10)
    hand.lose()
    #expect(slider.value == 0 && events.take() == changed)
  }

  @Test func `the value keeps to the range, and the range's ends to each other`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 3
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
    slider.maximumValue = -2
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (-2, -2, -2))
  }

  @Test func `a slider without room for its knob keeps its value`() {
    let (hand, slider) = (Hand(), UISlider(frame: CGRect(x: 0, y: 0, width: 20, height: 31)))
    _ = hand.hold(slider)
    hand.down(10, 10)
    hand.move(300, 10)
    #expect(slider.value == 0)
  }
}

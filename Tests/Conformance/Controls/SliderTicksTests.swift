import Foundation
import HeadlessUIKit
import Testing

/// Group V: sliders whose track says which values there are.
@MainActor struct SliderTicksTests {
  private func slider(on phone: Phone, _ track: UISlider.TrackConfiguration) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.maximumValue = 100
    slider.trackConfiguration = track
    phone.window.addSubview(slider)
    return slider
  }

  @Test("V220 a finger leaves the knob at the tick that is nearest, and code, too")
  func ticks() {
    let phone = Phone.forGestures()
    let slider = slider(on: phone, .init(numberOfTicks: 5))
    var told: [Float] = []
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    slider.value = 30
    #expect(slider.value == 25)
    slider.value = 0
    phone.report(.down(1, at: (10, 20)), .move(1, to: (70, 20)), .move(1, to: (80, 20)), .up(1))
    #expect(slider.value == 50 && Set(told) == [0, 25, 50])
  }

  @Test("V220 values stay on the part of the track that is enabled, with ticks or without")
  func enabledRange() {
    let phone = Phone.forGestures()
    let free = slider(on: phone, .init(enabledRange: 0.25...0.75, ticks: []))
    free.value = 90
    #expect(free.value == 75)
    free.value = 5
    #expect(free.value == 25)
    let ticked = slider(
      on: phone, .init(enabledRange: 0.25...1, ticks: [.init(position: 0.1), .init(position: 0.5)]))
    #expect(ticked.value == 50)
    ticked.trackConfiguration?.allowsTickValuesOnly = false
    ticked.value = 40
    #expect(ticked.value == 40)
    ticked.trackConfiguration = nil
    ticked.value = 5
    #expect(ticked.value == 5)
  }
}

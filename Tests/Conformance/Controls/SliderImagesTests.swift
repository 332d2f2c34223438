import Foundation
import HeadlessUIKit
import Testing

/// Rule K57: what stands at a slider's ends.
@MainActor struct SliderImagesTests {
  private func slider(on phone: Phone) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 20))
    slider.maximumValueImage = UIImage(size: CGSize(width: 30, height: 50))
    phone.window.addSubview(slider)
    return slider
  }

  @Test("K57 the track is between the images, and a finger on one of them takes hold of nothing")
  func images() {
    let phone = Phone.forGestures()
    let slider = slider(on: phone)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 170, y: -5, width: 30, height: 50))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > 20 && track.maxX < 170 && slider.intrinsicContentSize.height == 50)
    phone.down(1, at: (10, 20))
    #expect(!slider.isTracking)
    phone.up(1)
    phone.down(2, at: (track.minX + 15, 20))
    #expect(slider.isTracking)
    phone.move(2, to: (track.maxX, 20))
    #expect(slider.value == 1)
  }

  @Test("K57 the image of the least value is where people begin to read")
  func reading() {
    let slider = slider(on: Phone.forGestures())
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 180)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 0)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > 30 && track.maxX < 180)
  }

  @Test("K57 without images the track has the whole width")
  func none() {
    let slider = slider(on: Phone.forGestures())
    (slider.minimumValueImage, slider.maximumValueImage) = (nil, nil)
    #expect(slider.trackRect(forBounds: slider.bounds).width == 200)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).isEmpty)
  }
}

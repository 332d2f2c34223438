import Foundation
import HeadlessUIKit
import Testing

/// Rule V1166: where accessible elements say that they are.
@MainActor struct AccessibleFrameTests {
  private let phone = Phone()

  @Test("V1166 a view's accessibility frame is where it shows on the screen, unless code says otherwise")
  func views() {
    phone.window.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
    let pad = phone.pad("pad", (30, 40, 50, 60))
    #expect(pad.accessibilityFrame == CGRect(x: 40, y: 60, width: 50, height: 60))
    #expect(pad.accessibilityActivationPoint == CGPoint(x: 65, y: 90))
    pad.center.x += 5
    #expect(pad.accessibilityFrame.minX == 45)
    pad.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 4)
    pad.center.x += 5
    #expect(pad.accessibilityFrame.minX == 1 && pad.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    pad.accessibilityActivationPoint = CGPoint(x: 7, y: 8)
    #expect(pad.accessibilityActivationPoint == CGPoint(x: 7, y: 8))
    #expect(UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)).accessibilityFrame == .zero)
  }

  @Test("V1166 an element's two frames follow each other, and its container")
  func elements() {
    let pad = phone.pad("pad", (30, 40, 50, 60))
    let element = UIAccessibilityElement(accessibilityContainer: pad)
    #expect(element.accessibilityFrameInContainerSpace.isNull && element.accessibilityFrame == .zero)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 31, y: 42, width: 10, height: 10))
    pad.center.y += 8
    #expect(element.accessibilityFrame.minY == 50 && element.accessibilityActivationPoint == CGPoint(x: 36, y: 55))
    element.accessibilityFrame = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(element.accessibilityFrameInContainerSpace.isNull && element.accessibilityFrame.minX == 3)
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(element.accessibilityFrame == CGRect(x: 30, y: 48, width: 2, height: 2))
  }
}

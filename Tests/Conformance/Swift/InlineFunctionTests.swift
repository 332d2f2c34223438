import Foundation
import HeadlessUIKit
import Testing

/// Rules V1019 and V1024: what older code calls by other names.
@MainActor @Suite("V: older calls") struct InlineFunctionTests {
  #if !canImport(Darwin)
    @Test("V1024 CoreGraphics' inline functions are called by their names with underscores")
    func inline() {
      let turned = __CGAffineTransformMake(0, 1, -1, 0, 5, 6)
      #expect(turned == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6))
      #expect(__CGPointApplyAffineTransform(CGPoint(x: 1, y: 2), turned) == CGPoint(x: 3, y: 7))
      #expect(__CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), turned) == CGSize(width: -2, height: 1))
      #expect(__CGSizeEqualToSize(.zero, .zero) && !__CGPointEqualToPoint(.zero, CGPoint(x: 1, y: 0)))
    }

    @Test("V1024 traits are added, taken away and asked for as the numbers that they were")
    func traits() {
      let view = UIView()
      view.accessibilityTraits = UIAccessibilityTraitButton
      view.accessibilityTraits |= UIAccessibilityTraitSelected
      #expect(view.accessibilityTraits == [.button, .selected])
      #expect(view.accessibilityTraits & UIAccessibilityTraitLink == UIAccessibilityTraits.none)
      view.accessibilityTraits &= ~UIAccessibilityTraitSelected
      #expect(view.accessibilityTraits == .button)
    }

    @Test("V1024 older names stand for what has become of them")
    func names() {
      let effect = UIInterpolatingMotionEffect(
        keyPath: "center.x", type: UIInterpolatingMotionEffectType.tiltAlongHorizontalAxis)
      #expect(effect.type == .tiltAlongHorizontalAxis)
      #expect(UINavigationItemLargeTitleDisplayMode.never == .never && UIDeviceBatteryState.full == .full)
      #expect(kCAValueFunctionRotateZ == .rotateZ && UIKeyInputPageUp == UIKeyCommand.inputPageUp)
      #expect(UIFontDescriptorFamilyAttribute == .family && UIFontWeightTrait == .weight)
      #expect(NSHTMLTextDocumentType == .html && NSDocumentTypeDocumentAttribute == .documentType)
      #expect(
        UIColor(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("V1019 a timer with a target fires first at the date that it is given, and then as it repeats")
    func timers() {
      final class Clock: NSObject, ActionMethods {
        var count = 0
        func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
          action == Selector("tick") ? { _, _ in self.count += 1 } : nil
        }
      }
      let (phone, clock) = (Phone.forGestures(), Clock())
      let timer = Timer(
        fireAt: Date(timeIntervalSinceNow: 2), interval: 1, target: clock, selector: Selector("tick"),
        userInfo: nil,
        repeats: true)
      phone.wait(1.5)
      #expect(clock.count == 0)
      phone.wait(0.6)
      #expect(clock.count == 1)
      phone.wait(1)
      #expect(clock.count == 2)
      timer.invalidate()
    }
  #endif
}

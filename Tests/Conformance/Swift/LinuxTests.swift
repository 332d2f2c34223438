import Foundation
import HeadlessUIKit
import Testing

/// Rules L1, L3, L4 and L10: what code written for Apple's platforms finds on Linux.
@MainActor @Suite("L: what code finds on Linux") struct LinuxTests {
  @Test("L1 a selector is a name, and an object says by ActionMethods which it knows")
  func selectors() {
    let phone = Phone.forGestures()
    let (pad, ear) = (phone.pad("pad", (0, 0, 100, 100)), ActionEar())
    let (known, unknown): (Selector, Selector) = ("tapped:", "pressed:")
    pad.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: known))
    phone.tap(at: (10, 10))
    #expect(ear.heard == 1 && known != unknown && known.description == "tapped:")
    #expect(!UIApplication.shared.sendAction(unknown, to: ear, from: nil, for: nil) && ear.heard == 1)
  }

  @Test("L3 classes may say what Interface Builder makes of them")
  func interfaceBuilder() {
    let view = DesignedView()
    view.inset = 5
    view.press(view)
    #expect(view.presses == 1 && view.layer.cornerRadius == 5)
  }

  @Test("L4 what Foundation lacks there is UIKit's")
  func lackingInFoundation() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turned).y == 1 && CGVector(dx: 1, dy: 2).dy == 2)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2)
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(CGRectContainsPoint(CGRect(x: 0, y: 0, width: 5, height: 5), CGPoint(x: 1, y: 2)))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(IndexPath(row: 1, section: 2).section == 2 && IndexPath(item: 3, section: 0).row == 3)
    #expect(autoreleasepool { 5 } == 5)
    let phone = Phone()
    let start = CACurrentMediaTime()
    phone.wait(2)
    #expect(CACurrentMediaTime() == start + 2)
  }

  @Test("L10 code from before Swift 4.2 names things as it did")
  func olderNames() {
    let (events, mode): (UIControlEvents, UIViewContentMode) = ([.touchUpInside], .center)
    let (state, phase): (UIGestureRecognizerState, UITouchPhase) = (.began, .moved)
    #expect(events == UIControl.Event.touchUpInside && mode == UIView.ContentMode.center)
    #expect(state == UIGestureRecognizer.State.began && phase == UITouch.Phase.moved)
    #expect(UIWindowLevelStatusBar == UIWindow.Level.statusBar)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}

private final class ActionEar: NSObject, ActionMethods {
  private(set) var heard = 0
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "tapped:" ? { _, _ in self.heard += 1 } : nil
  }
}

@IBDesignable private final class DesignedView: UIView {
  private(set) var presses = 0
  @IBInspectable var inset: CGFloat = 0 { didSet { layer.cornerRadius = inset } }
  @IBAction func press(_ sender: Any) { presses += 1 }
}

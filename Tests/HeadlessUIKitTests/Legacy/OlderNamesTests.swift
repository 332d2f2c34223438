import Foundation
import HeadlessUIKit
import Testing

/// Code from before Swift 4.2: that it compiles is the test.
@MainActor @Suite struct OlderNamesTests {
  @Test func `older names are the present ones`() {
    let events: UIControlEvents = [.touchUpInside]
    let mode: UIViewContentMode = .center
    let options: UIViewAnimationOptions = [.allowUserInteraction, .curveEaseOut]
    let state: UIGestureRecognizerState = .began
    let phase: UITouchPhase = .moved
    #expect(events == UIControl.Event.touchUpInside && mode == .center && options.contains(.allowUserInteraction))
    #expect(state.rawValue == 1 && phase.rawValue == 1)
    #expect(UIWindowLevelStatusBar.rawValue == 1000 && UIWindowLevelAlert != UIWindowLevelNormal)
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIEdgeInsetsInsetRect(box, UIEdgeInsetsMake(1, 2, 3, 4)) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UILayoutPriorityDefaultHigh == .defaultHigh && kCAAnimationPaced == .paced)
    #expect(kCATruncationEnd == .end && kCAFilterNearest == .nearest && HUGE == .greatestFiniteMagnitude)
    #expect(RunLoopMode.commonModes == .common && RunLoopMode.defaultRunLoopMode == .default)
    #expect(UIActivityType("own").rawValue == "own" && UIActivityCategory.share == .share)
    #expect(NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
  }

  @Test func `older names of kinds, texts and values are the present ones`() {
    let (transition, press): (UIViewAnimationTransition, UIPushBehaviorMode) = (.curlUp, .continuous)
    let (attachment, style): (UIAttachmentBehaviorType, UIInputViewStyle) = (.anchor, .keyboard)
    #expect(transition == UIView.AnimationTransition.curlUp && press == UIPushBehavior.Mode.continuous)
    #expect(attachment == UIAttachmentBehavior.AttachmentType.anchor && style == UIInputView.Style.keyboard)
    #expect(NSLinkAttributeName == .link && NSStrikethroughStyleAttributeName == .strikethroughStyle)
    #expect(kCAEmitterLayerLine == .line && kCAScrollBoth == .both && kCAGravityTopLeft == .topLeft)
    #expect(UIAccessibilityCustomSystemRotorType.landmark.rawValue == 18)
    #expect(UIAccessibilityTraitLink == .link && UIFloatRangeInfinite.isInfinite)
    #expect(UIPageViewControllerOptionInterPageSpacingKey == .interPageSpacing)
    #expect(NSNotification.Name.UIScreenBrightnessDidChange == UIScreen.brightnessDidChangeNotification)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }
}

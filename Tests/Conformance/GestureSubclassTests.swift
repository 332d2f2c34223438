import Foundation
import HeadlessUIKit
import Testing

/// What code written for UIKit subclasses recognizers with: that it compiles is half of each test.
@MainActor struct GestureSubclassTests {
  @Test("L6 a recognizer's touch methods may take an optional event")
  func optionalEvent() {
    let phone = Phone.forGestures()
    let recognizer = phone.add(Sketching(), "sketch", to: phone.pad("V", (0, 0, 100, 100)))
    phone.tap(at: (10, 10))
    #expect(recognizer.landings == 1)
  }

  @Test("L8 recognizers are made with and without a target, and a subclass may override that alone")
  func initializers() {
    #expect(UITapGestureRecognizer().state == .possible)
    #expect(UIPanGestureRecognizer(target: nil, action: nil).view == nil)
    #expect(Counting(target: nil, action: nil).made == 1)
  }

  @Test("L7 recognizers and their delegates can be touched by code that knows no actors")
  func legacyCode() {
    let recognizer = UITapGestureRecognizer()
    let judge = Judge()
    recognizer.delegate = judge
    #expect(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == true)
  }
}

private final class Sketching: UIGestureRecognizer {
  private(set) var landings = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { landings += touches.count }
}

private final class Counting: UIGestureRecognizer {
  private(set) var made = 0
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    made += 1
  }
}

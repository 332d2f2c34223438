import Foundation
import HeadlessUIKit
import Testing

/// Rules L14 and L15: values and objects as Foundation takes them.
@MainActor @Suite("L: boxed values") struct BoxedValueTests {
  @Test("L14 what UIKit boxes is an NSValue to as, and comes out of one again, and nothing else does")
  func boxed() {
    func check<Value: Equatable>(_ value: Value, _ read: (NSValue) -> Value) {
      let any: Any = value
      guard let box = any as? NSValue else { return #expect(Bool(false), "\(value) is no NSValue") }
      let boxed: Any = box
      #expect(read(box) == value && boxed as? Value == value && any as? Value == value)
      #expect(any as? NSNumber == nil && any as? String == nil)
      let fits = [
        boxed is CGPoint, boxed is CGSize, boxed is CGRect, boxed is CGVector, boxed is CGAffineTransform,
        boxed is CATransform3D, boxed is UIEdgeInsets, boxed is NSDirectionalEdgeInsets, boxed is UIOffset,
      ]
      #expect(fits.count { $0 } == 1, "\(value)")
    }
    check(CGPoint(x: 1, y: 2), \.cgPointValue)
    check(CGSize(width: 1, height: 2), \.cgSizeValue)
    check(CGRect(x: 1, y: 2, width: 3, height: 4), \.cgRectValue)
    check(CGVector(dx: 1, dy: 2), \.cgVectorValue)
    check(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), \.cgAffineTransformValue)
    check(CATransform3DMakeTranslation(1, 2, 3), \.caTransform3DValue)
    check(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), \.uiEdgeInsetsValue)
    check(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), \.directionalEdgeInsetsValue)
    check(UIOffset(horizontal: 1, vertical: 2), \.uiOffsetValue)
    let number: Any = NSNumber(value: 1)
    #expect(!(number is CGPoint) && number as? CGFloat == 1)
  }

  @Test("L14 an observer finds points, sizes and rectangles as NSValue and as themselves")
  func observed() {
    final class Observer: NSObject, KeyValueObserver {
      var values: [Any?] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { values.append(change?[.newKey]) }
    }
    let phone = Phone.forGestures()
    let (list, observer) = (phone.scrollView(), Observer())
    for name in ["contentOffset", "contentSize", "alpha"] {
      list.addObserver(observer, forKeyPath: name, options: .new, context: nil)
    }
    list.contentOffset = CGPoint(x: 0, y: 20)
    list.contentSize = CGSize(width: 300, height: 3000)
    list.alpha = 0.5
    phone.application.endTurn()
    let found = observer.values
    #expect(found.count == 3)
    #expect((found[0] as? NSValue)?.cgPointValue.y == 20 && (found[0] as? CGPoint)?.y == 20)
    #expect((found[1] as? NSValue)?.cgSizeValue.height == 3000 && (found[1] as? CGSize)?.height == 3000)
    #expect((found[2] as? NSNumber)?.doubleValue == 0.5 && found[2] as? CGFloat == 0.5)
    for name in ["contentOffset", "contentSize", "alpha"] { list.removeObserver(observer, forKeyPath: name) }
  }

  @Test("L15 fingers and views are told apart by their addresses in a format")
  func addresses() {
    let touches = [UITouch(), UITouch()]
    let (view, other) = (UIView(), UIView())
    let names = touches.map { String(format: "%p", $0) } + [view, other].map { String(format: "%p", $0) }
    #expect(Set(names).count == 4 && names.allSatisfy { $0.hasPrefix("0x") })
    #expect(String(format: "%p", touches[0]) == names[0] && String(format: "%p", view) == names[2])
  }
}

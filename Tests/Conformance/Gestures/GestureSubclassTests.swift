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

  @Test("L8 a subclass with an initializer of its own may have a coder of its own, and overrides nothing by it")
  func coder() {
    #expect(Labelled("a").label == "a" && Labelled(coder: NSCoder()) == nil && Plain().view == nil)
  }

  @Test("G82 a double tap is two taps also where reset() is overridden without super")
  func resetWithoutSuper() {
    let phone = Phone.forGestures()
    let (tap, pinch) = (Forgetful(), ForgetfulPinch())
    tap.numberOfTapsRequired = 2
    let pad = phone.pad("V", (0, 0, 200, 200))
    pad.isMultipleTouchEnabled = true
    _ = phone.add(tap, "tap", to: pad)
    _ = phone.add(pinch, "pinch", to: pad)
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    for _ in 0..<4 {
      phone.tap(at: (50, 50))
      phone.wait(2)
    }
    #expect(taps == 0)
    var scales: [CGFloat] = []
    pinch.addHandler { scales.append($0.scale) }
    for _ in 0..<2 {
      phone.down(1, at: (90, 100))
      phone.down(2, at: (110, 100))
      for step in 1...5 { phone.report(.move(1, to: (90 - 8 * Double(step), 100))) }
      phone.report(.up(1), .up(2))
      phone.wait(2)
    }
    let half = scales.count / 2
    #expect(half > 2 && Array(scales[..<half]) == Array(scales[half...]))
  }

  @Test(
    "G85 who gives up in the call in which it begins prevents nobody, acts on nothing, and leaves the view its touches"
  )
  func givesUpAtOnce() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 200, 200))
    let across = phone.add(OneWay(isVertical: false), "across", to: pad)
    let down = phone.add(OneWay(isVertical: true), "down", to: pad)
    let swipe = phone.add(UISwipeGestureRecognizer(), "swipe", to: pad)
    swipe.direction = .down
    swipe.require(toFail: across)
    phone.drag(from: (50, 50), to: (60, 150))
    #expect(phone.heard(by: "across") == [] && across.state == .possible && down.state == .possible)
    phone.drag(from: (50, 50), to: (60, 150))
    let heard = phone.journal.take()
    #expect(heard.filter { $0.hasPrefix("down ") }.first == "down began" && heard.contains("V cancelled 1"))
    phone.drag(from: (50, 50), to: (150, 60))
    #expect(phone.heard(by: "across", "down").allSatisfy { $0.hasPrefix("across ") })
    down.isEnabled = false
    phone.drag(from: (50, 50), to: (60, 150))
    #expect(
      phone.journal.take().filter { $0.hasPrefix("across") || $0.hasPrefix("V cancelled") } == ["V cancelled 1"])
    swipe.isEnabled = false
    phone.drag(from: (50, 50), to: (60, 150))
    #expect(phone.journal.take().last == "V ended 1")
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

/// A pan along one axis alone.
private final class OneWay: UIPanGestureRecognizer {
  private let isVertical: Bool
  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(target: nil, action: nil)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    if (abs(velocity.y) > abs(velocity.x)) != isVertical { state = .cancelled }
  }
}

private final class Labelled: UIPanGestureRecognizer {
  let label: String
  init(_ label: String) {
    self.label = label
    super.init(target: nil, action: nil)
  }
  required init?(coder: NSCoder) { return nil }
}

private final class Plain: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class Forgetful: UITapGestureRecognizer {
  override func reset() {}
}

private final class ForgetfulPinch: UIPinchGestureRecognizer {
  override func reset() {}
}

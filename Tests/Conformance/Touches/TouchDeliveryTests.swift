import Foundation
import HeadlessUIKit
import Testing

/// Group T: which calls an event becomes, and who is kept out.
@MainActor struct TouchDeliveryTests {
  @Test("T9 a call has the touches of one phase and one view")
  func grouped() {
    let phone = Phone()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 100, 100)))
    for pad in [left, right] { pad.isMultipleTouchEnabled = true }
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)), .down(3, at: (110, 10)))
    phone.report(.move(1, to: (10, 20)), .up(2), .move(3, to: (110, 20)))
    #expect(phone.journal.take() == ["A began 1 2", "B began 3", "A moved 1", "A ended 2", "B moved 3"])
  }

  @Test("T10, X15 two fingers of one report make one call, of two reports two calls")
  func together() {
    let phone = Phone()
    phone.pad("A", (0, 0, 100, 100)).isMultipleTouchEnabled = true
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)))
    #expect(phone.journal.take() == ["A began 1 2"])
    phone.down(3, at: (30, 10))
    phone.down(4, at: (40, 10))
    #expect(phone.journal.take() == ["A began 3", "A began 4"])
  }

  @Test("T11 views are told in the order in which their fingers landed (ours)")
  func orderOfViews() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.report(.down(1, at: (110, 10)), .down(2, at: (10, 10)))
    phone.report(.up(2), .move(1, to: (120, 10)))
    #expect(phone.journal.take() == ["B began 1", "A began 2", "B moved 1", "A ended 2"])
  }

  @Test("T12 a view is told of began, moved, ended, cancelled in this order (ours)")
  func orderOfPhases() {
    let phone = Phone()
    phone.pad("A", (0, 0, 100, 100)).isMultipleTouchEnabled = true
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)), .down(3, at: (30, 10)))
    _ = phone.journal.take()
    phone.report(.lose(1), .up(2), .move(3, to: (30, 20)), .down(4, at: (40, 10)))
    #expect(phone.journal.take() == ["A began 4", "A moved 3", "A ended 2", "A cancelled 1"])
  }

  @Test("T13 a view takes one touch at a time unless isMultipleTouchEnabled; false by default")
  func singleTouch() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    #expect(!UIView().isMultipleTouchEnabled)
    phone.down(1, at: (10, 10))
    phone.down(2, at: (20, 10))
    #expect(phone.journal.take() == ["A began 1"])
    #expect(phone.drops == ["2 singleTouch A"])
    phone.report(.up(1), .up(2))
    pad.isMultipleTouchEnabled = true
    phone.down(3, at: (10, 10))
    phone.down(4, at: (20, 10))
    #expect(phone.journal.take() == ["A ended 1", "A began 3", "A began 4"])
  }

  @Test("T14 touches that subviews pass on are not counted")
  func passedOn() {
    let phone = Phone()
    let parent = phone.pad("parent", (0, 0, 100, 100))
    for (name, x) in [("left", 0.0), ("right", 50)] {
      phone.pad(name, (x, 0, 50, 100), in: parent).passesOn = true
    }
    phone.down(1, at: (10, 10))
    phone.down(2, at: (60, 10))
    #expect(phone.journal.take() == ["left began 1", "parent began 1", "right began 2", "parent began 2"])
  }

  @Test("T16 a second touch stays dropped until it lifts, also when the first is gone")
  func staysDropped() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.down(2, at: (20, 10))
    phone.up(1)
    _ = phone.journal.take()
    phone.move(2, to: (30, 10))
    phone.down(3, at: (40, 10))
    phone.up(2)
    #expect(phone.journal.take() == ["A began 3"])
  }

  @Test("T17 of two touches that land in one event a single-touch view gets one")
  func twoAtOnce() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)))
    #expect(phone.journal.take() == ["A began 1"])
  }

  @Test("T18 while an exclusive view has a touch, no other view of the window gets one")
  func exclusive() {
    let phone = Phone()
    phone.pad("A", (0, 0, 100, 100)).isExclusiveTouch = true
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.down(2, at: (110, 10))
    #expect(phone.journal.take() == ["A began 1"])
    #expect(phone.drops == ["2 exclusive A"])
    phone.up(1)
    phone.move(2, to: (120, 10))
    #expect(phone.journal.take() == ["A ended 1"])
  }

  @Test("T19 an exclusive view gets no touch while another view of the window has one")
  func excluded() {
    let phone = Phone()
    phone.pad("A", (0, 0, 100, 100)).isExclusiveTouch = true
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.down(1, at: (110, 10))
    phone.down(2, at: (10, 10))
    #expect(phone.journal.take() == ["B began 1"])
    #expect(phone.drops == ["2 excluded by B"])
  }

  @Test("T21 exclusive touch is about one window")
  func exclusiveInOneWindow() {
    let phone = Phone()
    phone.pad("A", (0, 0, 100, 100)).isExclusiveTouch = true
    let other = UIWindow()
    phone.show(other, level: .alert)
    other.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
    phone.pad("B", (0, 0, 100, 100), in: other).isExclusiveTouch = true
    phone.down(1, at: (10, 10))
    phone.down(2, at: (110, 10))
    #expect(phone.journal.take() == ["A began 1", "B began 2"])
  }

  @Test("T21 exclusive touch is over when the fingers have lifted")
  func exclusiveIsOver() {
    let phone = Phone()
    phone.pad("A", (0, 0, 100, 100)).isExclusiveTouch = true
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.tap(at: (10, 10))
    phone.tap(at: (110, 10), finger: 2)
    phone.tap(at: (10, 10), finger: 3)
    #expect(
      phone.journal.take() == ["A began 1", "A ended 1", "B began 2", "B ended 2", "A began 3", "A ended 3"])
  }

  @Test("T32 a touch that ended is not cancelled, whatever its view does then")
  func endedOnce() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    pad.when(.ended) { _, _ in
      pad.removeFromSuperview()
      phone.application.beginIgnoringInteractionEvents()
    }
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["A began 1", "A ended 1"])
    #expect(phone.drops == [])
  }

  @Test("T32 a touch that was cancelled doesn't end, also when its end is in the same event")
  func cancelledOnce() {
    let phone = Phone()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 100, 100)))
    left.when(.ended) { _, _ in right.removeFromSuperview() }
    phone.report(.down(1, at: (10, 10)), .down(2, at: (110, 10)))
    _ = phone.journal.take()
    phone.report(.up(1), .up(2))
    #expect(phone.journal.take() == ["A ended 1", "B cancelled 2"])
  }

  @Test("T32 a view that has not heard of a touch yet hears of no end")
  func untold() {
    let phone = Phone()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 100, 100)))
    left.when(.began) { _, _ in right.removeFromSuperview() }
    phone.report(.down(1, at: (10, 10)), .down(2, at: (110, 10)))
    phone.report(.up(1), .up(2))
    #expect(phone.journal.take() == ["A began 1", "A ended 1"])
    #expect(phone.drops == ["2 outsideWindow B"])
  }

  @Test("T33 removing the view, or what it is in, from the window cancels its touches")
  func removed() {
    let phone = Phone()
    let parent = phone.pad("parent", (0, 0, 100, 100))
    let pad = phone.pad("A", (0, 0, 100, 100), in: parent)
    phone.down(1, at: (10, 10))
    parent.removeFromSuperview()
    #expect(phone.journal.take() == ["A began 1", "A cancelled 1"])
    #expect(pad.superview === parent)
  }

  @Test("T33 moving the view within its window cancels nothing")
  func moved() {
    let phone = Phone()
    let (parent, pad) = (phone.pad("parent", (100, 0, 100, 100)), phone.pad("A", (0, 0, 100, 100)))
    phone.down(1, at: (10, 10))
    parent.addSubview(pad)
    phone.up(1)
    #expect(phone.journal.take() == ["A began 1", "A ended 1"])
  }

  @Test("T34 after the removal nothing more is delivered for that finger, also when the view is back")
  func nothingMore() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    var chain: UIResponder?
    pad.when(.cancelled) { _, _ in chain = pad.next }
    phone.down(1, at: (10, 10))
    pad.removeFromSuperview()
    #expect(chain === phone.window)
    phone.window.addSubview(pad)
    _ = phone.journal.take()
    phone.move(1, to: (20, 20))
    phone.up(1)
    #expect(phone.journal.take() == [])
  }

  @Test("T35 hiding, fading or disabling the view mid-touch changes nothing (ours)")
  func eligibilityAtLandingOnly() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    pad.isHidden = true
    phone.move(1, to: (20, 20))
    pad.alpha = 0
    phone.move(1, to: (30, 30))
    pad.isUserInteractionEnabled = false
    phone.window.isHidden = true
    phone.up(1)
    #expect(phone.journal.take() == ["A began 1", "A moved 1", "A moved 1", "A ended 1"])
  }
}

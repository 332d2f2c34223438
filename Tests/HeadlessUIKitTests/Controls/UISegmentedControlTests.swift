import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UISegmentedControlTests {
  private let changed = ["valueChanged", "primaryActionTriggered"]

  /// Three segments of 100 points each.
  private func control() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.bounds.size = CGSize(width: 300, height: 30)
    return control
  }

  @Test func `a finger selects the segment over which it lifts`() {
    let (hand, control) = (Hand(), control())
    let events = hand.hold(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    hand.tap(100, 10)
    #expect(control.selectedSegmentIndex == 1 && events.take() == changed)
    hand.down(150, 10)
    hand.move(99.9, 10)
    #expect(control.selectedSegmentIndex == 1)
    hand.up()
    #expect(control.selectedSegmentIndex == 0 && events.take() == changed)
  }

  @Test func `the selected segment, a disabled one and a place beside them change nothing`() {
    let (hand, control) = (Hand(), control())
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    let events = hand.hold(control)
    hand.tap(150, 10)
    hand.tap(250, 10)
    hand.down(150, 10)
    hand.move(-20, 10)
    hand.up()
    #expect(control.selectedSegmentIndex == 1 && events.take() == [])
  }

  @Test func `a selected segment stays selected where another one comes before it, or in its place`() {
    let control = control()
    control.selectedSegmentIndex = 1
    for place in [1, 0, 3] {
      control.insertSegment(withTitle: "New", at: place, animated: false)
      #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Week")
    }
  }

  @Test func `widths that are set are kept, and the rest is shared (ours)`() {
    let (hand, control) = (Hand(), control())
    control.setWidth(50, forSegmentAt: 0)
    _ = hand.hold(control)
    hand.tap(174.9, 10)
    #expect(control.selectedSegmentIndex == 1)
    hand.tap(175, 10)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `a momentary control has its segment selected while its actions are sent`() {
    let (hand, control) = (Hand(), control())
    control.isMomentary = true
    let events = hand.hold(control)
    var seen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    hand.tap(10, 10)
    hand.tap(10, 10)
    #expect(seen == [0, 0] && events.take() == changed + changed)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a segment's own action is performed when it is selected`() {
    var performed: [String] = []
    let actions = ["Day", "Week"].map { title in UIAction(title: title) { _ in performed.append(title) } }
    let hand = Hand()
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30), actions: actions)
    _ = hand.hold(control)
    hand.tap(150, 10)
    #expect(performed == ["Week"])
    #expect(control.titleForSegment(at: 0) == "Day" && control.actionForSegment(at: 0) === actions[0])
  }

  @Test func `inserting and removing keeps the selected segment selected`() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: -3, animated: false)
    control.insertSegment(with: UIImage(), at: 99, animated: false)
    #expect(control.numberOfSegments == 5 && control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "Hour" && control.imageForSegment(at: 4) != nil)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 99, animated: false)
    #expect(control.numberOfSegments == 3)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0)
  }
}

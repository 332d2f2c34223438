import Foundation
import HeadlessUIKit
import Testing

/// Group K: segmented controls.
@MainActor @Suite("K: segmented controls") struct SegmentTests {
  @Test("K76 a selected segment that is disabled is selected no more")
  func disabled() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.selectedSegmentIndex == 0)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test("K78 an action that a segment has already moves there, or takes the segment's place")
  func sameAction() {
    func action(_ name: String, _ title: String? = nil) -> UIAction {
      UIAction(title: title ?? name, identifier: .init(name)) { _ in }
    }
    let control = UISegmentedControl(frame: .zero, actions: ["a", "b", "c"].map { action($0) })
    func titles() -> [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }
    #expect(titles() == ["a", "b", "c"])
    control.insertSegment(action: action("a", "A"), at: 2, animated: false)
    #expect(titles() == ["b", "A", "c"])
    control.insertSegment(action: action("c", "C"), at: 0, animated: false)
    #expect(titles() == ["C", "b", "A"])
    control.insertSegment(action: action("b", "B"), at: 1, animated: false)
    #expect(titles() == ["C", "B", "A"])
  }
}

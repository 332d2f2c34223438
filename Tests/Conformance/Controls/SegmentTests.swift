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

  @Test("V982 the font of its normal titles counts for how wide a segmented control is")
  func titleFont() {
    let control = UISegmentedControl(items: ["Title", "Other"])
    let plain = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 39)], for: .normal)
    #expect(control.intrinsicContentSize.width > 2 * plain)
    control.setTitleTextAttributes(nil, for: .normal)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 39)], for: .selected)
    #expect(control.intrinsicContentSize.width == plain)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 39)], for: .normal)
    control.apportionsSegmentWidthsByContent = true
    control.setTitle("I", forSegmentAt: 1)
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    control.layoutIfNeeded()
    #expect(control.subviews[0].frame.width > 2 * control.subviews[1].frame.width)
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

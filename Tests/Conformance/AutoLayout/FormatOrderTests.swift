import Foundation
import HeadlessUIKit
import Testing

/// Rule W98: in which order the visual format's rules come.
@MainActor struct FormatOrderTests {
  @Test("W98 the rules of a line of the visual format come in its order: a view's place, then its length")
  func order() {
    let (box, one, other) = (UIView(), UIView(), UIView())
    for view in [one, other] { box.addSubview(view) }
    let rules = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-8-[one(>=50)]-(<=12)-[other(==one)]", metrics: nil,
      views: ["one": one, "other": other])
    #expect(rules.map(\.firstAttribute) == [.leading, .width, .leading, .width])
    #expect(rules.map { $0.firstItem === one } == [true, true, false, false] && rules.first?.constant == 8)
  }
}

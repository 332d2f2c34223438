import HeadlessUIKit
import Testing

/// Rule V716: which actions are equal.
@MainActor @Suite("V: equal actions") struct EqualActionTests {
  @Test("V716 actions of one identifier are equal, and each without one equals itself alone")
  func equal() {
    let id = UIAction.Identifier("id")
    let (one, other) = (UIAction(title: "a", identifier: id) { _ in }, UIAction(identifier: id) { _ in })
    #expect(one == other && one.isEqual(other) && one.hash == other.hash && one !== other)
    #expect(UIMenu(children: [one]).children.firstIndex(of: other) == 0)
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    #expect(first == first && first != second && !first.isEqual("id"))
  }
}

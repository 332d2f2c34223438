import HeadlessUIKit
import Testing

@Suite("UIEdgeInsets") struct UIEdgeInsetsTests {
  @Test("insets move each edge inwards, negative ones outwards")
  func inset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 102, height: 46))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("insets larger than the rectangle give a negative size")
  func tooLarge() {
    let left = CGRect(x: 0, y: 0, width: 10, height: 10).inset(
      by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(left.origin == CGPoint(x: 8, y: 0))
    #expect(left.size == CGSize(width: -6, height: 10))
  }

  @Test("directional insets start at zero")
  func directional() {
    #expect(NSDirectionalEdgeInsets() == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}

import HeadlessUIKit
import Testing

@Suite("UIColor") struct UIColorTests {
  @Test("it gives back its four numbers")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("equal numbers are equal colours, however made")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.red != .blue)
    #expect(Set([UIColor(white: 1, alpha: 1), .white]).count == 1)
  }
}

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

  @Test("hue, saturation and brightness give back what they were made of")
  func hues() {
    for hue in [0.0, 0.1, 0.35, 0.6, 0.95] {
      let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
      var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(found - hue) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
      #expect(!color.getWhite(nil, alpha: nil))
    }
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor.gray.getWhite(nil, alpha: nil) && UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func `a layer's colour can be had as opaque as one likes`() {
    let half = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.5)
    #expect(half == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5) && half?.alpha == 0.5)
  }
  @Test func `a colour keeps how prominent it is, whatever is made of it`() {
    let less = UIColor.red.withProminence(.secondary)
    #expect(less.prominence == .secondary && less != .red && less.withProminence(.primary) == .red)
    #expect(less.withAlphaComponent(0.5).prominence == .secondary && UIColor.red.prominence == .primary)
    let dynamic = UIColor { _ in .blue }.withProminence(.tertiary)
    #expect(dynamic.resolvedColor(with: UITraitCollection()) == UIColor.blue.withProminence(.tertiary))
  }

  @Test func `a colour has a name`() {
    let colors: [UIColor] = [
      .black, .white, .gray, .darkGray, .red, .blue, .clear, UIColor(red: 0, green: 0, blue: 0.4, alpha: 1),
    ]
    #expect(
      colors.map(\.accessibilityName) == [
        "black", "white", "gray", "dark gray", "red", "blue", "clear", "dark blue",
      ])
  }
}

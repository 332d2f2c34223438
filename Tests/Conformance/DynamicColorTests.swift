import Foundation
import HeadlessUIKit
import Testing

/// Group V: colours that follow the traits.
@MainActor struct DynamicColorTests {
  private let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("V331 a dynamic colour is what its provider says of the traits that it is resolved with")
  func resolves() {
    _ = Phone()
    #expect(ink.resolvedColor(with: dark) == .white)
    #expect(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    let inner = ink
    #expect(UIColor { _ in inner }.resolvedColor(with: dark) == .white)
  }

  @Test("V331 wherever nobody says of which traits, they are the current ones: the screen's, or what code says")
  func current() {
    _ = Phone()
    #expect(brightness == 0)
    dark.performAsCurrent {
      #expect(brightness == 1)
      #expect(UITraitCollection.current === dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent { #expect(brightness == 0) }
      #expect(brightness == 1)
    }
    #expect(brightness == 0)
    UITraitCollection.current = dark
    #expect(brightness == 1)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
    _ = Phone()
    #expect(brightness == 0)
  }

  @Test("V331 dynamic colours are equal by their provider and opacity, and follow the traits less opaque, too")
  func equality() {
    _ = Phone()
    #expect(ink == ink)
    #expect(ink != UIColor { _ in .black })
    #expect(ink != .black)
    let half = ink.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(half.cgColor.alpha == 0.5)
    #expect(half == ink.withAlphaComponent(0.5))
    #expect(half.hash == ink.withAlphaComponent(0.5).hash)
    #expect(half != ink)
  }

  private var brightness: CGFloat {
    var white: CGFloat = -1
    ink.getWhite(&white, alpha: nil)
    return white
  }
}

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

  @Test("V376 UIKit's own colours that follow the appearance are light, dark, or elevated by the traits")
  func system() {
    let elevated = dark.replacing(UITraitUserInterfaceLevel.self, value: .elevated)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: .current) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(
      UIColor.systemBackground.resolvedColor(with: elevated)
        == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    #expect(UIColor.systemRed.resolvedColor(with: elevated) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(UIColor.systemRed.resolvedColor(with: dark) != UIColor.systemRed.resolvedColor(with: .current))
    #expect(UIColor.label == .label && UIColor.label != .black && UIColor.systemGray6 != .secondarySystemBackground)
    #expect(UIColor.darkText.resolvedColor(with: dark) == .black)
  }

  @Test("V376 a layer has its view's colour as the view's traits have it")
  func layers() {
    let view = Phone().pad("view", (0, 0, 10, 10))
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.overrideUserInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  private var brightness: CGFloat {
    var white: CGFloat = -1
    ink.getWhite(&white, alpha: nil)
    return white
  }
}

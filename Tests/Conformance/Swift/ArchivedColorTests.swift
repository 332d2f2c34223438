import Foundation
import HeadlessUIKit
import Testing

/// Rules V1080 and V1081: colours from archives, and fonts' descriptors that are the same.
@MainActor @Suite("V: archived colours") struct ArchivedColorTests {
  private func back<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test("V1080 greys come back as greys, and what has red, green and blue with them, also where they are the same")
  func kinds() throws {
    let colors = [
      UIColor(red: 1, green: 1, blue: 1, alpha: 1), .white, .clear, .red,
      UIColor(red: 0, green: 0, blue: 0, alpha: 0),
      UIColor(hue: 0, saturation: 0, brightness: 0.5, alpha: 0.25),
      UIColor(red: 1.5, green: -0.3, blue: 0, alpha: 1),
      UIColor.red.withProminence(.secondary),
    ]
    for color in colors {
      let copy = try back(color)
      #expect(copy == color && copy.cgColor.numberOfComponents == color.cgColor.numberOfComponents)
      #expect(colors.firstIndex(of: copy) == colors.firstIndex(of: color))
    }
  }

  @Test("V1080 UIKit's own stay what they are in the dark; one of a provider is what it was at the time")
  func dynamic() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let colors = [
      UIColor.systemRed, .label, .systemBackground, .tertiarySystemGroupedBackground, .tintColor,
      .quaternarySystemFill,
    ]
    for color in colors + [UIColor.label.withAlphaComponent(0.3), .link.withProminence(.tertiary)] {
      let copy = try back(color)
      #expect(copy == color && copy.resolvedColor(with: dark) == color.resolvedColor(with: dark))
    }
    let own = try back(UIColor { $0.userInterfaceStyle == .dark ? .black : .red })
    #expect(own == .red && own.resolvedColor(with: dark) == .red)
  }

  @Test("V1081 descriptors of the same font, size and traits are equal, also from an archive or from attributes")
  func descriptors() throws {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(plain == UIFont.systemFont(ofSize: 12).fontDescriptor && Set([plain, plain.withSize(12)]).count == 1)
    #expect(bold != plain && plain.withSize(13) != plain)
    for one in [plain, bold] { #expect(try back(one) == one) }
    #expect(plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]]) == bold)
    #expect(UIFontDescriptor(fontAttributes: bold.fontAttributes) == bold)
  }
}

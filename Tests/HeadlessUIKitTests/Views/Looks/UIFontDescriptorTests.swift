import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIFontDescriptorTests {
  @Test func `attributes say name, size and traits`() {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    #expect(bold.symbolicTraits.contains(.traitBold) && bold.pointSize == 17)
    #expect(bold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: -0.4]]).symbolicTraits.isEmpty)
    let digits = plain.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    #expect(UIFont(descriptor: digits, size: 0).pointSize == 17)
    let made = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold Italic", .size: 20])
    #expect(made.postscriptName == "Georgia" && made.pointSize == 20)
    #expect(made.symbolicTraits == [.traitBold, .traitItalic])
    #expect(made.object(forKey: .size) as? CGFloat == 20 && made.object(forKey: .matrix) == nil)
    #expect(made.addingAttributes([.size: Double.nan]).pointSize == 20)
  }

  @Test func `families have fonts, and any other name is a family of its own`() {
    #expect(UIFont.familyNames.contains("Georgia"))
    for family in UIFont.familyNames {
      #expect(!UIFont.fontNames(forFamilyName: family).isEmpty)
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 9)?.familyName == family)
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "Nobody's") == [])
    #expect(UIFont(name: "Lobster-Regular", size: 9)?.familyName == "Lobster")
    #expect(UIFont.systemFont(ofSize: 9).familyName == ".AppleSystemUIFont")
  }

  @Test func `weights, levels and priorities are compared`() {
    #expect(
      UIFont.Weight.bold > .regular && UIFont.Weight(0.3) == .semibold && UIFont.Weight.regular + 0.4 == .bold)
    #expect(UIWindow.Level.alert > .statusBar && UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect([UILayoutPriority.required, .defaultLow, .defaultHigh].sorted().first == .defaultLow)
    #expect(UIContentSizeCategory.accessibilityMedium >= .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.small < .large && !(UIContentSizeCategory.small > .small))
  }
}

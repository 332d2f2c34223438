import Foundation
import HeadlessUIKit
import Testing

/// Group L: numbers and sizes under names.
@MainActor struct NamedNumberTests {
  @Test("L20 weights, widths, priorities and levels are compared, moved by numbers from both sides, and subtracted")
  func numbers() {
    var weight = UIFont.Weight.regular
    weight += 0.4
    #expect(weight == .bold && UIFont.Weight.bold - UIFont.Weight.regular == 0.4)
    weight -= 0.4
    #expect(weight == .regular && weight < .bold)
    #expect(UIFont.Width.condensed < .expanded && UIFont.Width.standard + 0.2 == .expanded)
    #expect(UIFont.Width(0.2) == .expanded)
    #expect(-1 + UILayoutPriority.required == UILayoutPriority(999))
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
    #expect(1 + UIWindow.Level.alert > UIWindow.Level.alert && UIWindow.Level.alert - 1000 == .statusBar)
  }

  @Test("L21 text sizes are ordered from the smallest on, and what is none of them comes first")
  func sizes() {
    let sizes: [UIContentSizeCategory] = [.accessibilityLarge, .small, .extraExtraExtraLarge]
    #expect(sizes.sorted() == [.small, .extraExtraExtraLarge, .accessibilityLarge])
    #expect(max(UIContentSizeCategory.unspecified, .extraSmall) == .extraSmall)
    #expect(UIFont.TextStyle.body.metrics.scaledValue(for: 20) == UIFontMetrics.default.scaledValue(for: 20))
  }

  @Test("L22 offsets and ranges are compared by the functions of old code, too")
  func olderNames() {
    #expect(UIOffsetEqualToOffset(.zero, UIOffset(horizontal: 0, vertical: 0)))
    #expect(!UIOffsetEqualToOffset(.zero, UIOffset(horizontal: 1, vertical: 0)))
    #expect(UIFloatRangeIsEqualToRange(.zero, UIFloatRange(minimum: 0, maximum: 0)))
    #expect(!UIFloatRangeIsEqualToRange(.zero, .infinite))
  }
}

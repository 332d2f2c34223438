import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UITraitCollectionTests {
  private enum Compactness: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func `what is not said is unspecified, and a trait of an application's own has its default`() {
    UIApplication.start(UIApplication())
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .unspecified)
    let compactness: Int = traits[Compactness.self]
    #expect(traits.displayScale == 0 && compactness == 1)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `of several collections the last one that says something counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(displayScale: 1),
    ])
    #expect(traits.displayScale == 1 && traits.horizontalSizeClass == .regular)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 1)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }

  @Test func `a closure sets traits, also those of an application's own`() {
    let traits = UITraitCollection {
      $0[Compactness.self] = 3
      $0.layoutDirection = .rightToLeft
    }
    let more = traits.modifyingTraits { $0[Compactness.self] += 1 }
    let found: [Int] = [traits[Compactness.self], more[Compactness.self]]
    #expect(found == [3, 4] && traits.layoutDirection == .rightToLeft)
    let same = traits.modifyingTraits { _ in }
    #expect(!more.isEqual(traits) && same.isEqual(traits))
  }
}

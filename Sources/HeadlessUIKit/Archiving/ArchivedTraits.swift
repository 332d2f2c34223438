import Foundation

extension TraitValues {
  /// UIKit's own, of which it has any.
  func write(to coder: NSCoder) { for trait in ArchivedTrait.all { trait.write(self, coder) } }

  init(from coder: NSCoder) {
    self.init()
    for trait in ArchivedTrait.all { trait.read(&self, coder) }
  }
}

/// A trait of UIKit's, by the name of its type.
private struct ArchivedTrait {
  let write: (TraitValues, NSCoder) -> Void
  let read: (inout TraitValues, NSCoder) -> Void

  static var all: [ArchivedTrait] {
    [
      ArchivedTrait(UITraitUserInterfaceIdiom.self), ArchivedTrait(UITraitUserInterfaceStyle.self),
      ArchivedTrait(UITraitHorizontalSizeClass.self), ArchivedTrait(UITraitVerticalSizeClass.self),
      ArchivedTrait(UITraitLayoutDirection.self), ArchivedTrait(UITraitForceTouchCapability.self),
      ArchivedTrait(UITraitAccessibilityContrast.self), ArchivedTrait(UITraitUserInterfaceLevel.self),
      ArchivedTrait(UITraitLegibilityWeight.self), ArchivedTrait(UITraitDisplayGamut.self),
      ArchivedTrait(UITraitActiveAppearance.self), ArchivedTrait(UITraitToolbarItemPresentationSize.self),
      ArchivedTrait(UITraitImageDynamicRange.self), ArchivedTrait(UITraitSceneCaptureState.self),
      ArchivedTrait(UITraitHDRHeadroomUsageLimit.self),
      ArchivedTrait(
        UITraitDisplayScale.self, write: { $1.encode(Double($0), forKey: $2) },
        read: { CGFloat($0.decodeDouble(forKey: $1)) }),
      ArchivedTrait(
        UITraitPreferredContentSizeCategory.self, write: { $1.encode($0.rawValue as NSString, forKey: $2) },
        read: { $0.text(forKey: $1).map(UIContentSizeCategory.init(rawValue:)) }),
      ArchivedTrait(
        UITraitTypesettingLanguage.self,
        write: { language, coder, key in
          if let data = try? JSONEncoder().encode(language) { coder.encode(data as NSData, forKey: key) }
        },
        read: { $0.data(forKey: $1).flatMap { try? JSONDecoder().decode(Locale.Language?.self, from: $0) } }),
    ]
  }

  private init<Trait: UITraitDefinition>(
    _ trait: Trait.Type, write: @escaping (Trait.Value, NSCoder, _ key: String) -> Void,
    read: @escaping (NSCoder, _ key: String) -> Trait.Value?
  ) {
    let key = "\(trait)"
    self.write = { traits, coder in traits.value(of: trait).map { write($0, coder, key) } }
    self.read = { traits, coder in
      if coder.containsValue(forKey: key), let value = read(coder, key) { traits[trait] = value }
    }
  }

  private init<Trait: UITraitDefinition>(_ trait: Trait.Type) where Trait.Value: RawRepresentable<Int> {
    self.init(
      trait, write: { $1.encode($0.rawValue, forKey: $2) },
      read: { Trait.Value(rawValue: $0.decodeInteger(forKey: $1)) })
  }
}

public import Foundation

/// Traits that are the same on every screen, unless code overrides them.
nonisolated extension UITraitCollection {
  /// Normal on the screen.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// The lowest on the screen.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// Regular on the screen.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  /// That of a phone on the screen.
  public var displayGamut: UIDisplayGamut { traits.displayGamut }
  /// Active on the screen.
  public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
  /// Unspecified on the screen: there is no Mac.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { traits.toolbarItemPresentationSize }
  /// Standard on the screen: no image is brighter than white.
  public var imageDynamicRange: UIImage.DynamicRange { traits.imageDynamicRange }
  /// Nil on the screen: texts are set in the language that people read.
  public var typesettingLanguage: Locale.Language? { traits.typesettingLanguage }
  /// Inactive: nobody records a scene here.
  public var sceneCaptureState: UISceneCaptureState { traits[UITraitSceneCaptureState.self] }
  /// Inactive on the screen: no image is brighter than white.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { traits.headroomUsageLimit }

  /// That trait alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// That trait alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// That trait alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// That trait alone.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// That trait alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// That trait alone.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }
  /// That trait alone.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }
  /// That trait alone.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init { $0.headroomUsageLimit = hdrHeadroomUsageLimit }
  }

  /// That trait alone.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// Those by whose change a colour may look another way.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }
  /// Those by whose change another image may be found.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitDisplayGamut.self,
    ]
  }
}

/// How far colours are apart. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether something lies above what else there is. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// How bold texts are to be. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilegibilityweight>
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Which colours a screen has. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidisplaygamut>
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a window is in use. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance>
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// How large a Mac's toolbar shows its items. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinstoolbaritempresentationsize>
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// Whether somebody records a scene. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenecapturestate>
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether what is brighter than white is to be held back. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihdrheadroomusagelimit>
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// How far colours are apart.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast>
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .normal }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether something lies above what else there is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel>
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .base }
  public static var affectsColorAppearance: Bool { true }
}
/// How bold texts are to be.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitlegibilityweight>
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .regular }
}
/// In which language texts are set.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraittypesettinglanguage>
public enum UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: Locale.Language? { nil }
}
/// Which colours a screen has.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitdisplaygamut>
public enum UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .P3 }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether a window is in use.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitactiveappearance>
public enum UITraitActiveAppearance: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .active }
}
/// How large a Mac's toolbar shows its items.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraittoolbaritempresentationsize>
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
/// How bright images are shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitimagedynamicrange>
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { .standard }
}
/// Whether somebody records a scene.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitscenecapturestate>
public enum UITraitSceneCaptureState: UITraitDefinition {
  public static var defaultValue: UISceneCaptureState { .inactive }
}
/// Whether what is brighter than white is to be held back.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraithdrheadroomusagelimit>
public enum UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public static var defaultValue: UIHDRHeadroomUsageLimit { .inactive }
}

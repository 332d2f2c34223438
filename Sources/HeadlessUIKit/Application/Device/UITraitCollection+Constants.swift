/// Traits that are the same during every replay.
extension UITraitCollection {
  /// Normal.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The lowest.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Regular.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// That of a phone.
  public var displayGamut: UIDisplayGamut { .P3 }
  /// Active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  /// Those by whose change a colour may look another way.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self]
  }
  /// Those by whose change another image may be found.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self]
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

import Foundation

// UIKit's colours that follow the appearance, as they have been read on devices (V376). Contrast changes none.

extension UIColor {
  public static let systemRed = system("systemRed", 0xFF3B30, dark: 0xFF453A)
  public static let systemOrange = system("systemOrange", 0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = system("systemYellow", 0xFFCC00, dark: 0xFFD60A)
  public static let systemGreen = system("systemGreen", 0x34C759, dark: 0x30D158)
  public static let systemMint = system("systemMint", 0x00C7BE, dark: 0x66D4CF)
  public static let systemTeal = system("systemTeal", 0x30B0C7, dark: 0x40C8E0)
  public static let systemCyan = system("systemCyan", 0x32ADE6, dark: 0x64D2FF)
  public static let systemBlue = system("systemBlue", 0x007AFF, dark: 0x0A84FF)
  public static let systemIndigo = system("systemIndigo", 0x5856D6, dark: 0x5E5CE6)
  public static let systemPurple = system("systemPurple", 0xAF52DE, dark: 0xBF5AF2)
  public static let systemPink = system("systemPink", 0xFF2D55, dark: 0xFF375F)
  public static let systemBrown = system("systemBrown", 0xA2845E, dark: 0xAC8E68)

  public static let systemGray = system("systemGray", 0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = system("systemGray2", 0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = system("systemGray3", 0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = system("systemGray4", 0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = system("systemGray5", 0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = system("systemGray6", 0xF2F2F7, dark: 0x1C1C1E)

  // MARK: Texts and lines

  public static let label = system("label", 0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = system("secondaryLabel", 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  public static let tertiaryLabel = system("tertiaryLabel", 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let quaternaryLabel = system("quaternaryLabel", 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  public static let placeholderText = system("placeholderText", 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let link = system("link", 0x007AFF, dark: 0x0984FF)
  public static let separator = system("separator", 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  public static let opaqueSeparator = system("opaqueSeparator", 0xC6C6C8, dark: 0x38383A)
  /// The same everywhere.
  public static let darkText = black
  /// The same everywhere.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// That of the system: a view's own is its `tintColor`.
  public static let tintColor = systemBlue

  // MARK: Fills and backgrounds

  public static let systemFill = system("systemFill", 0x787880, 0.2, dark: 0x787880, 0.36)
  public static let secondarySystemFill = system("secondarySystemFill", 0x787880, 0.16, dark: 0x787880, 0.32)
  public static let tertiarySystemFill = system("tertiarySystemFill", 0x767680, 0.12, dark: 0x767680, 0.24)
  public static let quaternarySystemFill = system("quaternarySystemFill", 0x747480, 0.08, dark: 0x767680, 0.18)

  public static let systemBackground = system("systemBackground", 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// By its older name.
  public static let groupTableViewBackground = systemGroupedBackground

  /// - Parameters:
  ///   - name: what archives know it by.
  ///   - elevated: what it is in the dark above what else there is; the dark one where nil.
  private static func system(
    _ name: String, _ light: Int, _ lightAlpha: CGFloat = 1, dark: Int, _ darkAlpha: CGFloat = 1,
    elevated: Int? = nil
  ) -> UIColor {
    let (day, night) = (UIColor(light, lightAlpha), UIColor(dark, darkAlpha))
    let above = elevated.map { UIColor($0, darkAlpha) } ?? night
    let provider = Provider(named: name) { traits in
      guard traits.userInterfaceStyle == .dark else { return day }
      return traits.userInterfaceLevel == .elevated ? above : night
    }
    return UIColor(provider, opacity: nil)
  }

  private convenience init(_ code: Int, _ alpha: CGFloat) {
    func part(_ shift: Int) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    let (red, green, blue) = (part(16), part(8), part(0))
    if red == green, green == blue {
      self.init(white: red, alpha: alpha)
    } else {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Nil where none of them is called so.
  static func system(named name: String) -> UIColor? { byName[name] }

  private static let byName: [String: UIColor] = {
    let all: [UIColor] = [
      systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
      systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4,
      systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link,
      separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill,
      systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
      secondarySystemGroupedBackground, tertiarySystemGroupedBackground,
    ]
    return Dictionary(uniqueKeysWithValues: all.compactMap { color in color.provider?.name.map { ($0, color) } })
  }()
}

extension UIFont {
  /// Its name as far as the hyphen, with the system's own name of its font.
  public var familyName: String {
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    return family == "system"
      ? ".AppleSystemUIFont" : Self.families.first { $0.fonts.contains(fontName) }?.name ?? family
  }

  /// Some that every device has; any other name is a font as well.
  public static var familyNames: [String] { families.map(\.name) }

  /// None of a family that isn't in ``familyNames``.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    families.first { $0.name == familyName }?.fonts ?? []
  }

  private static let families: [(name: String, fonts: [String])] = [
    ("Arial", ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]),
    ("Avenir", ["Avenir-Book", "Avenir-Medium", "Avenir-Heavy"]),
    (
      "Courier New",
      ["CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT"]
    ),
    ("Georgia", ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"]),
    ("Helvetica", ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"]),
    ("Helvetica Neue", ["HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-Light"]),
    ("Menlo", ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"]),
    (
      "Times New Roman",
      ["TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"]
    ),
    ("Verdana", ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"]),
  ]
}

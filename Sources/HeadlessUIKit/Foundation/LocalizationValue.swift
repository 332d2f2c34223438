#if !canImport(Darwin)
  public import Foundation

  // Foundation on Linux has `NSLocalizedString` alone.

  extension String {
    /// A text to be translated: `"\(count) photos"` is looked up as `%lld photos`.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/string/localizationvalue>
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
      let key: String
      let values: [String]

      /// A text that is its own key.
      public init(_ value: String) { self.init(stringLiteral: value) }
      /// A text that is its own key.
      public init(stringLiteral value: String) { (key, values) = (value, []) }
      /// A text with values in it.
      public init(stringInterpolation: StringInterpolation) {
        (key, values) = (stringInterpolation.key, stringInterpolation.values)
      }

      /// Puts the values into a text that has the key's placeholders, in any order that `%2$@` names. A `%` that
      /// begins no placeholder stands for itself.
      func text(of format: String) -> String {
        if values.isEmpty { return format }
        var (text, rest, next) = ("", format[...], 0)
        while let sign = rest.firstIndex(of: "%") {
          text += rest[..<sign]
          rest = rest[rest.index(after: sign)...]
          if rest.first == "%" {
            text += "%"
            rest = rest.dropFirst()
            continue
          }
          guard let length = Self.lengthOfSpecifier(rest) else {
            text += "%"
            continue
          }
          let number = rest.prefix(while: \.isNumber)
          var place = next
          if let named = Int(number), rest.dropFirst(number.count).first == "$" {
            place = named - 1
          } else {
            next += 1
          }
          rest = rest.dropFirst(length)
          if values.indices.contains(place) { text += values[place] }
        }
        return text + rest
      }

      /// `@`, `lld`, `.2f`, `2$@` and the like: a letter, with nothing but flags, numbers and lengths before it.
      private static func lengthOfSpecifier(_ text: Substring) -> Int? {
        let last = text.firstIndex { !"-+ #0'123456789.*$hlqLztj".contains($0) }
        guard let last, "@diuoxXfFeEgGscCaAp".contains(text[last]) else { return nil }
        return text.distance(from: text.startIndex, to: last) + 1
      }

      /// Collects the key and the values.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var values: [String] = []

        /// Empty.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// A part of the key.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

        /// `%@`
        public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
        /// `%@`
        public mutating func appendInterpolation(_ substring: Substring) { append(String(substring), "%@") }
        /// `%lld`
        public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
          append("\(value)", "%lld")
        }
        /// `%f`, with six digits.
        public mutating func appendInterpolation(_ value: Float) { append(Double(value), "%f") }
        /// `%lf`, with six digits.
        public mutating func appendInterpolation(_ value: Double) { append(value, "%lf") }
        /// `%lf`, with six digits.
        public mutating func appendInterpolation(_ value: CGFloat) { append(Double(value), "%lf") }
        /// By a specifier of printf, such as `%02lld`.
        public mutating func appendInterpolation<Number: BinaryInteger & CVarArg>(
          _ value: Number, specifier: String
        ) {
          append(String(format: specifier, value), specifier)
        }
        /// By a specifier of printf, such as `%.2f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) { append(value, specifier) }
        /// By a specifier of printf, such as `%.2f`.
        public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
          append(Double(value), specifier)
        }
        /// `%@`, as the style has it.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String { append(format.format(value), "%@") }
        /// `%@`, as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)", "%@") }

        private mutating func append(_ value: Double, _ specifier: String) {
          append(String(format: specifier, value), specifier)
        }
        private mutating func append(_ value: String, _ specifier: String) {
          key += specifier
          values.append(value)
        }
      }
    }

    /// What the bundle's table has for the text, else the text itself, with its values.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)>
    /// - Parameters:
    ///   - locale: kept by nobody: values are written as Swift writes them.
    ///   - comment: for translators.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
      self = keyAndValue.text(of: format)
    }

    /// What the bundle's table has for the key, else the default value.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
      self = defaultValue.text(of: format)
    }

    /// What the resource's table has.
    public init(localized resource: LocalizedStringResource) {
      let bundle = resource.bundle.bundle
      let format = bundle.localizedString(
        forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
      self = resource.defaultValue.text(of: format)
    }
  }

  /// A text to be translated later, with where to look it up.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/localizedstringresource>
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Hashable {
    /// What it is looked up by.
    public let key: String
    /// What there is where nothing is found.
    public let defaultValue: String.LocalizationValue
    /// The table; nil for `Localizable`.
    public let table: String?
    /// Kept: values are written as Swift writes them.
    public var locale: Locale
    let bundle: BundleDescription

    /// Where a table is looked for.
    public enum BundleDescription: Sendable, Hashable {
      case main
      case atURL(URL)

      /// The bundle that a class is from: here, there is one.
      public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
        .atURL(Bundle(for: anyClass).bundleURL)
      }

      var bundle: Bundle {
        switch self {
        case .main: .main
        case .atURL(let url): Bundle(url: url) ?? .main
        }
      }
    }

    /// A text that is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A text with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
    /// A text that is its own key, of that table.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      (key, defaultValue, self.table, self.locale, self.bundle) = (
        keyAndValue.key, keyAndValue, table, locale, bundle
      )
    }
    /// A text by a key of its own, of that table.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      (self.key, self.defaultValue, self.table, self.locale, self.bundle) =
        ("\(key)", defaultValue, table, locale, bundle)
    }
  }
#endif

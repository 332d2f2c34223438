public import Foundation

/// A place in a line that a tab goes to. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject {
  /// Kept, never drawn.
  public let alignment: NSTextAlignment
  /// In points, from where the line begins.
  public let location: CGFloat
  /// Kept, never drawn.
  public let options: [OptionKey: Any]

  /// With what is known beside its place.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// What divides the whole part of a number from the rest, by which columns of numbers stand.
  /// - Parameter aLocale: with nil, the one that no country has, which has a point.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// What a tab is told beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`: where a column's texts are divided.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}

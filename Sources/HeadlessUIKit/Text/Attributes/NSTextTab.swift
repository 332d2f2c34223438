public import Foundation

/// A place in a line that a tab goes to. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, NSSecureCoding {
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

  /// What was written of a tab.
  public required init?(coder: NSCoder) {
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .natural
    location = coder.decodeDouble(forKey: "location")
    let terminators = coder.data(forKey: "columnTerminators").map { CharacterSet(bitmapRepresentation: $0) }
    options = terminators.map { [.columnTerminators: $0] } ?? [:]
    super.init()
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// All of it.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "alignment")
    coder.encode(Double(location), forKey: "location")
    if let terminators { coder.encode(terminators.bitmapRepresentation as NSData, forKey: "columnTerminators") }
  }

  private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// Where all of it is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return (other.alignment, other.location) == (alignment, location) && other.terminators == terminators
  }
  open override var hash: Int { location.hashValue }

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

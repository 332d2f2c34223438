public import Foundation

/// What a font is found by: a name, a size and traits.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
public final class UIFontDescriptor: NSObject, NSSecureCoding, Sendable {
  /// The font's name.
  public let postscriptName: String
  /// In points.
  public let pointSize: CGFloat
  /// What the font is besides.
  public let symbolicTraits: SymbolicTraits

  /// - Parameter fontName: any name is a font.
  public init(name fontName: String, size: CGFloat) {
    (postscriptName, pointSize, symbolicTraits) = (fontName, size, [])
    super.init()
  }

  /// Of the system's font, in the size of labels.
  public convenience override init() { self.init("system", UIFont.labelFontSize, []) }

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (postscriptName, pointSize, symbolicTraits) = (name, size, traits)
    super.init()
  }

  /// One of the same font, in the same size, with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return (postscriptName, pointSize, symbolicTraits)
      == (other.postscriptName, other.pointSize, other.symbolicTraits)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    hasher.combine(symbolicTraits)
    return hasher.finalize()
  }

  /// The style's font.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same font, and that besides; every font has every trait.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(postscriptName, pointSize, symbolicTraits)
  }
  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, symbolicTraits)
  }
  /// The same font, in the system's design of that name.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor("\(postscriptName)-\(design.rawValue)", pointSize, symbolicTraits)
  }

  /// What a font is besides. Raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// Designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
}

extension UIFont {
  /// What the font is found by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontName, pointSize, traits) }

  /// - Parameter pointSize: 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(found: descriptor, pointSize > 0 ? pointSize : descriptor.pointSize)
  }
}

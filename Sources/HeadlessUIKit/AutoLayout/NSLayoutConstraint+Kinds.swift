extension NSLayoutConstraint {
  /// Across or down.
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

  /// How two sides of a rule compare. Raw values are UIKit's.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual

    var sign: String {
      switch self {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// What of an item a rule is about. Raw values are UIKit's.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The same as `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// In which direction names as `leading` count, and what views named in a format have in common. Raw values are
  /// UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// All that say a direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// Spaces count between edges, as they do here.
    public static let spacingEdgeToEdge: FormatOptions = []
  }
}

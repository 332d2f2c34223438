extension UISplitViewController {
  /// How many columns there are. Raw values are UIKit's.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// One of the columns. Raw values are UIKit's.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }

  /// Which columns show. Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    /// The older name.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns make room. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  /// When the button to switch shows. Raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// Where the primary column stands. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  /// How the primary column looks. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
}

public import Foundation

/// A row's image, text and secondary text. The text counts for its size; looks are kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Nil for none.
  public var image: UIImage?
  /// How the image looks; kept, but for the sizes.
  public var imageProperties = ImageProperties()
  /// Nil for none.
  public var text: String?
  /// In place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// Below the text, or at the other end of its line. Nil for none.
  public var secondaryText: String?
  /// In place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the secondary text stands at the other end of the text's line, where there is room for both; else it
  /// stands below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Kept: margins are its own.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  /// In points: at least, between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// In points, between texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Of the whole content.
  public var alpha: CGFloat = 1
  /// The least height of a content of this kind, in points.
  private var leastHeight = TableMetrics.rowHeight

  private init(_ edit: (inout Self) -> Void = { _ in }) {
    secondaryTextProperties.font = .systemFont(ofSize: 12)
    edit(&self)
  }

  // MARK: Kinds

  /// One text.
  public static func cell() -> Self { Self() }
  /// A secondary text below the text.
  public static func subtitleCell() -> Self { Self() }
  /// A secondary text at the end of the line.
  public static func valueCell() -> Self {
    Self {
      $0.prefersSideBySideTextAndSecondaryText = true
      $0.secondaryTextProperties.font = .systemFont(ofSize: 17)
    }
  }
  /// One text.
  public static func sidebarCell() -> Self { Self() }
  /// A secondary text below the text.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// One text.
  public static func accompaniedSidebarCell() -> Self { Self() }
  /// A secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  /// A plain list's header.
  public static func plainHeader() -> Self { part(17) }
  /// A plain list's footer.
  public static func plainFooter() -> Self { part(13) }
  /// A grouped list's header.
  public static func groupedHeader() -> Self { part(13) }
  /// A grouped list's footer.
  public static func groupedFooter() -> Self { part(13) }
  /// A large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> Self { part(22) }
  /// A large header of a grouped list, below others.
  public static func extraProminentInsetGroupedHeader() -> Self { part(22) }
  /// A sidebar's header.
  public static func sidebarHeader() -> Self { part(17) }
  /// A list's header.
  public static func header() -> Self { part(17) }
  /// A list's footer.
  public static func footer() -> Self { part(13) }

  private static func part(_ size: CGFloat) -> Self {
    Self {
      $0.textProperties.font = .systemFont(ofSize: size)
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
      $0.leastHeight = 28
    }
  }

  // MARK: As a content

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same: looks don't follow the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How high it is at a width (ours, W19).
  @MainActor func height(at width: CGFloat) -> CGFloat {
    let (margins, picture) = (directionalLayoutMargins, imageSize)
    let texts = shares(in: width - margins.leading - margins.trailing - widthTaken(by: picture))
    let content = max(texts.height(padding: textToSecondaryTextVerticalPadding), picture.height)
    return max(leastHeight, content + margins.top + margins.bottom)
  }

  /// What the texts have of the room beside the image.
  @MainActor func shares(in room: CGFloat) -> TextShares {
    prefersSideBySideTextAndSecondaryText
      ? .besideIfTheyFit(first, second, padding: textToSecondaryTextHorizontalPadding, in: room)
      : .stacked(first, second, in: room)
  }

  /// With the padding behind it; nothing without an image.
  func widthTaken(by image: CGSize) -> CGFloat { image.width > 0 ? image.width + imageToTextPadding : 0 }

  /// As large as the image, within the greatest size where that is not zero.
  var imageSize: CGSize {
    guard let size = image?.size(preferring: imageProperties.preferredSymbolConfiguration) else { return .zero }
    let (most, reserved) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
    let own = CGSize(
      width: most.width > 0 ? min(most.width, size.width) : size.width,
      height: most.height > 0 ? min(most.height, size.height) : size.height)
    return CGSize(
      width: reserved.width > 0 ? reserved.width : own.width, height: max(own.height, reserved.height))
  }

  // MARK: Properties

  /// How an image looks. Only the sizes count.
  public struct ImageProperties: Hashable {
    /// How large a symbol is shown that doesn't say it itself (V913).
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// Kept, never called: nothing is drawn.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tint.value }
      set { tint.value = newValue }
    }
    private var tint = Uncompared<UIConfigurationColorTransformer>()
    /// Its own colour, else the view's tint, as the transformer makes it.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// Kept, never called: nothing is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { stroke.value }
      set { stroke.value = newValue }
    }
    private var stroke = Uncompared<UIConfigurationColorTransformer>()
    /// Its own colour, else the view's tint, as the transformer makes it.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
    /// Kept, never drawn.
    public var cornerRadius: CGFloat = 0
    /// Kept, never drawn.
    public var strokeWidth: CGFloat = 0
    /// Kept, never drawn.
    public var strokeColor: UIColor?
    /// In points; a length of zero sets no limit.
    public var maximumSize = CGSize.zero
    /// In points: how wide the room for the image is, and how high at least; a length of zero is the image's.
    public var reservedLayoutSize = CGSize.zero
    /// Kept: nobody inverts colours.
    public var accessibilityIgnoresInvertColors = false
    /// Stands for the room of a symbol of the standard size; here it is the image's.
    public static let standardDimension: CGFloat = 0
  }

  /// How a text looks. Font and number of lines count.
  public struct TextProperties: Hashable {
    /// By whose size the text is measured.
    public var font = UIFont.systemFont(ofSize: 17)
    /// Kept, never drawn.
    public var color = UIColor.label
    /// Kept, never called: nothing is drawn.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    private var transformer = Uncompared<UIConfigurationColorTransformer>()
    /// Its own colour, as the transformer makes it.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// Kept, never drawn.
    public var alignment = TextAlignment.natural
    /// Kept; nothing is measured.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// As many as the text needs where it is 0.
    public var numberOfLines = 0
    /// Kept; nothing is measured.
    public var adjustsFontSizeToFitWidth = false
    /// Kept; nothing is measured.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept; nothing is measured.
    public var allowsDefaultTighteningForTruncation = false
    /// Kept: sizes of text don't change.
    public var adjustsFontForContentSizeCategory = true
    /// Kept, never drawn.
    public var transform = TextTransform.none
    /// Kept.
    public var showsExpansionTextWhenTruncated = false

    /// Where a text stands; not drawn.
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    /// In which letters a text is written; not drawn.
    public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }
  }
}

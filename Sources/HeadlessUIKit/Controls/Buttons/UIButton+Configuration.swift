public import Foundation

extension UIButton {
  /// A button's content and looks together. The content counts for its size; looks are kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration>
  public struct Configuration: Hashable {
    /// Nil for none; the text of `attributedTitle`, where that was set last (W95).
    public var title: String? {
      get { titleWords?.text }
      set { titleWords = newValue.map(Words.plain) }
    }
    /// In the place of `title`; nil where that was set last (W95).
    public var attributedTitle: AttributedString? {
      get { titleWords?.attributed }
      set { titleWords = newValue.map(Words.attributed) }
    }
    private var titleWords: Words?
    /// Below the title; the text of `attributedSubtitle`, where that was set last (W95).
    public var subtitle: String? {
      get { subtitleWords?.text }
      set { subtitleWords = newValue.map(Words.plain) }
    }
    /// In the place of `subtitle`; nil where that was set last (W95). Its first font counts for its size.
    public var attributedSubtitle: AttributedString? {
      get { subtitleWords?.attributed }
      set { subtitleWords = newValue.map(Words.attributed) }
    }
    private var subtitleWords: Words?
    /// Nil for none.
    public var image: UIImage?
    /// Where the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// In points: between image and title.
    public var imagePadding: CGFloat = 0
    /// In points: between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Around the content; those of the button's size, until others are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// That of a title which has none of its own; never drawn.
    public var baseForegroundColor: UIColor?
    /// Kept, never drawn.
    public var baseBackgroundColor: UIColor?
    /// Kept, never drawn.
    public var background = UIBackgroundConfiguration()
    /// Kept, never drawn.
    public var cornerStyle = CornerStyle.dynamic
    /// Which font the title has that has none of its own, and which insets are around the content.
    public var buttonSize = Size.medium
    /// Where the title stands above a wider subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether an activity indicator stands in the image's place, also where there is no image.
    public var showsActivityIndicator = false
    #if !canImport(Darwin)
      /// Its font counts for the title's size. It is given the font and colour that the title would have.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { titleAttributes.value }
        set { titleAttributes.value = newValue }
      }
      private var titleAttributes = Uncompared<UIConfigurationTextAttributesTransformer>()
      /// Its font counts for the subtitle's size, as the title's does.
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { subtitleAttributes.value }
        set { subtitleAttributes.value = newValue }
      }
      private var subtitleAttributes = Uncompared<UIConfigurationTextAttributesTransformer>()
    #endif

    /// How large a symbol is shown that doesn't say it itself (V913).
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Kept, never drawn: another symbol is there at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// In points: what the image has at least of the width, or above and below a title of the height; it stands in
    /// the middle of that.
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagereservation>
    public var imageReservation: CGFloat = 0
    /// Whether the title has as many lines as it needs, or one, as it has where it is truncated or clipped (W96).
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode>
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The same of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept, never drawn.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColor.value }
      set { indicatorColor.value = newValue }
    }
    private var indicatorColor = Uncompared<UIConfigurationColorTransformer>()
    /// Whether chevrons stand behind the content, which have room then; of itself on a pop-up button (V985).
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum>
    public var indicator = Indicator.automatic
    /// Kept, never drawn.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Kept: looks don't follow the state.
    public var automaticallyUpdateForSelection = true
    /// Kept, never called: nothing is drawn.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColor.value }
      set { imageColor.value = newValue }
    }
    private var imageColor = Uncompared<UIConfigurationColorTransformer>()
    /// Kept, never called: nothing is drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityColor.value }
      set { activityColor.value = newValue }
    }
    private var activityColor = Uncompared<UIConfigurationColorTransformer>()

    /// The usual ones again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private init() {}

    /// What stands out as it is stays so where it is selected.
    private static var prominent: Configuration {
      var made = Configuration()
      made.automaticallyUpdateForSelection = false
      return made
    }

    /// Without background.
    public static func plain() -> Configuration { Configuration() }
    /// Without background.
    public static func borderless() -> Configuration { Configuration() }
    /// On grey.
    public static func gray() -> Configuration { Configuration() }
    /// On a light tint.
    public static func tinted() -> Configuration { Configuration() }
    /// On the tint.
    public static func filled() -> Configuration { prominent }
    /// On grey.
    public static func bordered() -> Configuration { Configuration() }
    /// On a light tint.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// On the tint.
    public static func borderedProminent() -> Configuration { prominent }

    /// On glass.
    public static func glass() -> Configuration { prominent }
    /// On tinted glass.
    public static func prominentGlass() -> Configuration { prominent }
    /// On clear glass.
    public static func clearGlass() -> Configuration { prominent }
    /// On clear, tinted glass.
    public static func prominentClearGlass() -> Configuration { prominent }

    /// The same: looks don't follow the state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// How round corners are; not drawn.
    public enum CornerStyle: Int, Hashable, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// What shows that a button opens something.
    public enum Indicator: Int, Hashable, Sendable { case automatic, none, popup }
    /// How it would look on a Mac.
    public enum MacIdiomStyle: Int, Hashable, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// How large the system makes a button.
    public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }
    /// Where the title stands; of itself at the beginning beside an image, else in the middle.
    public enum TitleAlignment: Int, Hashable, Sendable { case automatic, leading, center, trailing }
  }

  /// Called with the button when its state changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// A title or a subtitle, of which code sets the text alone or a text with attributes.
private enum Words: Hashable {
  case plain(String)
  case attributed(AttributedString)

  var text: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }

  var attributed: AttributedString? {
    switch self {
    case .plain: nil
    case .attributed(let text): text
    }
  }
}

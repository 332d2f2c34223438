public import Foundation

extension UIButton {
  /// A button's content and looks together. The content counts for its size; looks are kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration>
  public struct Configuration: Hashable {
    /// Nil for none.
    public var title: String?
    /// In place of `title`.
    public var attributedTitle: AttributedString?
    /// Below the title.
    public var subtitle: String?
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
    /// Kept, never drawn.
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
      /// Its font counts for the title's size.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { titleAttributes.value }
        set { titleAttributes.value = newValue }
      }
      private var titleAttributes = Uncompared<UIConfigurationTextAttributesTransformer>()
      /// Kept, never called: nothing is drawn.
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { subtitleAttributes.value }
        set { subtitleAttributes.value = newValue }
      }
      private var subtitleAttributes = Uncompared<UIConfigurationTextAttributesTransformer>()
    #endif

    /// Kept; nothing is measured by it.
    public var attributedSubtitle: AttributedString?
    /// Kept, never drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Kept, never drawn: another symbol is there at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// Kept, never drawn.
    public var imageReservation: CGFloat = 0
    /// Kept: titles are broken between words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept, never drawn.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept, never drawn.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColor.value }
      set { indicatorColor.value = newValue }
    }
    private var indicatorColor = Uncompared<UIConfigurationColorTransformer>()
    /// Kept, never drawn.
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

    /// Without background.
    public static func plain() -> Configuration { Configuration() }
    /// Without background.
    public static func borderless() -> Configuration { Configuration() }
    /// On grey.
    public static func gray() -> Configuration { Configuration() }
    /// On a light tint.
    public static func tinted() -> Configuration { Configuration() }
    /// On the tint.
    public static func filled() -> Configuration { Configuration() }
    /// On grey.
    public static func bordered() -> Configuration { Configuration() }
    /// On a light tint.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// On the tint.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// On glass.
    public static func glass() -> Configuration { Configuration() }
    /// On tinted glass.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// On clear glass.
    public static func clearGlass() -> Configuration { Configuration() }
    /// On clear, tinted glass.
    public static func prominentClearGlass() -> Configuration { Configuration() }

    /// The same: looks don't follow the state.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    var words: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// The title's own, else the transformer's, else the one of the button's size.
    var titleFont: UIFont {
      #if !canImport(Darwin)
        var attributes = AttributeContainer()
        attributes.uiKit.font = attributedTitle?.runs.first?.uiKit.font
        if let made = (titleTextAttributesTransformer?(attributes) ?? attributes).uiKit.font { return made }
      #endif
      return .systemFont(ofSize: buttonSize.fontSize)
    }

    /// How round corners are; not drawn.
    public enum CornerStyle: Int, Hashable, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// What shows that a button opens something; not drawn.
    public enum Indicator: Int, Hashable, Sendable { case automatic, none, popup }
    /// How it would look on a Mac.
    public enum MacIdiomStyle: Int, Hashable, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// How large the system makes a button.
    public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }
    /// Where the title stands; of itself at the beginning beside an image, else in the middle.
    public enum TitleAlignment: Int, Hashable, Sendable { case automatic, leading, center, trailing }
  }

  /// Called with the button when its state or configuration changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

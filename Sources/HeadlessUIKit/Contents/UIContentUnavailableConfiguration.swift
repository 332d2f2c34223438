public import Foundation

/// What a controller shows in place of content that it doesn't have: an image, texts, and buttons to tap.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Nil for none.
  public var image: UIImage?
  /// How the image looks; kept, but for the greatest size and a symbol's.
  public var imageProperties = ImageProperties()
  /// Nil for none.
  public var text: String?
  /// In place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold))
  /// Below the text. Nil for none.
  public var secondaryText: String?
  /// In place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text looks.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15))
  /// Below the texts; there where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// Below the button; there where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Whether everything stands in the middle, or where lines begin to be read (V992).
  public var alignment = Alignment.center
  /// Kept: margins are its own.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Around everything.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  /// In points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// In points.
  public var textToButtonPadding: CGFloat = 16
  /// In points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Kept, never drawn.
  public var background = UIBackgroundConfiguration.clear()

  private init() {}

  /// Without anything.
  public static func empty() -> Self { Self() }
  /// A wheel that turns, in the place of the image; it is not there.
  public static func loading() -> Self { Self() }
  /// For a search that has found nothing. Its words are ours.
  public static func search() -> Self {
    var configuration = Self()
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// The same: looks don't follow the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// Zero for any.
    public var maximumSize: CGSize {
      get { CGSize(width: greatest.width, height: greatest.height) }
      set { greatest = Extent(width: newValue.width, height: newValue.height) }
    }
    private var greatest = Extent()
    /// Kept, never drawn.
    public var cornerRadius: CGFloat = 0
    /// Kept, never drawn.
    public var tintColor: UIColor?
    /// How large a symbol is shown that doesn't say it itself (V913).
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Kept.
    public var accessibilityIgnoresInvertColors = false

    /// A size that can be hashed.
    private struct Extent: Hashable {
      var width: CGFloat = 0
      var height: CGFloat = 0
    }
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Its size counts.
    public var font: UIFont
    /// Kept, never drawn.
    public var color = UIColor.label
    /// Kept, never drawn.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// 0 for any number.
    public var numberOfLines = 0
    /// Kept, never drawn.
    public var adjustsFontSizeToFitWidth = false
    /// Kept, never drawn.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept, never drawn.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont) { self.font = font }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// Shown by a finger that rests, or by a tap where there is no action.
    public var menu: UIMenu?
    /// Kept, never drawn.
    public var role = UIButton.Role.normal
    /// Whether it takes touches.
    public var isEnabled = true
  }

  /// Where everything stands.
  public enum Alignment: Hashable, Sendable { case center, natural }
}

/// What a controller knows as it says what it shows in place of its content.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for in the controller's search; nil for none.
  public var searchText: String?
  /// Kept.
  public var searchControllerIsActive = false
  private var custom = CustomStates()

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

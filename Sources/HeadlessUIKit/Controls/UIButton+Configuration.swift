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
    /// Around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Kept, never drawn.
    public var baseForegroundColor: UIColor?
    /// Kept, never drawn.
    public var baseBackgroundColor: UIColor?
    /// Kept, never drawn.
    public var background = UIBackgroundConfiguration()
    /// Kept, never drawn.
    public var cornerStyle = CornerStyle.dynamic
    /// Kept: `contentInsets` count.
    public var buttonSize = Size.medium
    /// Where the title stands above a wider subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Kept, never drawn.
    public var showsActivityIndicator = false
    #if !canImport(Darwin)
      /// Its font counts for the title's size.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { titleAttributes.value }
        set { titleAttributes.value = newValue }
      }
      private var titleAttributes = Unequalled<UIConfigurationTextAttributesTransformer>()
      /// Kept, never called: nothing is drawn.
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { subtitleAttributes.value }
        set { subtitleAttributes.value = newValue }
      }
      private var subtitleAttributes = Unequalled<UIConfigurationTextAttributesTransformer>()
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
    private var indicatorColor = Unequalled<UIConfigurationColorTransformer>()
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
    private var imageColor = Unequalled<UIConfigurationColorTransformer>()
    /// Kept, never called: nothing is drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityColor.value }
      set { activityColor.value = newValue }
    }
    private var activityColor = Unequalled<UIConfigurationColorTransformer>()

    /// The usual ones again.
    public mutating func setDefaultContentInsets() { contentInsets = Self.standardInsets }

    private init(insets: NSDirectionalEdgeInsets = Self.standardInsets) { contentInsets = insets }

    private static let standardInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

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

    /// The title's own, else the transformer's, else the usual one.
    var titleFont: UIFont {
      #if !canImport(Darwin)
        var attributes = AttributeContainer()
        attributes.uiKit.font = attributedTitle?.runs.first?.uiKit.font
        if let made = (titleTextAttributesTransformer?(attributes) ?? attributes).uiKit.font { return made }
      #endif
      return .systemFont(ofSize: UIFont.labelFontSize)
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

/// What is behind a content. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration>
public struct UIBackgroundConfiguration: Hashable {
  /// Kept, never drawn.
  public var backgroundColor: UIColor?
  /// Kept, never drawn.
  public var cornerRadius: CGFloat = 0
  /// Kept, never drawn.
  public var strokeColor: UIColor?
  /// Kept, never drawn.
  public var strokeWidth: CGFloat = 0
  /// Kept, never drawn.
  public var image: UIImage?

  /// Kept, never drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Kept, never drawn.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Kept, never drawn.
  public var strokeOutset: CGFloat = 0
  /// Kept, never drawn.
  public var visualEffect: UIVisualEffect?
  /// Kept; it is not shown.
  public var customView: UIView?
  /// Kept, never drawn.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Kept, never called: nothing is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { color.value }
    set { color.value = newValue }
  }
  private var color = Unequalled<UIConfigurationColorTransformer>()
  /// Kept, never called: nothing is drawn.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { stroke.value }
    set { stroke.value = newValue }
  }
  private var stroke = Unequalled<UIConfigurationColorTransformer>()

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A cell's in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A cell's in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A cell's in a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A cell's in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A header's or footer's in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A header's or footer's in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A header's in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A cell's in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Its own colour, else the tint, as the transformer makes it.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Its own colour, else the tint, as the transformer makes it.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// Kept, never drawn.
  public var shadowProperties = UIShadowProperties()
  /// A header's in a list.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A footer's in a list.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The same: looks don't follow the state.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// A shadow around something. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uishadowproperties>
public struct UIShadowProperties: Hashable {
  /// Kept, never drawn.
  public var color: UIColor?
  /// From 0 to 1.
  public var opacity: CGFloat = 0
  /// In points.
  public var radius: CGFloat = 0
  /// In points.
  public var offset = CGSize.zero
  /// Kept, never drawn.
  public var path: UIBezierPath?
}

/// Edges by reading direction. Raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// What counts for nothing where values are compared: closures can't be.
struct Unequalled<Value>: Hashable {
  var value: Value?
  static func == (one: Self, other: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// Makes one colour of another, for what a configuration draws.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer>
public struct UIConfigurationColorTransformer {
  /// What it does.
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// What becomes of the color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The same colour: there is no grey one of it here.
  public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  /// The same colour: the tint is a view's.
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  /// The same colour: the tint is a view's.
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}

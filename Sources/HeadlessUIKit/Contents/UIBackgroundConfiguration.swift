public import Foundation

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

  /// Of a button's own view. Kept of the others, never drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Kept, never drawn.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Kept, never drawn.
  public var strokeOutset: CGFloat = 0
  /// Kept, never drawn.
  public var visualEffect: UIVisualEffect?
  /// A button has it behind its content (V990). Kept of a cell; it is not shown.
  public var customView: UIView?
  /// Kept, never drawn.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Kept, never called: nothing is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { color.value }
    set { color.value = newValue }
  }
  private var color = Uncompared<UIConfigurationColorTransformer>()
  /// Kept, never called: nothing is drawn.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { stroke.value }
    set { stroke.value = newValue }
  }
  private var stroke = Uncompared<UIConfigurationColorTransformer>()

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
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// How much a rule of a layout counts: one of a higher priority is met before all of lower ones.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Up to 1000, which is required.
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Up to 1000, which is required.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// With which contents resist being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// At which the size of a scene that its user drags may give way.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// At which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// At which a drag does not change a scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which contents resist being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// At which a view asked for its fitting size comes near to the one that it was asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

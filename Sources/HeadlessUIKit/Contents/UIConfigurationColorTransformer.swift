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

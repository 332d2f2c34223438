extension UIApplication {
  /// A kind of extension that an application may refuse. There are none in a replay: the delegate is never asked.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier>
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other makers.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

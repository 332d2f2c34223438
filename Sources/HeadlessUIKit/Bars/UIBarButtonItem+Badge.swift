public import Foundation

extension UIBarButtonItem {
  /// A small sign at an item that something is new. Kept, never drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.class>
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    /// What it says; nil of one that says nothing.
    public let stringValue: String?
    /// Kept, never drawn.
    public var foregroundColor: UIColor?
    /// Kept, never drawn.
    public var backgroundColor: UIColor?
    /// Kept, never drawn.
    public var font: UIFont?

    private init(_ text: String?) {
      stringValue = text
      super.init()
    }

    /// That so many are new.
    public static func count(_ count: Int) -> Badge { Badge(String(count)) }
    /// That says something.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// That says nothing.
    public static func indicator() -> Badge { Badge(nil) }
  }
}

public import Foundation

/// What is copied and pasted. The application's own: nothing else is on a replay's device.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipasteboard>
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  private var items: [Any] = []

  /// The only one; a replay begins with nothing in it.
  open class var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// The first text that was copied.
  open var string: String? {
    get { items.lazy.compactMap { $0 as? String }.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// The first image that was copied.
  open var image: UIImage? {
    get { items.lazy.compactMap { $0 as? UIImage }.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// The first address that was copied.
  open var url: URL? {
    get { items.lazy.compactMap { $0 as? URL }.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}

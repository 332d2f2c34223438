import Foundation

/// What menus and keys ask of texts. Every responder has them; see there which ones do something.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected into the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is selected into the pasteboard.
  func copy(_ sender: Any?)
  /// Types what is in the pasteboard.
  func paste(_ sender: Any?)
  /// Selects a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

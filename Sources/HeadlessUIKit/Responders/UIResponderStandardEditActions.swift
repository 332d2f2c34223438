public import Foundation

/// What menus and keys ask of texts and of what is selected. Every method is optional, as in UIKit; every responder
/// has them here: see there which ones do something.
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
  /// Types it in the style of what is around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Types it, and goes where it leads.
  func pasteAndGo(_ sender: Any?)
  /// Types it, and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
  /// Has a paragraph read from the left to the right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has a paragraph read from the right to the left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes what is selected bold, or takes that back.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic, or takes that back.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or takes that back.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Asks what to find.
  func find(_ sender: Any?)
  /// Asks what to find, and what is to stand in its place.
  func findAndReplace(_ sender: Any?)
  /// Goes to what is found next.
  func findNext(_ sender: Any?)
  /// Goes to what was found before.
  func findPrevious(_ sender: Any?)
  /// Finds what is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Prints it.
  func printContent(_ sender: Any?)
  /// Gives it another name.
  func rename(_ sender: Any?)
  /// Makes another one that is the same.
  func duplicate(_ sender: Any?)
  /// Puts it elsewhere.
  func move(_ sender: Any?)
  /// Writes it for others.
  func export(_ sender: Any?)
  /// Changes the attributes of what is selected.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func pasteAndGo(_ sender: Any?) {}
  public func pasteAndSearch(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  public func find(_ sender: Any?) {}
  public func findAndReplace(_ sender: Any?) {}
  public func findNext(_ sender: Any?) {}
  public func findPrevious(_ sender: Any?) {}
  public func useSelectionForFind(_ sender: Any?) {}
  public func printContent(_ sender: Any?) {}
  public func rename(_ sender: Any?) {}
  public func duplicate(_ sender: Any?) {}
  public func move(_ sender: Any?) {}
  public func export(_ sender: Any?) {}
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}

extension UIResponder: UIResponderStandardEditActions {}

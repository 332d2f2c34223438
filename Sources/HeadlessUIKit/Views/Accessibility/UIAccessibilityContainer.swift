import Foundation

// What containers and texts say of themselves to assistive technologies. None runs during a replay: nobody asks.

/// What can be found by a name.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// What a trace calls it by.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UITab: UIAccessibilityIdentification {}

/// A cell of a table of data.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell>
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Its rows: where they begin, and how many.
  func accessibilityRowRange() -> NSRange
  /// Its columns: where they begin, and how many.
  func accessibilityColumnRange() -> NSRange
}

/// A table of data.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable>
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a row and a column.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// What stands at a row's head.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// What stands at a column's head.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A text that is read line by line.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent>
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// The line at a point.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// What a line says.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Where a line is.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// What the page says.
  func accessibilityPageContent() -> String?
}

/// An image that grows with the texts.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting>
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Kept: texts have the default size.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

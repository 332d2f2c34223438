import Foundation

// Code calls optional methods as `table.method?(…)`. Here every method is there, by a default; so that such a call
// compiles, each name is a property, too, of what can be called with the same labels.

extension UIAccessibilityContainerDataTable {
  /// For `accessibilityHeaderElements?(…)`: always there.
  @_disfavoredOverload public var accessibilityHeaderElements:
    UIAccessibilityContainerDataTableCalls.AccessibilityHeaderElements?
  { .init(table: self) }
}

/// What `UIAccessibilityContainerDataTable`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable>
public enum UIAccessibilityContainerDataTableCalls {
  /// Calls `accessibilityHeaderElements`.
  @preconcurrency @MainActor
  public struct AccessibilityHeaderElements {
    let table: any UIAccessibilityContainerDataTable

    /// As the table does it.
    public func callAsFunction(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      table.accessibilityHeaderElements(forRow: row)
    }
    /// As the table does it.
    public func callAsFunction(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      table.accessibilityHeaderElements(forColumn: column)
    }
  }
}

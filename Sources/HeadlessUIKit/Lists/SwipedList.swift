import Foundation

/// A list whose rows a finger opens by going across: what tables and lists in collections have in common.
@MainActor protocol SwipedList: UIScrollView {
  /// What opens its rows; nil for a list without actions.
  var rowSwipe: RowSwipe? { get }
  /// Of the row that is open, or that a finger opens.
  var rowActions: RowActions? { get set }
  /// Rows don't open while the list is edited.
  var isEditing: Bool { get }
  /// The row in which the view lies.
  func place(holding view: UIView) -> IndexPath?
  /// What a finger that goes so far across would open; nil where there is nothing.
  func swipeActions(_ across: CGFloat, at place: IndexPath) -> UISwipeActionsConfiguration?
  /// Where the row lies, in the list's coordinates.
  func frameOfRow(at place: IndexPath) -> CGRect
  /// A finger begins to open the row.
  func rowBeginsToOpen(at place: IndexPath)
  /// The row's buttons show, or no longer do.
  /// - Parameter trailing: whether they are at the right, which is the trailing side where people read from the
  ///   left.
  func row(at place: IndexPath, isOpen: Bool, trailing: Bool)
  /// All is over.
  func rowHasClosed(at place: IndexPath)
}

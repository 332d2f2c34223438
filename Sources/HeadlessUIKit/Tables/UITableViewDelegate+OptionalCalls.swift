public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so that
// such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITableViewDelegate {
  /// For `tableView?(…)`: always there, and answers the default where the delegate has none.
  public var tableView: UITableViewDelegateCalls.TableView? { .init(delegate: self) }
}

/// What `UITableViewDelegate`'s names can be called with where they are followed by a question mark.
public enum UITableViewDelegateCalls {
  /// Calls `tableView`.
  @preconcurrency @MainActor
  public struct TableView {
    let delegate: any UITableViewDelegate

    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      delegate.tableView(tableView, heightForRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      delegate.tableView(tableView, heightForHeaderInSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      delegate.tableView(tableView, heightForFooterInSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      delegate.tableView(tableView, viewForFooterInSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    public func callAsFunction(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      delegate.tableView(tableView, willSelectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      delegate.tableView(tableView, willDeselectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      delegate.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    {
      delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
    public func callAsFunction(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }
}

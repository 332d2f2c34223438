public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITableViewDelegate {
  /// For `tableView?(…)`: always there; it answers nil where the delegate has none.
  public var tableView: UITableViewDelegateCalls.TableView? { .init(delegate: self) }
  /// For `indexPathForPreferredFocusedView?(…)`: always there; it answers nil where the delegate has none.
  public var indexPathForPreferredFocusedView: UITableViewDelegateCalls.IndexPathForPreferredFocusedView? {
    .init(delegate: self)
  }
  /// For `tableViewDidEndMultipleSelectionInteraction?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var tableViewDidEndMultipleSelectionInteraction:
    UITableViewDelegateCalls.TableViewDidEndMultipleSelectionInteraction?
  { .init(delegate: self) }
}

/// What `UITableViewDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdelegate>
public enum UITableViewDelegateCalls {
  /// Calls `tableView`.
  @preconcurrency @MainActor
  public struct TableView {
    let delegate: any UITableViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      delegate.tableView(tableView, editActionsForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, heightForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, heightForHeaderInSection: section) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, heightForFooterInSection: section) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      delegate.tableView(tableView, viewForFooterInSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      delegate.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      delegate.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, shouldUpdateFocusIn: context) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, canFocusRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Calls `indexPathForPreferredFocusedView`.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedView {
    let delegate: any UITableViewDelegate

    /// As the delegate does it.
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
      delegate.indexPathForPreferredFocusedView(in: tableView)
    }
  }

  /// Calls `tableViewDidEndMultipleSelectionInteraction`.
  @preconcurrency @MainActor
  public struct TableViewDidEndMultipleSelectionInteraction {
    let delegate: any UITableViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView) {
      delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}

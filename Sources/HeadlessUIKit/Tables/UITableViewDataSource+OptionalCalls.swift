public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITableViewDataSource {
  /// For `tableView?(…)`: always there; it answers nil where the delegate has none.
  public var tableView: UITableViewDataSourceCalls.TableView? { .init(delegate: self) }
  /// For `numberOfSections?(…)`: always there; it answers nil where the delegate has none.
  public var numberOfSections: UITableViewDataSourceCalls.NumberOfSections? { .init(delegate: self) }
  /// For `sectionIndexTitles?(…)`: always there; it answers nil where the delegate has none.
  public var sectionIndexTitles: UITableViewDataSourceCalls.SectionIndexTitles? { .init(delegate: self) }
}

/// What `UITableViewDataSource`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
public enum UITableViewDataSourceCalls {
  /// Calls `tableView`.
  @preconcurrency @MainActor
  public struct TableView {
    let delegate: any UITableViewDataSource

    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      delegate.tableView(tableView, numberOfRowsInSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      delegate.tableView(tableView, cellForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      delegate.tableView(tableView, titleForHeaderInSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      delegate.tableView(tableView, titleForFooterInSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, canEditRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, canMoveRowAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
      -> Int!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    }
  }

  /// Calls `numberOfSections`.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let delegate: any UITableViewDataSource

    /// As the delegate does it.
    public func callAsFunction(in tableView: UITableView) -> Int! {
      DefaultAnswers.ask(delegate) { delegate.numberOfSections(in: tableView) }
    }
  }

  /// Calls `sectionIndexTitles`.
  @preconcurrency @MainActor
  public struct SectionIndexTitles {
    let delegate: any UITableViewDataSource

    /// As the delegate does it.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      delegate.sectionIndexTitles(for: tableView)
    }
  }
}

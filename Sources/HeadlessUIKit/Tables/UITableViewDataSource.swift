public import Foundation

/// What a table shows: how many sections and rows, and a cell for each row that comes into sight.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asked for every section, whenever the table is loaded.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Called when the row comes into sight. The cell comes from `dequeueReusableCell(withIdentifier:for:)`, or is
  /// new.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// 1, unless it says otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Makes the header, where the delegate has no view for it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Makes the footer, where the delegate has no view for it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a finger that goes across the row finds actions there, and whether the row has a control while the
  /// table is edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a finger may take the row elsewhere, at its control while the table is edited, or by a drag. UIKit
  /// takes a data source that moves rows for one that says yes; here it says so itself, or is a controller that
  /// overrides what moves rows, or the cell shows the control.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A row's button to delete was tapped, which a swipe or a control shows, or its control to insert.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// A finger has let a row go elsewhere, at its control or by a drag. It moves what it shows; the table moves the
  /// row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// What stands beside the rows of a plain table; asked when the table has been loaded.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// To which section a title leads: that of the same place, unless it says otherwise; nowhere, where there is no
  /// such section.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { DefaultAnswers.give(1, for: self) }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswers.give(false, for: self)
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { DefaultAnswers.give((), for: self) }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { DefaultAnswers.give(index, for: self) }
}

/// Told, at the end of a turn, which rows are likely to come into sight next: those beyond what shows, where the
/// content goes to. How many is ours: as many as fill the table once more. No row is sure to be told of.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Begin to load what they show; the nearest one is the first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// They were told of, have not come into sight, and are no longer likely to: the content went another way.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

import Foundation

/// Sizes that a table chooses where nobody else does. Apple publishes none of them: they are what an iPhone shows,
/// and ours (V20).
enum TableMetrics {
  /// In points: a row whose height is automatic, as long as its cell has not sized itself, and where that comes to
  /// nothing.
  static let rowHeight: CGFloat = 44
  /// In points: a section's header or footer with a title, and one with a view of no height.
  static let plainHeader: CGFloat = 28
  static let groupedHeader: CGFloat = 38
  /// In points: above the header of a plain table's section, since iOS 15 (V55).
  static let plainHeaderPadding: CGFloat = 22
  /// In points: the gap where a grouped section has neither title nor view.
  static let groupedGap: CGFloat = 17.5
  /// In points: the first grouped section's gap above.
  static let firstGroupedGap: CGFloat = 35
  /// In points: below the last grouped section and its footer, where the table has no footer of its own.
  static let lastGroupedGap: CGFloat = 20
  /// In points: how far an inset group stands from the table's sides.
  static let groupInset: CGFloat = 20

  /// In points: how wide the index of sections is, at the trailing edge, and how high each of its titles.
  static let indexWidth: CGFloat = 15
  static let indexTitle: CGFloat = 15

  /// In seconds: how long a phone's rows take to come, go and move in a batch of changes (V1028).
  static let changeDuration: TimeInterval = 0.4

  // MARK: Cells

  /// In points: from a cell's side to what is in it, and between its parts.
  static let margin: CGFloat = 16
  /// In points: above and below the texts of a cell, where one has several lines, and of a grouped header's title,
  /// above and below together.
  static let textPadding: CGFloat = 11
  static let titlePadding: CGFloat = 17.5
  /// In points: between texts of a cell side by side.
  static let textGap: CGFloat = 8
  /// In points: an accessory that is a button, wide enough for a finger.
  static let accessoryButton: CGFloat = 44
  /// In points: an accessory that is only a mark.
  static let accessoryMark: CGFloat = 20
  /// In points: the control before an edited row's content, and the one after it by which a finger takes the row.
  static let editControl: CGFloat = 38
  static let reorderControl: CGFloat = 44
  /// In points: how much further a row is indented for each level.
  static let indentation: CGFloat = 10
}

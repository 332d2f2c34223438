import Foundation

/// Sizes of bars and of what is in them. Apple publishes none of them: they are what an iPhone shows, and ours
/// (V46).
enum BarMetrics {
  /// In points: a navigation bar, a toolbar, and what a tab bar has above the home indicator.
  static let navigationBar: CGFloat = 44
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49

  // MARK: Buttons

  /// In points: from a bar's side to its first button, and between a button and the next.
  static let margin: CGFloat = 8
  /// In points: the least width of a button, however short its title.
  static let button: CGFloat = 44
  /// In points: a title's character, as there are no fonts; and what stands around a title.
  static let character: CGFloat = 9
  static let titlePadding: CGFloat = 16
  /// In points: a fixed space that names no width.
  static let fixedSpace: CGFloat = 8
}

import Foundation

/// Sizes of bars and of what is in them. Apple publishes none of them: they are what an iPhone shows, and ours
/// (V46).
enum BarMetrics {
  /// In points: a navigation bar, a toolbar, and what a tab bar has above the home indicator.
  static let navigationBar: CGFloat = 44
  /// Of a navigation controller that is a phone's sheet.
  static let navigationBarOfSheet: CGFloat = 56
  /// With a search bar in the title's place.
  static let navigationBarOfSearch: CGFloat = 56
  /// A search bar below it, without its scopes.
  static let searchBar: CGFloat = 52
  /// A large title below it, at the upper end of the content.
  static let largeTitle: CGFloat = 52
  /// A prompt above it.
  static let prompt: CGFloat = 30
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49
  /// Each of these where the screen is low and narrow (V857).
  static let lowBar: CGFloat = 32

  // MARK: Tabs

  /// In points: where a tab's image lies from its upper edge on, and how large it is; its left side doesn't count.
  static let tabImage = CGRect(x: 0, y: 5, width: 28, height: 28)
  /// In points: where a tab's title lies from its upper edge on, and how high it is; it is as wide as the tab.
  static let tabTitle = CGRect(x: 0, y: 35, width: 0, height: 12)

  /// In points: how wide a tab is in the middle of a bar that doesn't say it, and how far from the next one.
  static let tabWidth: CGFloat = 76
  static let tabSpacing: CGFloat = 34

  // MARK: Buttons

  /// In points: from a bar's side to its first button, and between a button and the next.
  static let margin: CGFloat = 8
  /// In points: the least width of a button, however short its title.
  static let button: CGFloat = 44
  /// In points: a title's character, as there are no fonts, in a font of the usual size; and what stands around a
  /// title or an image.
  static let character: CGFloat = 9
  static let titleFont: CGFloat = 17
  static let contentPadding: CGFloat = 16
  /// In points: the least width of a fixed space. A negative one, which moved buttons to the edge before iOS 11,
  /// does nothing.
  static let fixedSpace: CGFloat = 8
}

extension UIView {
  /// In points: how high a bar is here that is so high upright. A phone that lies on its side has lower ones,
  /// unless it is a large one.
  func barHeight(upright: CGFloat) -> CGFloat {
    let traits = traitCollection
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    return isLow ? BarMetrics.lowBar : upright
  }
}

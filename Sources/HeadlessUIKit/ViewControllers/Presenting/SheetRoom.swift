import Foundation

/// What there is for a sheet on a screen: below the status bar, with a strip of what is behind it, and above the
/// home indicator. A sheet's height counts without what the indicator takes, which comes on top (V188).
struct SheetRoom {
  /// In points: the greatest height.
  let most: CGFloat
  /// In points: what comes on top of every height.
  let below: CGFloat
  /// Whether it is a phone's, held upright. Elsewhere a sheet may have all of its container.
  let isPhones: Bool

  /// In points: between the safe area's upper edge and the largest sheet.
  private enum Strip {
    static let aboveHomeIndicator: CGFloat = 10
    static let aboveHomeButton: CGFloat = 20
  }

  @MainActor init(of container: CGSize) {
    let screen = UIScreen.main
    let insets = screen.insets
    guard container == screen.bounds.size, container.width < container.height, insets.top > 0,
      UIDevice.current.userInterfaceIdiom == .phone
    else {
      (most, below, isPhones) = (container.height, 0, false)
      return
    }
    let strip = insets.bottom > 0 ? Strip.aboveHomeIndicator : Strip.aboveHomeButton
    (most, below, isPhones) = (container.height - insets.top - insets.bottom - strip, insets.bottom, true)
  }

  /// In points: how high the presented view is.
  func height(of detent: CGFloat) -> CGFloat { min(max(0, detent), most) + below }
}

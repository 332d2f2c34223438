public import Foundation

/// What code sets for a bar's or an item's looks and nothing here reads. Made for those that are asked for it.
@MainActor final class KeptBarLooks {
  /// Of what, for which state and where: `back`, `background`, `shadow`.
  struct Place: Hashable {
    var part: String
    var state: UInt = 0
    var position = UIBarPosition.any
    var metrics = UIBarMetrics.default
  }

  var images: [Place: UIImage] = [:]
  var offsets: [Place: UIOffset] = [:]
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}

extension UINavigationBar {
  /// Kept, never drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(part: "background", position: barPosition, metrics: barMetrics)] = backgroundImage
  }
  /// As it was set.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(part: "background", position: barPosition, metrics: barMetrics)]
  }
  /// Kept, never drawn.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(part: "title", metrics: barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// As it was set.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[.init(part: "title", metrics: barMetrics)]?.vertical ?? 0
  }
}

extension UIToolbar {
  /// Kept, never drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(part: "background", position: topOrBottom, metrics: barMetrics)] = backgroundImage
  }
  /// As it was set.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images[.init(part: "background", position: topOrBottom, metrics: barMetrics)] }
  /// Kept, never drawn.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    looks.images[.init(part: "shadow", position: topOrBottom)] = shadowImage
  }
  /// As it was set.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    looks.images[.init(part: "shadow", position: topOrBottom)]
  }
}

extension UIBarButtonItem {
  /// A button with an image, and another one for a phone that lies: that is kept. The target is not retained.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Kept, never drawn: a back button is there, with its title, wherever code moves that.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(part: "back", metrics: barMetrics)] = adjustment
  }
  /// As it was set.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.offsets[.init(part: "back", metrics: barMetrics)] ?? .zero
  }
  /// Kept, never drawn.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images[.init(part: "back", state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// As it was set.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(part: "back", state: state.rawValue, metrics: barMetrics)]
  }
  /// Kept, never drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(part: "style \(style.rawValue)", state: state.rawValue, metrics: barMetrics)] =
      backgroundImage
  }
  /// Kept, never drawn.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(part: "background", metrics: barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// As it was set.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[.init(part: "background", metrics: barMetrics)]?.vertical ?? 0
  }
  /// Kept, never drawn.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.offsets[.init(part: "back background", metrics: barMetrics)] =
      UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// As it was set.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[.init(part: "back background", metrics: barMetrics)]?.vertical ?? 0
  }
  /// As it was set for the style.
  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(part: "style \(style.rawValue)", state: state.rawValue, metrics: barMetrics)]
  }

  /// A group of this one item, that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// A group of this one item, that nobody takes off here.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
  /// A group of this one item; nobody moves it here.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }
}

extension UITabBarItem {
  /// Kept, never drawn.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.attributes[state.rawValue] = textAttributes }
  /// As they were set.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state.rawValue]
  }
}

extension UISearchBar {
  /// Kept, never drawn.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.attributes[state.rawValue] = attributes }
  /// As they were set.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state.rawValue]
  }
  /// Kept, never drawn.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.images[.init(part: "scope", state: state.rawValue)] = backgroundImage
  }
  /// As it was set.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images[.init(part: "scope", state: state.rawValue)]
  }
  /// Kept, never drawn.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { looks.images[.init(part: "scope divider \(leftState.rawValue)", state: rightState.rawValue)] = dividerImage }
  /// As it was set.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.images[.init(part: "scope divider \(leftState.rawValue)", state: rightState.rawValue)] }
  /// Kept: icons stand where they do.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets[.init(part: "icon \(icon.rawValue)")] = adjustment
  }
  /// As it was set.
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    looks.offsets[.init(part: "icon \(icon.rawValue)")] ?? .zero
  }
  /// As it was set.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[.init(part: "icon \(icon.rawValue)", state: state.rawValue)]
  }
  /// Whether its field takes touches and types.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
}

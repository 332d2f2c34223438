import Foundation

/// Bar items that belong together. No bar shows groups here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Kept.
  open var barButtonItems: [UIBarButtonItem]
  /// Kept: what would stand for all of them where room is short.
  open var representativeItem: UIBarButtonItem?
  /// Kept.
  open var isHidden = false
  /// Always false: no bar shows groups.
  open var isDisplayingRepresentativeItem: Bool { false }

  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  /// Of these items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}

/// What would stand above a keyboard on a pad. Kept: there is no keyboard.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Kept.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Kept.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Kept.
  open var allowsHidingShortcuts = true

  @preconcurrency public override init() { super.init() }
}

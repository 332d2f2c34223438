import Foundation

/// Bar items that belong together: a navigation bar shows them one beside the other.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// From the left to the right.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      for item in barButtonItems { item.buttonGroup = self }
    }
  }
  /// Kept: it would be there in a bar's menu of what doesn't fit.
  open var menuRepresentation: UIMenuElement?
  /// Kept: there is room for all of them.
  open var alwaysAvailable = false
  /// Kept: what would stand for all of them where room is short.
  open var representativeItem: UIBarButtonItem?
  /// Whether bars leave out its items.
  open var isHidden = false { didSet { for item in barButtonItems { item.didChange() } } }
  /// Always false: there is room for all of them.
  open var isDisplayingRepresentativeItem: Bool { false }

  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  /// Of these items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// That stays where it is.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// That nobody moves here.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
  /// That nobody takes off here.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
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

extension UIBarButtonItem {
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

public import Foundation

/// One tab of a tab bar controller, whose view controller is made when it is first needed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitab>
@preconcurrency @MainActor
open class UITab: NSObject {
  /// By which code tells it from the others.
  public let identifier: String
  /// What its button says.
  open var title: String { didSet { item.title = title } }
  /// Kept, never drawn.
  open var subtitle: String?
  /// Kept, never drawn.
  open var image: UIImage? { didSet { item.image = image } }
  /// Kept, never drawn.
  open var selectedImage: UIImage? { didSet { item.selectedImage = selectedImage } }
  /// Kept, never drawn.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether the bar leaves it out. On a device this holds for tabs that may be hidden, as here.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
  /// Whether it is hidden until somebody shows it; kept.
  open var isHiddenByDefault = false
  /// Whether it may be hidden.
  open var allowsHiding = false { didSet { tabBarController?.tabsDidChange() } }
  /// Where it would stand. One that is for the sidebar only is not on a bar.
  open var preferredPlacement = Placement.automatic { didSet { tabBarController?.tabsDidChange() } }
  /// The application's to choose.
  open var userInfo: Any?
  /// Whether the tab is selected when a drag has rested above its button.
  open var isSpringLoaded = false { didSet { item.isSpringLoaded = isSpringLoaded } }
  /// What a trace calls the tab's button by; without one, by `identifier`.
  open var accessibilityIdentifier: String? {
    didSet { item.accessibilityIdentifier = accessibilityIdentifier ?? identifier }
  }
  /// The group that it is in; nil for one of the bar's own.
  open internal(set) weak var parent: UITabGroup?
  /// The controller that has it, or its group.
  open internal(set) weak var tabBarController: UITabBarController?
  /// What stands for it on the bar.
  let item: UITabBarItem
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// - Parameter viewControllerProvider: asked once, when the controller is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    item.accessibilityIdentifier = identifier
    super.init()
  }

  /// What it shows. It is made by the first who asks; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil, let provider {
      let controller = provider(self)
      made = controller
      controller.ownTab = self
      shareItem(with: controller)
    }
    return made
  }

  /// The bar's item is the controller's, too, and that of the levels' lowest one: what any of them changes shows.
  private func shareItem(with controller: UIViewController) {
    if item.badgeValue == nil { item.badgeValue = controller.tabBarItem.badgeValue }
    controller.tabBarItem = item
    (controller as? UINavigationController)?.viewControllers.first?.tabBarItem = item
  }

  /// It stands on that controller's bar, or in a group there.
  func belong(to controller: UITabBarController?) { tabBarController = controller }

  /// What a bar shows for it.
  var shownController: UIViewController? { viewController }
  /// What it has shown already.
  var shownBefore: UIViewController? { made }

  /// Whether it stands on the bar.
  final var isOnBar: Bool { !(isHidden && allowsHiding) && preferredPlacement != .sidebarOnly }
  /// Whether it is to be seen on the bar.
  open var hasVisiblePlacement: Bool {
    guard let tabBarController else { return false }
    return parent == nil ? tabBarController.isOnBar(self) : isOnBar
  }

  /// Where a tab would stand on a pad. Raw values are UIKit's.
  public enum Placement: Int, Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}

/// The tab that searches.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchtab>
open class UISearchTab: UITab {
  /// Whether selecting the tab begins the search of the controller that it shows, in its search bar; where that
  /// search ends, the tab that was selected before is selected again.
  open var automaticallyActivatesSearch = false
  /// Named by the system.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

/// A tab of tabs. A bar has one button for it, which shows the group's own controller, else that of the child that
/// is selected.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabgroup>
open class UITabGroup: UITab {
  /// The tabs in it.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self {
        child.parent = nil
        child.belong(to: nil)
      }
      adoptChildren()
      tabBarController?.tabsDidChange()
    }
  }
  /// The one that shows where the group has no controller; the default one, else the first, until code selects
  /// another.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set {
      guard let newValue, children.contains(where: { $0 === newValue }) else { return }
      chosen = newValue
      tabBarController?.tabsDidChange()
    }
  }
  private weak var chosen: UITab?
  /// Which one is selected at first.
  open var defaultChildIdentifier: String?
  /// Kept: children stand in no sidebar.
  open var allowsReordering = false
  /// Kept: children stand in no sidebar.
  open var displayOrderIdentifiers: [String] = []
  /// As `children`: nobody reorders them.
  open var displayOrder: [UITab] { children }
  /// Kept: there is no sidebar.
  open var sidebarAppearance = SidebarAppearance.automatic

  /// - Parameter viewControllerProvider: for a controller of the group's own; without it a child's shows.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  /// Among the children, and theirs.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(forIdentifier: identifier) }

  private func adoptChildren() {
    for child in children {
      child.parent = self
      child.belong(to: tabBarController)
    }
  }

  override func belong(to controller: UITabBarController?) {
    super.belong(to: controller)
    adoptChildren()
  }

  override var shownController: UIViewController? { viewController ?? selectedChild?.shownController }
  override var shownBefore: UIViewController? { super.shownBefore ?? selectedChild?.shownBefore }

  /// How a group would look in a sidebar. Raw values are UIKit's.
  public enum SidebarAppearance: Int, Hashable, Sendable { case automatic, inline, rootSection }
}

extension [UITab] {
  /// Among these, and those in groups.
  @MainActor func tab(forIdentifier identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

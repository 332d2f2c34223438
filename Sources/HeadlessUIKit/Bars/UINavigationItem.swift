public import Foundation

/// What a navigation bar shows for one level of a stack.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// What the bar shows of it has changed.
  var didChange: () -> Void = {}
  /// Whose it is, where it was made for a controller.
  weak var owner: UIViewController?

  /// A level with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  @preconcurrency public override init() { super.init() }
  /// Nothing is read: there is no archive of items.
  public required init?(coder: NSCoder) { super.init() }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// In the middle of the bar, and on the back button of the level above.
  open var title: String? { didSet { didChange() } }
  /// In the middle of the bar, in its own size as far as the items beside it leave it the width (V692).
  open var titleView: UIView? { didSet { didChange() } }
  /// Above the buttons, which has the bar be higher; the text is not drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitem/prompt>
  open var prompt: String? { didSet { didChange() } }
  /// Whether the title is large, where the bar prefers that: by default as the item below it has it, and the lowest
  /// one is.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property>
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

  /// Kept, never drawn.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.kept }
  }
  /// Kept, never drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.kept }
  }
  /// Kept, never drawn.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.kept }
  }
  /// Its bar stands below the others of a navigation controller's bar, which grows by it.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
      searchController?.takeBar()
      didChange()
    }
  }
  /// The search that hides the bar as long as it is active, in whose page its search bar stands.
  weak var hidingSearch: UISearchController? { didSet { if hidingSearch !== oldValue { didChange() } } }
  /// Whether the search bar goes when content is scrolled, and comes back at its upper end.
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  /// A search bar stands below the other content of the bar, wherever it is preferred; its controller's delegate
  /// hears of another preference.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    willSet {
      guard newValue != preferredSearchBarPlacement, let searchController else { return }
      searchController.delegate?.searchController(searchController, willChangeTo: newValue)
    }
    didSet {
      guard oldValue != preferredSearchBarPlacement, let searchController else { return }
      searchController.delegate?.searchController(searchController, didChangeFrom: oldValue)
    }
  }
  /// As it is preferred, though it stands below the other content.
  open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
  /// Kept: titles stand in the middle.
  open var style = ItemStyle.navigator
  /// What the back button of the level above says of this one: its title, "Back", or nothing. The menu of that
  /// button has its title.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.property>
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }

  /// How much a back button says. Raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }

  /// The button by which the level above goes back to this one; one with the title, or "Back", where nil. A tap on
  /// it goes back, and performs no action of its own.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What a tap on the back button does in place of going back, while this item shows. Where there is nothing to go
  /// back to, a button with the action's title or image shows, but for an editor's style.
  open var backAction: UIAction? { didSet { didChange() } }
  /// Kept, never drawn.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.kept }
  }
  /// Kept, never drawn.
  open var subtitle: String?
  /// Kept, never drawn.
  open var largeTitle: String?
  /// Kept, never drawn.
  open var attributedTitle: AttributedString?
  /// Kept, never drawn.
  open var attributedSubtitle: AttributedString?
  /// Kept, never drawn.
  open var largeSubtitle: String?
  /// Kept, never drawn.
  open var largeAttributedSubtitle: AttributedString?
  /// Kept: it is not shown.
  open var subtitleView: UIView?
  /// Kept: it is not shown.
  open var largeSubtitleView: UIView?
  /// Kept: a search bar stands where code puts it.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Kept: a search bar stands where code puts it.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// An item that stands for the search bar in a toolbar; it shows nothing, and a tap on it does nothing.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()
  /// In place of the title, on the back button of the level above.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { didChange() } }
  /// Whether the items at the left stand beside the back button, and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  /// From the left to the right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      leading = nil
      didChange()
    }
  }
  /// From the right to the left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      trailing = nil
      didChange()
    }
  }

  /// The first of those at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of those at the right, the outermost.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // MARK: Groups

  /// Those at the left, as a bar shows them: without their groups' representatives. Setting it takes the place of
  /// the items there.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get {
      if leading == nil { leading = leftBarButtonItems.map { [Self.group(of: $0)] } }
      return leading ?? []
    }
    set {
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
      leading = newValue
    }
  }
  private var leading: [UIBarButtonItemGroup]?
  /// Those at the right, from the left to the right, as a bar shows them: without their groups' representatives.
  /// Setting it takes the place of the items there.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      if trailing == nil { trailing = rightBarButtonItems.map { [Self.group(of: $0.reversed())] } }
      return trailing ?? []
    }
    set {
      rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
      trailing = newValue
    }
  }
  private var trailing: [UIBarButtonItemGroup]?
  private static func group(of items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
  }
  /// Kept: on a phone they are not shown.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Kept: nobody arranges them anew.
  open var customizationIdentifier: String?
  /// Asked for the menu that a finger on the title brings, with what the system suggests; nil for no menu. Without
  /// it, that menu has what is suggested, where there is a `renameDelegate` or a document.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }
  /// Has the title renamed in the bar, by the title's menu or by a navigation controller's `rename(_:)`. Not
  /// retained.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { didChange() } }
  /// Kept: the title's menu shows no header of it, and a trace warns of that.
  open var documentProperties: UIDocumentProperties? { didSet { didChange() } }
  /// Kept: there is no menu of what doesn't fit.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Nil, as it is where no button for further items shows: none does here.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// Behind those at the right, whatever they are.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { didChange() } }

  // At once: there is nothing to animate.

  /// Sets it, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets it, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets it, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets them, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets them, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Where a search bar would stand. Raw values are UIKit's.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// How an item would be arranged. Raw values are UIKit's.
  public enum ItemStyle: Int, Hashable, Sendable { case navigator, browser, editor }
  /// When a large title shows. `inline` is `never`, but for a bar with a back button, where it is `always`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never, inline }
}

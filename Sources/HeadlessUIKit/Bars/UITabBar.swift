public import Foundation

/// What a tab bar tells. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A finger chose the item, perhaps the one that was selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Never called: no finger customizes a bar here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Never called: no finger customizes a bar here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Never called: no finger customizes a bar here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Never called: no finger customizes a bar here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A button for each tab, all as wide; a tap selects one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Not retained. That of a tab bar controller's bar is the controller; setting it traps then, as in UIKit.
  open weak var delegate: (any UITabBarDelegate)? { willSet { refuseIfManaged("to have its delegate set") } }
  /// Whether every tab is selected when a drag has rested above it; else those are that say so themselves.
  open var isSpringLoaded = false
  private var buttons: [UITabBarButton] = []

  private let background = _UIBarBackground.make()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// From the left to the right. Setting them traps where a tab bar controller has the bar, as in UIKit.
  open var items: [UITabBarItem]? {
    get { tabs }
    set {
      refuseIfManaged("to have its items set")
      tabs = newValue
      showItems()
    }
  }
  private var tabs: [UITabBarItem]?

  /// By whoever has the bar: an override of `setItems(_:animated:)` hears of it, and may keep the buttons away
  /// (V1115).
  final func show(_ items: [UITabBarItem]?) {
    isOfController = true
    setItems(items, animated: false)
    isOfController = false
  }
  /// What is done to the bar is its controller's doing.
  private var isOfController = false

  private func refuseIfManaged(_ what: String) {
    precondition(
      didChoose == nil || isOfController, "\(type(of: self)), which a tab bar controller has, is \(what)")
  }

  /// At once: there is nothing to animate.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Setting it tells the delegate nothing.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  // Kept, never drawn.
  /// Never drawn. A controller's child ends at a bar that is not.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Kept, never drawn.
  open var barTintColor: UIColor?
  /// Kept, never drawn.
  open var unselectedItemTintColor: UIColor?
  /// Kept, never drawn.
  open var barStyle = UIBarStyle.default
  /// Kept, never drawn.
  open var standardAppearance: UITabBarAppearance {
    get { givenStandardAppearance ?? usualAppearance }
    set { givenStandardAppearance = newValue.kept }
  }
  /// Nil as long as nobody has set one.
  final var givenStandardAppearance: UITabBarAppearance?
  private lazy var usualAppearance = UITabBarAppearance()
  /// Kept, never drawn.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.kept }
  }
  /// Kept, never drawn.
  open var backgroundImage: UIImage?
  /// Kept, never drawn.
  open var shadowImage: UIImage?
  /// Kept, never drawn.
  open var selectionIndicatorImage: UIImage?
  /// In points, of tabs in the bar's middle; 76 (ours) unless it is positive.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// In points, between tabs in the bar's middle; 34 (ours) unless it is positive.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Automatic fills the bar, as on a phone. Tabs that have no room in the middle fill it, too (ours).
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Shows nothing: what UIKit lets a finger arrange here is not modelled, and a trace warns of it.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    Decisions.tell(.warns(self, "a tab bar's items are not customized here, and no finger reaches what would show"))
  }
  /// Kept, never drawn. Deprecated by UIKit in favour of the tint color.
  open var selectedImageTintColor: UIColor?
  /// False: no finger customizes a bar here.
  open var isCustomizing: Bool { false }
  /// False: there was nothing to end.
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// How tabs stand. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  private func showItems() {
    let old = buttons
    // Items that stay keep their buttons, and the fingers on them.
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? UITabBarButton(for: item) { [weak self] in self?.choose($0) }
    }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons where button.superview !== self {
      button.item?.shownAs = button
      addSubview(button)
    }
    if selectedItem.map({ item in items?.contains { $0 === item } != true }) ?? false { selectedItem = nil }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func choose(_ item: UITabBarItem) {
    // A controller that keeps the old tab says so before the item is selected.
    guard chooser?(item) ?? true else { return }
    let wasSelected = item === selectedItem
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    didChoose?(item, wasSelected)
  }

  /// Asked whether a tapped item may be selected.
  var chooser: ((UITabBarItem) -> Bool)?
  /// What the bar's controller makes of it, after the delegate was told; and whether the item was selected before.
  var didChoose: ((UITabBarItem, _ wasSelected: Bool) -> Void)?

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let row = row
    let height =
      underneath.map { max(0, bounds.height - $0) } ?? min(bounds.height, barHeight(upright: BarMetrics.tabBar))
    for (index, button) in buttons.enumerated() {
      let place = CGRect(x: row.start + CGFloat(index) * row.step, y: 0, width: row.width, height: height)
      button.frame = byReading(place, in: bounds)
    }
  }

  /// Where the first button begins, how wide each is, and how far the next one is from it.
  private var row: (start: CGFloat, width: CGFloat, step: CGFloat) {
    let count = CGFloat(max(1, buttons.count))
    let share = bounds.width / count
    guard itemPositioning == .centered else { return (0, share, share) }
    let width = itemWidth > 0 ? itemWidth : BarMetrics.tabWidth
    let step = width + (itemSpacing > 0 ? itemSpacing : BarMetrics.tabSpacing)
    let rest = bounds.width - step * (count - 1) - width
    return rest < 0 ? (0, share, share) : (rest / 2, width, step)
  }

  /// As high as such a bar is; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight(upright: BarMetrics.tabBar))
  }

  /// In points: what the home indicator takes of a controller's bar, below its buttons; nil of any other bar.
  var underneath: CGFloat? { didSet { if underneath != oldValue { setNeedsLayout() } } }

  /// As high as a tab bar is; a controller's with what the home indicator takes. The controller gives it the height
  /// that an override answers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight(upright: BarMetrics.tabBar) + (underneath ?? 0))
  }
}

/// What a tab bar has for an item. UIKit's has this name, too, and code looks for it.
final class UITabBarButton: UIControl {
  private(set) weak var item: UITabBarItem?
  private var action: UIAction?
  private let picture = UITabBarSwappableImageView(frame: .zero)
  private let label = UITabBarButtonLabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Where they stand is ours: nothing is drawn, and they take no touches.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text) = (BarMetrics.tabImage, BarMetrics.tabTitle)
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: image.minY, width: image.width, height: image.height)
    label.frame = CGRect(x: 0, y: text.minY, width: bounds.width, height: text.height)
    if bounds.height < text.maxY { layOutBesideEachOther() }
  }

  /// In a bar that is too low for both, with the title behind the image.
  private func layOutBesideEachOther() {
    let height = bounds.height
    picture.frame.origin.y = (height - picture.bounds.height) / 2
    label.frame = CGRect(
      x: picture.frame.maxX, y: (height - label.bounds.height) / 2,
      width: max(0, bounds.width - picture.frame.maxX),
      height: label.bounds.height)
  }

  convenience init(for item: UITabBarItem, onTap choose: @escaping (UITabBarItem) -> Void) {
    self.init(frame: .zero)
    self.item = item
    let action = UIAction { [weak item] _ in item.map(choose) }
    self.action = action
    addAction(action, for: .touchUpInside)
    show(item)
    item.didChange = { [weak self, weak item] in if let item { self?.show(item) } }
  }

  private func show(_ item: UITabBarItem) {
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    picture.image = item.image
    label.text = item.title
    // What a trace calls the tap by.
    action?.title = item.title ?? ""
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !winsTap(against: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A tab of a tab bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbaritem>
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Kept, never drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, never drawn.
  open var selectedImage: UIImage?
  /// Kept, never drawn.
  open var badgeValue: String?
  /// Kept, never drawn.
  open var badgeColor: UIColor?
  /// Kept, never drawn.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = standardAppearance?.kept }
  }
  /// Kept, never drawn.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.kept }
  }
  /// Whether the tab is selected when a drag has rested above it.
  open var isSpringLoaded = false
  final lazy var looks = KeptBarLooks()

  @preconcurrency public override init() { super.init() }
  /// Always nil: there is no archive of items.
  public required init?(coder: NSCoder) { nil }

  /// A tab with a title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title, and an image for while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab of a known kind; its name is the title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Tabs that many applications have.
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  // MARK: Looks

  /// Kept, never drawn.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.attributes[state.rawValue] = textAttributes }
  /// As they were set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state.rawValue]
  }
}

public import Foundation

/// A button of a navigation bar or a toolbar, a space between two, or any view.
///
/// A tap on it has the target perform the action with the item as sender; or, without a target, the first that can
/// of the responder chain, from the first responder, else from the bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Kept, never drawn.
  open var style = Style.plain
  /// In points; 0 leaves the choice to the bar.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// Stands on the bar in its own size, by its constraints or its content where it was made without one, and has
  /// its own touches: `action` is not sent.
  open var customView: UIView? { didSet { didChange() } }
  private var content: BarContent?
  /// The custom view, and how large it stands on a bar.
  final var custom: BarContent? {
    if content?.view !== customView { content = customView.map { BarContent($0, ofItem: true) } }
    return content
  }
  /// Not retained.
  open weak var target: AnyObject?
  /// What a tap has the target perform.
  open var action: Selector? { didSet { didChange() } }
  /// Performed in place of the target's action. A copy is kept; its title and image become the item's, unless a
  /// system item gave them.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction>
  open var primaryAction: UIAction? {
    get { ownAction }
    set {
      ownAction = newValue?.copy() as? UIAction
      if let ownAction, !isSystemItem { (title, image) = (ownAction.title, ownAction.image) }
      didChange()
    }
  }
  private var ownAction: UIAction?
  /// Kept, never drawn.
  open var tintColor: UIColor?
  /// Opened by a tap, where there is an action by a finger that rests.
  open var menu: UIMenu? { didSet { didChange() } }
  /// Where a menu opens by a tap, one of its actions is always chosen, and the bar shows its title. Else a tap
  /// changes `isSelected`.
  open var changesSelectionAsPrimaryAction = false { didSet { didChange() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// What the title may become: the button is as wide as the widest of them needs (V982).
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/possibletitles>
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  final lazy var looks = KeptBarLooks()
  /// Kept: menus are shown in the order of their elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Kept.
  open var menuRepresentation: UIMenuElement?
  /// Kept, never drawn.
  open var hidesSharedBackground = false
  /// Kept, never drawn.
  open var sharesBackground = true
  /// Kept, never drawn.
  open var badge: Badge?
  /// Kept.
  open var identifier: String?
  /// Kept, never drawn: symbols stand still.
  open var isSymbolAnimationEnabled = true
  /// Whether it acts, as by a tap, when a drag has rested above it. A custom view acts as it does itself.
  open var isSpringLoaded = false { didSet { didChange() } }
  /// The group of a navigation item that it was put into; nil of one that is in none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  private var adjustments: [UIBarMetrics: UIOffset] = [:]
  /// Kept, never drawn.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments[barMetrics] = adjustment
  }
  /// As it was set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments[barMetrics] ?? .zero
  }
  private var backgrounds: [UInt: UIImage] = [:]
  /// Kept, never drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = image
  }
  /// As it was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }
  /// A hidden item takes no room.
  open var isHidden = false { didSet { didChange() } }
  private(set) var space: Space?
  private var isSystemItem: Bool
  /// The row of a bar that it is in.
  weak var row: BarRow?
  /// What stands on the bar for it, as long as it is on one.
  package internal(set) weak var button: UIControl?

  enum Space { case fixed, flexible }

  @preconcurrency public override init() {
    (space, isSystemItem) = (nil, false)
    super.init()
  }

  /// Always nil: there is no archive of items.
  public required init?(coder: NSCoder) { nil }

  /// A button with a title. The target is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button with an image. The target is not retained.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button with an image, and another one for a phone that lies: that is kept. The target is not retained.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// - Parameter systemItem: gives the title, or makes the item a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (space, isSystemItem) = (systemItem.space, true)
    title = systemItem.title
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button of a known kind, with a closure.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A button with a closure, and the closure's title and image where none are given.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A button with a closure, a menu, or both.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// A button with a target, a menu, or both. The target is not retained.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// A button of a known kind, with a closure, a menu, or both.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// A view of the application's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Takes its share of what the others leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Takes so many points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// What a tap does.
  /// - Parameter event: of the finger that lifts, which is the action's, too; nil where there is none.
  func perform(with event: UIEvent?) {
    if let primaryAction {
      let name = primaryAction.traceName
      Decisions.tell(.action(SentAction(from: self, for: .touchUpInside, name, .performed)))
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  /// How the button would be drawn.
  public enum Style: Int, Hashable, Sendable {
    case plain, bordered, done
    /// The same as `done`, by its newer name.
    public static var prominent: Style { .done }
  }

  // MARK: Looks

  /// Kept, never drawn: a back button is there, with its title, wherever code moves that.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(part: "back", metrics: barMetrics)] = adjustment
  }
  /// As it was set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.offsets[.init(part: "back", metrics: barMetrics)] ?? .zero
  }
  /// Kept, never drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images[.init(part: "back", state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// As it was set.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(part: "back", state: state.rawValue, metrics: barMetrics)]
  }
  /// Kept, never drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(part: "style \(style.rawValue)", state: state.rawValue, metrics: barMetrics)] =
      backgroundImage
  }
  /// Kept, never drawn.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(part: "background", metrics: barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// As it was set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[.init(part: "background", metrics: barMetrics)]?.vertical ?? 0
  }
  /// Kept, never drawn.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.offsets[.init(part: "back background", metrics: barMetrics)] =
      UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// As it was set.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[.init(part: "back background", metrics: barMetrics)]?.vertical ?? 0
  }
  /// As it was set for the style.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(part: "style \(style.rawValue)", state: state.rawValue, metrics: barMetrics)]
  }
}

extension UIBarButtonItem {
  /// Buttons that every application has; some have a title, two are spaces.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
      search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
    case close = 24
    case writingTools

    fileprivate var space: Space? {
      switch self {
      case .flexibleSpace: .flexible
      case .fixedSpace: .fixed
      default: nil
      }
    }

    /// Nil for those that show a picture.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
}

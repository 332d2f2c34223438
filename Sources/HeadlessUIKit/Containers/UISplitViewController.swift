public import Foundation

/// Columns of controllers, of which a phone shows one: collapsed, they are levels of one navigation stack.
///
/// That stack is the primary column's; the compact column, where there is one, stands in its place. A navigation
/// controller in another column is a level of it, whose own bar doesn't show. It is collapsed on every screen here:
/// where the width is regular, as on a pad, a trace warns of that.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Asked and told about collapsing, and about what is shown. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns it has; unspecified where `viewControllers` are all there is to know.
  open private(set) var style: Style
  private let detailView = UIView()
  private lazy var shown = ShownChild(in: detailView, of: self) { [weak self] in self?.showBase() }
  private var columns: [Column: UIViewController] = [:]
  private var given: [UIViewController] = []
  private var hasCollapsed = false

  /// With columns, each with a navigation controller.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Without controllers. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The primary and the secondary one, as they were set; once they are collapsed, the primary one alone.
  open var viewControllers: [UIViewController] {
    get {
      if hasCollapsed { return [base].compactMap { $0.map(content) } }
      return style == .unspecified
        ? given : [Column.primary, .supplementary, .secondary].compactMap { columns[$0].map(content) }
    }
    set {
      for controller in given where !newValue.contains(where: { $0 === controller }) { leave(controller) }
      given = newValue
      hasCollapsed = false
      if isViewLoaded { collapse() }
    }
  }

  /// Once the view is loaded in a navigation controller of its own, unless it is one, or stands in the compact
  /// column. A secondary one takes the place of the other where that shows. Who stands there already stays.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard viewController(for: column) !== vc, columns[column] !== vc else { return }
    let wasShown = columns[column].map(isLevel) ?? false
    if vc == nil, wasShown, isShowing(column) { delegate?.splitViewController(self, willHide: column) }
    let wrapped = vc.map { isViewLoaded ? wrap($0, for: column) : $0 }
    if let old = columns[column], !wasShown { leave(old) }
    let old = columns[column]
    if column == .inspector, isShowing(.inspector) {
      if let old, !old.isBeingDismissed { old.dismiss(animated: false) }
      if let wrapped { present(wrapped, animated: false) }
    }
    columns[column] = wrapped
    guard hasCollapsed else { return }
    if column == .primary || column == .compact {
      hasCollapsed = false
      collapse()
    } else if wasShown, let old, let stack = base as? UINavigationController {
      stack.viewControllers = stack.viewControllers.compactMap { $0 === old ? wrapped : $0 }
    }
  }

  /// As it was set: a navigation controller around it only where it was none itself.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column].map(content)
  }

  private func content(of controller: UIViewController) -> UIViewController {
    (controller as? ColumnNavigationController)?.content ?? controller
  }

  private func wrap(_ controller: UIViewController, for column: Column) -> UIViewController {
    controller is UINavigationController || column == .compact
      ? controller : ColumnNavigationController(around: controller)
  }

  private func wrapColumns() {
    for column in [Column.primary, .supplementary, .secondary, .inspector] {
      if let controller = columns[column] { columns[column] = wrap(controller, for: column) }
    }
  }

  private func isLevel(_ controller: UIViewController) -> Bool {
    (base as? UINavigationController)?.viewControllers.contains { $0 === controller } ?? false
  }

  private func leave(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Collapsing

  /// Always, once its view is loaded.
  open var isCollapsed: Bool { hasCollapsed }

  /// Who is seen: the one that stands for all columns.
  private var base: UIViewController? {
    columns[.compact] ?? (style == .unspecified ? given.first : columns[.primary] ?? columns[.secondary])
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.arrange = { [weak self, weak container] in
      if let container { self?.detailView.frame = container.bounds }
      if self?.shown.isSeen == true { self?.showBase() }
    }
    container.addSubview(detailView)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if traitCollection.horizontalSizeClass == .regular {
      Decisions.tell(.warns(view, "a split view's columns are not modelled: it shows one, as on a phone"))
    }
    collapse()
  }

  private func collapse() {
    guard !hasCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: .oneBesideSecondary)
    wrapColumns()
    if style == .unspecified, let other = delegate?.primaryViewController(forCollapsing: self), !given.isEmpty {
      given[0] = other
    }
    let base = base
    if let base, base.parent !== self {
      addChild(base)
      showBase()
      if base.parent === self { base.didMove(toParent: self) }
      // Loading it may have put another one in its place, or have had it collapse.
      if hasCollapsed || base !== self.base { return collapse() }
    }
    if style == .unspecified { pushSecondary(of: given) } else if columns[.compact] == nil { pushColumns() }
    hasCollapsed = true
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// In the next layout where it comes with this one; else at once.
  private func showBase() {
    guard isViewLoaded, !shown.isChanging, let base, base.parent === self, base !== shown.controller else { return }
    if shown.isExpected, !shown.isSeen { return view.setNeedsLayout() }
    shown.begin()
    shown.change(to: base, animated: false)
    shown.end()
  }

  private func pushSecondary(of controllers: [UIViewController]) {
    guard controllers.count > 1, let secondary = controllers.last else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: controllers[0]) == true { return }
    controllers[0].collapseSecondaryViewController(secondary, for: self)
  }

  private func pushColumns() {
    let order: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    var shown = columns[.primary] == nil ? [] : [Column.primary]
    for column in order.dropFirst().prefix(while: { _ in top != .primary }) {
      push(column, animated: false)
      if columns[column] != nil { shown.append(column) }
      if column == top { break }
    }
    for (place, column) in shown.enumerated() {
      if place > 0 { delegate?.splitViewController(self, willHide: shown[place - 1]) }
      delegate?.splitViewController(self, willShow: column)
    }
  }

  private func push(_ column: Column, animated: Bool) {
    guard let stack = base as? UINavigationController, let controller = columns[column], stack !== controller else {
      return
    }
    if isLevel(controller) {
      stack.popToViewController(controller, animated: animated)
    } else {
      stack.pushViewController(controller, animated: animated)
    }
  }

  // MARK: Showing

  /// Pushes the column's controller, or goes back to it. The inspector is presented, as where there is little room
  /// across.
  open func show(_ column: Column) {
    loadViewIfNeeded()
    if column == .inspector {
      if let controller = columns[.inspector], !isShowing(.inspector) { present(controller, animated: true) }
    } else {
      bring(column)
    }
  }

  private func bring(_ column: Column) {
    if let front, front != column, columns[column] != nil {
      delegate?.splitViewController(self, willHide: front)
    }
    if column == .primary, let stack = base as? UINavigationController {
      let own = stack.viewControllers.prefix { one in !columns.values.contains { $0 === one } }
      if let last = own.last { stack.popToViewController(last, animated: true) }
    } else {
      push(column, animated: true)
    }
  }

  /// Which of the columns of a style shows as a level of the stack; nil of those that have none.
  private var front: Column? {
    guard style != .unspecified, columns[.compact] == nil else { return nil }
    return [Column.primary, .supplementary, .secondary].first(where: isShowing)
  }

  /// Goes back from the column, where it shows.
  open func hide(_ column: Column) {
    if column == .inspector {
      guard isShowing(.inspector), let controller = columns[.inspector], !controller.isBeingDismissed else {
        return
      }
      controller.dismiss(animated: true)
      return
    }
    guard column != .primary, let stack = base as? UINavigationController, let controller = columns[column],
      let place = stack.viewControllers.firstIndex(where: { $0 === controller }), place > 0
    else { return }
    let below = stack.viewControllers[place - 1]
    if front == column {
      let next = [Column.supplementary, .secondary].first { columns[$0] === below } ?? .primary
      delegate?.splitViewController(self, willShow: next)
    }
    stack.popToViewController(below, animated: true)
  }

  /// Whether the column is the one that is seen; the inspector, also over another one.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/isshowing(_:)>
  open func isShowing(_ column: Column) -> Bool {
    if column == .inspector { return columns[.inspector]?.presentingViewController != nil }
    guard hasCollapsed else { return false }
    if columns[.compact] != nil { return column == .compact }
    let levels = (base as? UINavigationController)?.viewControllers ?? []
    if style == .unspecified {
      let isDetail = given.count > 1 && levels.contains { $0 === given.last }
      return column == (isDetail ? .secondary : .primary)
    }
    let seen = levels.last { level in columns.values.contains { $0 === level } } ?? base
    return columns[column].map { $0 === seen } ?? false
  }

  /// Shows it by the primary column, where that is a navigation stack, unless the delegate does it, which is asked
  /// where there are no columns of a style.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    // A column has its stack from then on.
    if style != .unspecified { loadViewIfNeeded() }
    if let stack = base as? UINavigationController {
      stack.show(vc, sender: sender)
    } else {
      super.show(vc, sender: sender)
    }
  }

  /// Shows it as the secondary column, unless the delegate does it, which is asked where there are no columns of a
  /// style.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    loadViewIfNeeded()
    if style == .unspecified || columns[.compact] != nil {
      if let base { base.show(vc, sender: sender) } else { present(vc, animated: true) }
    } else {
      if let front, front != .secondary {
        delegate?.splitViewController(self, willHide: front)
        delegate?.splitViewController(self, willShow: .secondary)
      }
      setViewController(vc, for: .secondary)
      push(.secondary, animated: true)
    }
  }

  override var childThatShows: UIViewController? { base }
  open override var childForStatusBarHidden: UIViewController? { base }

  // MARK: What a collapsed one only keeps

  /// Kept.
  open var preferredDisplayMode = DisplayMode.automatic
  /// That of columns that have collapsed, as devices say, is one beside the secondary one.
  open var displayMode: DisplayMode { hasCollapsed ? .oneBesideSecondary : .secondaryOnly }
  /// Kept.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Nothing is split; columns of a style would be beside each other.
  open var splitBehavior: SplitBehavior { style == .unspecified ? .automatic : .tile }
  /// Hidden, as there is nothing to switch.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(title: nil, primaryAction: nil)
    item.isHidden = true
    return item
  }()
  /// Kept: no finger brings a column in.
  open var presentsWithGesture = true
  /// Kept.
  open var showsSecondaryOnlyButton = false
  /// Kept.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Kept.
  open var primaryEdge = PrimaryEdge.leading
  /// Kept, never drawn.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar
  /// Kept: a column is as wide as the screen; so are all widths here.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Kept.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// As wide as the view.
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// Kept.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Kept.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// As wide as the view.
  open var supplementaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// Kept.
  open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension
  /// Kept.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var preferredSecondaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Kept.
  open var preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
  /// Kept.
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension
  /// As wide as the system likes.
  nonisolated public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }
}

/// The navigation controller that a column gets whose controller is none.
final class ColumnNavigationController: UINavigationController {
  let content: UIViewController

  init(around content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    pushViewController(content, animated: false)
  }

  required init?(coder: NSCoder) { nil }
}

public import Foundation

/// What a navigation bar asks and tells. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbardelegate>
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asked before an item is pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// The item is topmost now.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asked when the back button is tapped, too.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The item is gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A title, buttons at both sides, and a way back: what the topmost of its items says.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// Not retained. Traps where a navigation controller has the bar, as UIKit does.
  open weak var delegate: (any UINavigationBarDelegate)? { willSet { refuseIfManaged("to have its delegate set") } }
  /// As its delegate says, once it has a superview, else at the top.
  open var barPosition: UIBarPosition {
    superview == nil ? .top : delegate?.position(of: self, else: .top) ?? .top
  }
  private lazy var left = BarRow(on: self)
  private lazy var right = BarRow(on: self)
  private var title: BarContent?
  private var titleWidth = TitleWidth()
  /// What the back button does, where a controller has the stack.
  var goesBack: (() -> Void)?
  /// The same of its menu's rows.
  var goesBackTo: ((UINavigationItem) -> Void)?

  private let background = _UIBarBackground.make()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// From the bottom to the top. Setting, pushing and popping them traps where a navigation controller has the bar,
  /// as in UIKit.
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      refuseIfManaged("to have its items set")
      show(newValue ?? [])
    }
  }
  private var stack: [UINavigationItem]?

  /// Whoever has the bar.
  func show(_ items: [UINavigationItem]?) {
    stack = items
    showTop()
  }

  /// By the controller that has the bar, whose item was pushed: an override of `pushItem(_:animated:)` hears of it
  /// (V1116).
  final func showPushed(_ item: UINavigationItem, animated: Bool) {
    isOfController = true
    pushItem(item, animated: animated)
    isOfController = false
  }
  /// The same of `setItems(_:animated:)`, where the controller's stack was set.
  final func showSet(_ items: [UINavigationItem], animated: Bool) {
    isOfController = true
    setItems(items, animated: animated)
    isOfController = false
  }
  /// What is done to the bar is its controller's doing, who asks and tells of it itself.
  private var isOfController = false

  private func refuseIfManaged(_ what: String) {
    precondition(
      goesBack == nil || isOfController, "\(type(of: self)), which a navigation controller has, is \(what)")
  }

  /// The one that shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The one below the topmost.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// At once: there is nothing to animate. Where it is animated the delegate is told of another topmost item.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let (old, hadItems) = (topItem, self.items ?? [])
    self.items = items
    guard animated, !isOfController, let old, let top = topItem, top !== old else { return }
    if hadItems.contains(where: { $0 === top }) {
      delegate?.navigationBar(self, didPop: old)
    } else {
      delegate?.navigationBar(self, didPush: top)
    }
  }

  /// Has the item show, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if isOfController { return show((items ?? []) + [item]) }
    refuseIfManaged("to have an item pushed")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// The topmost item, also where the delegate keeps it; nil where there is none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged("to have an item popped")
    guard let top = topItem else { return nil }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return top }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  // Kept, never drawn.
  /// Whether a navigation controller's content lies behind the bar, too.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Kept, never drawn.
  open var barTintColor: UIColor?
  /// Whether a navigation controller's bar has a large title below its buttons, where its topmost item lets it; it
  /// goes with the content that is scrolled. There is no view of it: a finger on it reaches the bar.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles>
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Kept, never drawn.
  open var barStyle = UIBarStyle.default
  /// Kept, never drawn.
  open var standardAppearance: UINavigationBarAppearance {
    get { givenStandardAppearance ?? usualAppearance }
    set { givenStandardAppearance = newValue.kept }
  }
  /// Nil as long as nobody has set one.
  final var givenStandardAppearance: UINavigationBarAppearance?
  private lazy var usualAppearance = UINavigationBarAppearance()
  /// Kept, never drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.kept }
  }
  /// Kept, never drawn.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.kept }
  }
  /// Kept, never drawn.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.kept }
  }
  /// Kept, never drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept, never drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept, never drawn.
  open var shadowImage: UIImage?
  /// Kept, never drawn.
  open var backIndicatorImage: UIImage?
  /// Kept, never drawn.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Kept, never drawn.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// As on a phone or pad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  final lazy var looks = KeptBarLooks()
  final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Kept, never drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// As it was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  // MARK: What it shows

  private var backButton: UIBarButtonItem?
  private var backAction: UIAction? { topItem?.style == .editor ? nil : topItem?.backAction }
  /// From where to where the back button leads.
  private var way: (from: UINavigationItem, to: UINavigationItem)?

  private var leftItems: [UIBarButtonItem] {
    guard let topItem else { return [] }
    let own = topItem.leftBarButtonItems ?? []
    guard let backButton, own.isEmpty || topItem.leftItemsSupplementBackButton else { return own }
    return [backButton] + own
  }

  private var rightItems: [UIBarButtonItem] {
    (topItem?.rightBarButtonItems ?? []).reversed() + (topItem?.pinnedTrailingGroup?.barButtonItems ?? [])
  }

  private func showTop() {
    for item in items ?? [] { item.didChange = { [weak self] in self?.showTop() } }
    backButton = backButtonForTop()
    for item in leftItems + rightItems { item.didChange = { [weak self] in self?.setNeedsShow() } }
    showRows()
    if let renaming, renaming.item !== topItem { renaming.end(asks: false) }
    showTitle()
    search?.show(topItem)
    setNeedsLayout()
  }

  /// The search bar below the rest, where a controller has the stack.
  var search: BarSearch?
  /// How high it is, where a controller has the stack.
  var collapse: BarCollapse?

  /// What stands in the middle, but for a title that is nothing but words.
  private func showTitle() {
    let titleView = renaming?.field ?? topItem?.titleView ?? titleWithMenu
    if title?.view !== titleView {
      // It may have gone elsewhere meanwhile.
      if title?.view.superview === self { title?.view.removeFromSuperview() }
      (title, titleWidth) = (titleView.map { BarContent($0) }, TitleWidth())
    }
    if let title, title.view.superview !== self { addSubview(title.view) }
  }

  private lazy var titleButton = BarTitleButton(on: self)
  private var titleWithMenu: UIView? {
    guard let topItem, topItem.hasTitleMenu else { return nil }
    titleButton.show(topItem)
    return titleButton
  }
  private var renaming: TitleRenaming?

  /// Has the topmost item's title typed anew, where its delegate says so.
  func beginRenaming() {
    guard renaming == nil, let topItem, topItem.mayBeRenamed else { return }
    let session = TitleRenaming(of: topItem) { [weak self] in
      self?.renaming = nil
      self?.showTop()
    }
    renaming = session
    showTop()
    session.begin()
  }

  private func setNeedsShow() {
    showRows()
    setNeedsLayout()
  }

  private func showRows() {
    left.take(leftItems)
    right.take(rightItems)
    left.putIn()
    right.putIn()
  }

  /// The same as long as it leads from the same item to the same: a finger on it is not lost when a title changes.
  private func backButtonForTop() -> UIBarButtonItem? {
    guard let topItem, !topItem.hidesBackButton else {
      way = nil
      return nil
    }
    guard let backItem else {
      way = nil
      return backAction.map(backButtonOfItsOwn)
    }
    let title = backItem.titleOfBackButton
    let isSameWay = way.map { $0.from === topItem && $0.to === backItem } ?? false
    way = (topItem, backItem)
    if let backButton, isSameWay {
      backButton.primaryAction?.title = title
      if backButton.title != title { backButton.title = title }
      return backButton
    }
    let button = makeBackButton(title)
    button.menu = menuOfLevels(above: backItem)
    return button
  }

  private func makeBackButton(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let instead = self?.backAction { return instead.performWithSender(self?.backButton, target: nil) }
        if let goesBack = self?.goesBack { goesBack() } else { self?.popItem(animated: true) }
      })
    item.accessibilityIdentifier = "BackButton"
    return item
  }

  /// There is nothing to go back to, and code has something for it to do.
  private func backButtonOfItsOwn(_ action: UIAction) -> UIBarButtonItem {
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityIdentifier = "BackButton"
    return item
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rows = collapse?.rows
    search?.layOut(in: bounds, height: rows?.search ?? 0)
    let lower = (rows?.search ?? 0) + (rows?.largeTitle ?? 0)
    // What the status bar and a prompt take is above the buttons.
    let upper = bounds.height - lower
    let isOfSheet = upper - promptHeight == BarMetrics.navigationBarOfSheet
    // What a search hides is above the bar, where no finger reaches it.
    let row =
      isOfSheet ? BarMetrics.navigationBarOfSheet : min(upper, max(heightOfButtons, BarMetrics.navigationBar))
    let height = search?.hidesRest == true ? heightOfButtons : row
    let area = CGRect(x: 0, y: bounds.height - lower - height, width: bounds.width, height: height)
      .insetBy(dx: min(BarMetrics.margin, bounds.width / 2), dy: 0)
    let above = max(0, convert(CGPoint.zero, to: window).y)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    left.layOut(leftItems, in: area)
    right.layOut(rightItems, in: area, fromRight: true)
    if let title { layOut(title, in: area) }
  }

  /// In the middle of the bar, as far as the items beside it let it.
  private func layOut(_ title: BarContent, in area: CGRect) {
    let (start, end) = (left.end ?? area.minX, right.start ?? area.maxX)
    let room = CGSize(width: max(0, end - start), height: area.height)
    let isMeasured = title.isMeasured
    var size = title.size(in: room)
    if !isMeasured { size.width = titleWidth.width(of: title.view, in: room.width) }
    let place = CGRect(
      x: max(start, min(area.midX - size.width / 2, end - size.width)), y: area.midY - size.height / 2,
      width: size.width, height: size.height)
    title.view.frame = byReading(place, in: area)
  }

  override func contentSizeDidChange(of subview: UIView) { setNeedsLayoutUnlessInOne() }
  override func islandWasSolved(_ root: UIView) {
    let content = title?.view === root ? title : left.content(in: root) ?? right.content(in: root)
    content?.wasSolved(on: self)
  }

  /// As high as such a bar is; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// As high as a navigation bar is with its prompt and its large title, without what the status bar takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: heightOfButtons + promptHeight + largeTitleHeight)
  }

  // MARK: Looks

  /// Kept, never drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(part: "background", position: barPosition, metrics: barMetrics)] = backgroundImage
  }
  /// As it was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(part: "background", position: barPosition, metrics: barMetrics)]
  }
  /// Kept, never drawn.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(part: "title", metrics: barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// As it was set.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[.init(part: "title", metrics: barMetrics)]?.vertical ?? 0
  }
}

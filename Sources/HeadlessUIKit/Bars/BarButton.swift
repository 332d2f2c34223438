import Foundation

/// What stands on a bar for an item without a view of its own. UIKit's name: delegates of recognizers tell a touch
/// on it by that.
final class _UIButtonBarButton: UIButton {
  convenience init(for item: UIBarButtonItem) {
    self.init(frame: .zero)
    show(item)
    let performs = UIAction { [weak self, weak item] _ in item?.perform(with: self?.lift) }
    addAction(performs, for: .touchUpInside)
  }

  func show(_ item: UIBarButtonItem) {
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    setTitle(item.title, for: .normal)
    if menu !== item.menu { menu = item.menu }
    showsMenuAsPrimaryAction = menu != nil && item.primaryAction == nil && item.action == nil
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    isSelected = item.isSelected
    isSpringLoaded = item.isSpringLoaded
    self.item = item
    // The item's own title is not the one of a button that is chosen by.
    showChoice()
  }

  private(set) weak var item: UIBarButtonItem?

  /// What the finger's lift came with, as long as that is acted on: a `UIAction` is not handed it.
  private var lift: UIEvent?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lift = event
    super.touchesEnded(touches, with: event)
    lift = nil
  }

  override func willLiftInside() {
    super.willLiftInside()
    item?.isSelected = isSelected
  }

  /// The item tells of its action itself.
  override func sendAction(_ action: UIAction) {
    tracker.unsent = nil
    action.performWithSender(self, target: nil)
  }
}

/// Items in a row, each with a view, from where the bar's language begins to read.
@MainActor final class BarRow {
  /// Whose it is: the bar retains it.
  private unowned let bar: UIView
  private var views: [(item: UIBarButtonItem, view: UIView)] = []

  init(on bar: UIView) { self.bar = bar }

  /// Has the bar show these items, and no others. Items that stay keep their views.
  func show(_ items: [UIBarButtonItem]) {
    take(items)
    putIn()
  }

  /// Takes out what is of none of these items. Where a bar has several rows, each does so before any puts views in:
  /// one of the application's own may go from row to row (V1118).
  func take(_ items: [UIBarButtonItem]) {
    let old = views
    views = items.filter { $0.space == nil && !$0.isLeftOut }.map { item in
      (item, old.first { $0.item === item && Self.fits($0.view, item) }?.view ?? Self.view(for: item))
    }
    let gone = old.map(\.view).filter { view in !views.contains { $0.view === view } }
    // Another bar may have it by now.
    for view in gone where view.superview === bar { view.removeFromSuperview() }
  }

  /// The views of what it took, also where they are on the bar for other items.
  func putIn() {
    for (item, view) in views {
      item.button = view as? _UIButtonBarButton
      item.shownAs = view
      item.row = self
      if view.superview !== bar { bar.addSubview(view) }
    }
    for (item, view) in views { (view as? _UIButtonBarButton)?.show(item) }
  }

  /// Of the views of the application's own.
  func content(in view: UIView) -> BarContent? { views.first { $0.view === view }?.item.custom }

  /// What stands beside an item.
  func views(beside item: UIBarButtonItem) -> [UIView] { views.filter { $0.item !== item }.map(\.view) }

  private static func fits(_ view: UIView, _ item: UIBarButtonItem) -> Bool {
    item.customView.map { $0 === view } ?? (view is _UIButtonBarButton)
  }

  private static func view(for item: UIBarButtonItem) -> UIView { item.customView ?? _UIButtonBarButton(for: item) }

  /// Stands the items one after the other in the area. Views that would take all of it, and then flexible spaces,
  /// share what is left; without any the row begins where the alignment says. Where there is less room than they
  /// take, buttons with titles are narrower, all in proportion (V1078).
  ///
  /// Where the bar reads from the right all of that is mirrored.
  func layOut(_ items: [UIBarButtonItem], in area: CGRect, fromRight: Bool = false) {
    let shown = items.filter { !$0.isLeftOut }
    let sizes = sizes(of: shown, in: area.size)
    let taken = zip(shown, sizes).map { $0.takenWidth(customWidth: $1?.width) }
    let widths = Self.fit(taken, of: shown, into: area.width)
    let flexible = shown.filter { $0.space == .flexible }.count
    let used = widths.reduce(0, +)
    let share = flexible > 0 ? max(0, area.width - used) / CGFloat(flexible) : 0
    var x = fromRight && flexible == 0 ? area.maxX - used : area.minX
    var first: CGFloat?
    for ((item, width), size) in zip(zip(shown, widths), sizes) {
      let width = item.space == .flexible ? share : width
      if let view = views.first(where: { $0.item === item })?.view {
        first = first ?? x
        let height = size.map { min($0.height, area.height) } ?? area.height
        let place = CGRect(x: x, y: area.midY - height / 2, width: width, height: height)
        view.frame = bar.byReading(place, in: area)
      }
      x += width
    }
    end = shown.isEmpty ? nil : x
    start = first
  }

  private static func fit(_ widths: [CGFloat], of items: [UIBarButtonItem], into room: CGFloat) -> [CGFloat] {
    let (over, areTitles) = (widths.reduce(0, +) - room, items.map(\.isAsWideAsTitle))
    let titles = zip(widths, areTitles).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    guard over > 0, titles > 0 else { return widths }
    let share = max(0, titles - over) / titles
    return zip(widths, areTitles).map { width, isTitle in isTitle ? width * share : width }
  }

  /// Of the items' own views.
  private func sizes(of items: [UIBarButtonItem], in room: CGSize) -> [CGSize?] {
    let wanted = items.map { $0.custom?.wanted(in: room) }
    let widths = zip(items, wanted).map { $0.takenWidth(customWidth: $1?.width) }
    let count = CGFloat(widths.filter { $0 >= room.width }.count)
    let rest = max(0, room.width - widths.filter { $0 < room.width }.reduce(0, +))
    return zip(items, widths).map { item, width in
      item.custom?.size(in: width < room.width ? room : CGSize(width: rest / count, height: room.height))
    }
  }

  /// Where the last item ends that was laid out, as in a bar that reads from the left; nil without any.
  private(set) var end: CGFloat?
  /// Where the first view begins, as in a bar that reads from the left; nil without any.
  private(set) var start: CGFloat?
}

extension UIBarButtonItem {
  /// Whether it, or the group that it is in, is hidden.
  fileprivate var isLeftOut: Bool { isHidden || buttonGroup?.isHidden == true }

  /// In points, of a row; of a flexible space before what is left is shared.
  fileprivate func takenWidth(customWidth: CGFloat?) -> CGFloat {
    switch space {
    case .flexible: return 0
    case .fixed: return max(width, BarMetrics.fixedSpace)
    case nil: break
    }
    if width > 0 { return width }
    if let customWidth { return customWidth }
    return max(BarMetrics.button, (image?.size.width ?? titleWidth) + BarMetrics.contentPadding)
  }

  fileprivate var isAsWideAsTitle: Bool { space == nil && width <= 0 && customView == nil && image == nil }

  /// In points, of the widest title that it may come to have.
  private var titleWidth: CGFloat {
    let font = titleTextAttributes(for: .normal)?[.font] as? UIFont
    let share = (font?.pointSize ?? BarMetrics.titleFont) / BarMetrics.titleFont
    let count = (possibleTitles ?? []).reduce(title?.count ?? 0) { max($0, $1.count) }
    return CGFloat(count) * BarMetrics.character * share
  }
}

import Foundation

/// What stands on a bar for an item without a view of its own.
final class BarButton: UIButton {
  convenience init(for item: UIBarButtonItem) {
    self.init(frame: .zero)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    setTitle(item.title, for: .normal)
    addAction(UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
  }

  /// The item tells of its action itself.
  override func sendAction(_ action: UIAction) {
    tracker.unsent = nil
    action.performWithSender(self, target: nil)
  }
}

/// Items in a row, each with a view, from the left to the right.
@MainActor final class BarRow {
  private let bar: UIView
  private var views: [(item: UIBarButtonItem, view: UIView)] = []

  init(on bar: UIView) { self.bar = bar }

  /// Has the bar show these items, and no others. Items that stay keep their views.
  func show(_ items: [UIBarButtonItem]) {
    let old = views
    views = items.filter { $0.space == nil && !$0.isHidden }.map { item in
      (item, old.first { $0.item === item && Self.fits($0.view, item) }?.view ?? Self.view(for: item))
    }
    for (_, view) in old where !views.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    for (item, view) in views where view.superview !== bar {
      item.button = view as? BarButton
      item.shownAs = view
      bar.addSubview(view)
    }
    for (item, view) in views {
      guard let button = view as? BarButton else { continue }
      button.isEnabled = item.isEnabled
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.setTitle(item.title, for: .normal)
    }
  }

  private static func fits(_ view: UIView, _ item: UIBarButtonItem) -> Bool {
    item.customView.map { $0 === view } ?? (view is BarButton)
  }

  private static func view(for item: UIBarButtonItem) -> UIView { item.customView ?? BarButton(for: item) }

  /// Stands the items one after the other in the area. Flexible spaces share what is left; without any the row
  /// begins where the alignment says.
  func layOut(_ items: [UIBarButtonItem], in area: CGRect, fromRight: Bool = false) {
    let shown = items.filter { !$0.isHidden }
    let widths = shown.map { Self.width(of: $0) }
    let flexible = shown.filter { $0.space == .flexible }.count
    let used = widths.reduce(0, +)
    let share = flexible > 0 ? max(0, area.width - used) / CGFloat(flexible) : 0
    var x = fromRight && flexible == 0 ? area.maxX - used : area.minX
    for (item, width) in zip(shown, widths) {
      let width = item.space == .flexible ? share : width
      if let view = views.first(where: { $0.item === item })?.view {
        let height = item.customView.map { min($0.bounds.height, area.height) } ?? area.height
        view.frame = CGRect(x: x, y: area.midY - height / 2, width: width, height: height)
      }
      x += width
    }
  }

  static func width(of item: UIBarButtonItem) -> CGFloat {
    switch item.space {
    case .flexible: return 0
    case .fixed: return item.width == 0 ? BarMetrics.fixedSpace : item.width
    case nil: break
    }
    if item.width > 0 { return item.width }
    if let view = item.customView { return view.bounds.width }
    let title = CGFloat(item.title?.count ?? 0) * BarMetrics.character + BarMetrics.titlePadding
    return max(BarMetrics.button, title)
  }
}

import Foundation

/// A search controller's view, in front of the page that it searches: what it offers, what it found, or nothing but
/// a cover to end it by. Where the page is not to be obscured there is no cover: touches reach the page.
///
/// It stands from the search bar's lower edge to the page's (ours); for a bar that is nowhere, from where the safe
/// area begins.
final class SearchContainerView: UIView {
  private weak var search: UISearchController?

  init(of search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    accessibilityIdentifier = "search"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// In front of the page.
  func stand(before page: UIView, below bar: UISearchBar) {
    guard let container = page.superview else { return }
    if hasPlacedBar { stand(bar, on: page) }
    let room = page.frame
    let top =
      bar.window != nil && bar.window === page.window
      ? bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: container).y : room.minY + page.safeAreaInsets.top
    let y = min(max(top, room.minY), room.maxY)
    frame = CGRect(x: room.minX, y: y, width: room.width, height: room.maxY - y)
    if superview !== container { container.insertSubview(self, aboveSubview: page) }
  }

  /// Whether the bar stands where this view put it.
  private var hasPlacedBar = false
  /// Where it stood before; nil for one that was nowhere.
  private var home: BarHome?

  /// Puts a bar that is nowhere at the upper end of the page, in front of it.
  func place(_ bar: UISearchBar, before page: UIViewController) {
    guard let view = page.viewIfLoaded, view.superview != nil else { return }
    hasPlacedBar = true
    stand(bar, on: view)
  }

  /// The same of one that stands in the page; not where constraints say where.
  func take(_ bar: UISearchBar, before page: UIViewController) {
    guard !hasPlacedBar, page.viewIfLoaded?.superview != nil, let home = BarHome(of: bar) else { return }
    self.home = home
    place(bar, before: page)
  }

  private func stand(_ bar: UISearchBar, on page: UIView) {
    layOut(bar, on: page)
    if let container = page.superview, bar.superview !== container {
      container.insertSubview(bar, aboveSubview: page)
    }
  }

  private func layOut(_ bar: UISearchBar, on page: UIView) {
    let (room, top) = (page.frame, page.safeAreaInsets.top)
    let height = home == nil ? UISearchBar.Metrics.height : bar.bounds.height
    bar.frame = CGRect(x: room.minX, y: room.minY + top, width: room.width, height: height)
  }

  /// The page has another size: the bar may stand elsewhere on it, and so does what is below it.
  override func layoutSubviews() {
    if let search, let page = search.searchedView, page.superview === superview {
      search.searchBar.superview?.layoutIfNeeded()
      stand(before: page, below: search.searchBar)
    }
    super.layoutSubviews()
  }

  /// The page goes, and with it a bar that this view has placed, until the page stands again.
  func go(with bar: UISearchBar) {
    removeFromSuperview()
    if hasPlacedBar { bar.removeFromSuperview() }
  }

  /// Takes away a bar that it has placed, or brings it back to where it was.
  func leave(_ bar: UISearchBar) {
    guard hasPlacedBar else { return }
    hasPlacedBar = false
    if let home { home.bringBack(bar) } else { bar.removeFromSuperview() }
    home = nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && search?.obscuresBackgroundDuringPresentation == false ? nil : hit
  }

  private weak var shown: UIView?

  /// Fills it.
  func show(_ results: UIViewController?) {
    let view = results?.view
    if let shown, shown !== view, shown.superview === self { shown.removeFromSuperview() }
    shown = view
    guard let view, view.superview !== self else { return }
    fill(with: view)
    sendSubviewToBack(view)
  }

  /// Nil before there were any.
  private var suggestions: SearchSuggestionList?
  /// Whether there are suggestions in front of all else in it.
  var offersSuggestions: Bool { suggestions?.table.superview === self }

  /// In front of all else in it.
  func offer(_ offered: [any UISearchSuggestion]) {
    guard !offered.isEmpty else {
      if offersSuggestions { suggestions?.table.removeFromSuperview() }
      return
    }
    let list = suggestions ?? SearchSuggestionList { [weak self] in self?.search?.choose($0) }
    suggestions = list
    list.offered = offered
    if !offersSuggestions { fill(with: list.table) }
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  // What is behind it is nobody's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { search?.isActive = false }
  }
}

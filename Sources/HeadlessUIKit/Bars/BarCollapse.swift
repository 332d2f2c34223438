import Foundation

/// How high a navigation controller's bar is as the content of the page below it is scrolled.
///
/// It follows the content at once, and so does what the content is set in by: the content's upper end stays at the
/// bar's lower edge until the bar is as low as it gets.
@MainActor final class BarCollapse {
  /// Whose it is: the bar retains it.
  private unowned let bar: UINavigationBar
  /// Has the bar placed anew, and the safe area below it.
  private let place: () -> Void
  private weak var page: UIViewController?
  /// Which the bar follows; nil where nothing of the bar goes, or nothing scrolls.
  private weak var content: UIScrollView?
  /// Those of content at its upper end.
  private var whole = BarRows(buttons: 0, largeTitle: 0, search: 0, searchGoes: false)
  /// Those that there are.
  private(set) var rows = BarRows(buttons: 0, largeTitle: 0, search: 0, searchGoes: false)

  init(of bar: UINavigationBar, place: @escaping () -> Void) {
    (self.bar, self.place) = (bar, place)
  }

  /// How high what is below the bar is covered: content that is pulled down isn't by what that adds to the bar.
  var covered: CGFloat { min(rows.height, whole.height) }

  /// Looks at what shows now, and how far it is scrolled.
  /// - Parameter buttons: how high their row is.
  func measure(buttons: CGFloat) {
    let search = bar.search
    let hasAll = search?.hidesRest != true
    whole = BarRows(
      buttons: hasAll ? buttons + bar.promptHeight : 0, largeTitle: hasAll ? bar.largeTitleHeight : 0,
      search: search?.height ?? 0, searchGoes: search?.goesWithContent == true)
    follow(bar.topItem?.owner, if: !bar.isHidden && whole.least < whole.height)
    content?.followed?.lie(below: bar.frame.minY + whole.least, in: bar.superview)
    rows = rowsNow
    content?.followed?.barIsLower(by: whole.height - rows.height)
  }

  /// Whether the bar is as high as the page's content has it, with the safe area that this made.
  var isSettled: Bool { rowsNow == rows }

  private var rowsNow: BarRows { content?.followed.map { whole.left(by: $0.way) } ?? whole }

  private func follow(_ page: UIViewController?, if goes: Bool) {
    let scroll = page?.mainScrollView
    if !goes { scroll?.followed?.barIsLower(by: 0) }
    // A page that is covered by another one is left as it is, for when it is back.
    if page === self.page, scroll !== content { content?.followed?.barIsLower(by: 0) }
    self.page = page
    content = goes ? scroll : nil
    guard let content else { return }
    let followed = content.followed ?? FollowedContent(of: content)
    followed.collapse = self
    content.followed = followed
  }

  func contentMoved(_ scroll: UIScrollView) {
    if scroll === content, scroll.window != nil, !isSettled { place() }
  }

  /// How far from its upper end content comes to rest that would rest while rows are there in part: at the nearest
  /// place where they aren't. Nil for content that rests elsewhere.
  /// - Parameters:
  ///   - way: how far from its upper end it would rest.
  ///   - most: as far as it can.
  func stop(for way: CGFloat, of scroll: UIScrollView, atMost most: CGFloat) -> CGFloat? {
    guard scroll === content, way > 0, way < whole.height - whole.least else { return nil }
    let stop = whole.stops.filter { $0 <= most }.min { abs($0 - way) < abs($1 - way) }
    return stop == way ? nil : stop
  }
}

extension UIViewController {
  /// What scrolls behind its bars: what code names, its view, or the rearmost view in it.
  fileprivate var mainScrollView: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

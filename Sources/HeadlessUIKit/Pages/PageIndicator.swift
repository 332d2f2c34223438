import Foundation

/// The page control of a page controller whose data source says how many pages there are, and at which one it
/// begins: below the pages, and a finger on it turns them.
@MainActor final class PageIndicator {
  private unowned let row: PageRow
  private let control = UIPageControl()
  /// Of the page that shows, or that a finger on the control turns to: the data source's, changed by turns since.
  private var index = 0

  init(of row: PageRow) {
    self.row = row
    control.addAction(UIAction { [weak self] _ in self?.follow() }, for: .valueChanged)
  }

  private var owner: UIPageViewController { row.owner }

  /// What it takes of the height at the lower end: nothing where it doesn't show.
  var room: CGFloat {
    guard control.superview != nil, let view = owner.viewIfLoaded else { return 0 }
    return control.intrinsicContentSize.height + view.safeAreaInsets.bottom
  }

  /// Asks the data source, which is asked for no turn of a finger's.
  func ask() {
    guard let view = owner.viewIfLoaded, row.shown != nil else { return }
    let answers = answers
    if let (count, index) = answers {
      control.numberOfPages = count
      show(index)
    }
    guard (answers != nil) != (control.superview != nil) else { return }
    if answers == nil { control.removeFromSuperview() } else { view.addSubview(control) }
    view.setNeedsLayout()
  }

  /// Nil where pages don't scroll from side to side, or the data source has not both of the methods.
  private var answers: (count: Int, index: Int)? {
    guard owner.transitionStyle == .scroll, owner.navigationOrientation == .horizontal,
      let source = owner.dataSource, let count = source.presentationCount?(for: owner),
      let index = source.presentationIndex?(for: owner)
    else { return nil }
    return (count, index)
  }

  /// Along the lower end, above the safe area's.
  func arrange(in bounds: CGRect) {
    guard control.superview != nil else { return }
    let height = control.intrinsicContentSize.height
    control.frame = CGRect(x: bounds.minX, y: bounds.maxY - room, width: bounds.width, height: height)
  }

  /// A page has been turned, and is at one side of the one that showed. Beyond the last is the first (ours).
  func turned(toAfter: Bool) {
    let count = control.numberOfPages
    if count > 0 { show((index + (toAfter ? 1 : count - 1)) % count) }
  }

  private func show(_ page: Int) {
    control.currentPage = page
    index = control.currentPage
  }

  /// A finger has chosen the next dot, or the one before.
  private func follow() {
    let chosen = control.currentPage
    show(row.turnByHand(toAfter: chosen > index) ? chosen : index)
  }
}

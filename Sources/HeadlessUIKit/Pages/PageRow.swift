import Foundation

/// The page that shows, its neighbours, and the scroll view that they are in.
@MainActor final class PageRow {
  let scroller = PageScroller(frame: .zero)
  private unowned let owner: UIPageViewController
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The neighbour that is in sight.
  private var coming: UIViewController?
  private var completion: ((Bool) -> Void)?
  private var isArranging = false

  init(of owner: UIPageViewController) {
    self.owner = owner
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.isScrollEnabled = owner.transitionStyle == .scroll
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.moves = { [weak self] in self?.whileOwned { $0.contentDidMove() } }
    scroller.settles = { [weak self] in self?.whileOwned { $0.settle() } }
  }

  /// Whoever hears of a turn may let go of the page controller.
  private func whileOwned(_ act: (PageRow) -> Void) { withExtendedLifetime(owner) { act(self) } }

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
  private var isSeen: Bool { owner.viewIfLoaded?.window?.isHidden == false }

  // MARK: Places

  private var page: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }
  private var place: CGFloat { isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y }
  /// As on a device also where no page is before it: that side is closed then.
  private var currentPlace: CGFloat { page }

  private func point(_ along: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  private func frame(at along: CGFloat) -> CGRect {
    let room = owner.view.bounds.size
    let half = owner.spacing / 2
    return isHorizontal
      ? CGRect(x: along + half, y: 0, width: room.width, height: room.height)
      : CGRect(x: 0, y: along + half, width: room.width, height: room.height)
  }

  /// Puts the scroll view and its pages where they belong; what a finger or speed moves stays.
  /// - Parameter rest: how far a finger has pulled the page that shows from its place.
  func arrange(pulledBy rest: CGFloat = 0) {
    guard owner.isViewLoaded, !isArranging else { return }
    isArranging = true
    let (room, space) = (owner.view.bounds, owner.spacing)
    let frame =
      isHorizontal
      ? room.insetBy(dx: -space / 2, dy: 0) : room.insetBy(dx: 0, dy: -space / 2)
    if scroller.frame != frame { scroller.frame = frame }
    scroller.contentSize =
      isHorizontal ? CGSize(width: page * 3, height: room.height) : CGSize(width: room.width, height: page * 3)
    closeSides()
    if coming == nil { scroller.contentOffset = point(currentPlace + rest) }
    if let current { current.view.frame = self.frame(at: currentPlace) }
    if let coming { coming.view.frame = self.frame(at: coming === before ? 0 : currentPlace + page) }
    isArranging = false
  }

  /// A side without a page is out of the content's range.
  private func closeSides() {
    let (start, end) = (before == nil ? -page : 0, after == nil ? -page : 0)
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    if scroller.contentInset != inset { scroller.contentInset = inset }
  }

  func askForNeighbours() {
    guard coming == nil else { return }
    (before, after) = (neighbourBefore, neighbourAfter)
    arrange()
  }

  /// A finger has turned a page away, which stays a neighbour: the one at the other side alone is asked for (V532).
  private func goOn(from old: UIViewController, isForward: Bool, pulledBy rest: CGFloat) {
    guard coming == nil else { return }
    let stays = owner.dataSource == nil ? nil : old
    (before, after) = isForward ? (stays, neighbourAfter) : (neighbourBefore, stays)
    arrange(pulledBy: rest)
  }

  private var neighbourBefore: UIViewController? {
    guard let current, let source, owner.transitionStyle == .scroll else { return nil }
    return source.pageViewController(owner, viewControllerBefore: current)
  }
  private var neighbourAfter: UIViewController? {
    guard let current, let source, owner.transitionStyle == .scroll else { return nil }
    return source.pageViewController(owner, viewControllerAfter: current)
  }
  private var source: (any UIPageViewControllerDataSource)? { owner.dataSource }

  // MARK: By fingers

  private func contentDidMove() {
    guard !isArranging, current != nil else { return }
    if coming != nil, scroller.isDragging { turnInHand() }
    let way = place - currentPlace
    let neighbour = way > 0 ? after : way < 0 ? before : nil
    guard neighbour !== coming else { return }
    if coming != nil { finish(completed: false) }
    guard let neighbour else { return }
    if completion == nil { owner.delegate?.pageViewController(owner, willTransitionTo: [neighbour]) }
    begin(neighbour)
  }

  /// A finger that has gone a whole page has turned that, and goes on from there to the next one (V531).
  private func turnInHand() {
    let way = place - currentPlace
    guard abs(way) >= page else { return }
    // The content jumps back by a page, which is no step of the drag's own.
    scroller.isStepping = false
    finish(completed: true, pulledBy: way > 0 ? way - page : way + page)
  }

  private func settle() {
    guard coming != nil else { return }
    let hasTurned = abs(place - currentPlace) > page / 2
    finish(completed: hasTurned)
  }

  // MARK: One turn

  private func begin(_ neighbour: UIViewController) {
    guard let current else { return }
    coming = neighbour
    if neighbour.parent !== owner { owner.addChild(neighbour) }
    if isSeen {
      neighbour.beginTransition(isAppearing: true, animated: true)
      current.beginTransition(isAppearing: false, animated: true)
    }
    for one in [current, neighbour] { one.isInTransition = true }
    neighbour.view.frame = frame(at: neighbour === before ? 0 : currentPlace + page)
    scroller.addSubview(neighbour.view)
  }

  private func finish(completed: Bool, pulledBy rest: CGFloat = 0) {
    guard let old = current, let new = coming else { return }
    let (isForward, isByCode) = (new === after, completion != nil)
    coming = nil
    let (gone, stays) = completed ? (old, new) : (new, old)
    if !completed, isSeen {
      old.beginTransition(isAppearing: true, animated: true)
      old.endTransition()
      new.beginTransition(isAppearing: false, animated: true)
    }
    gone.willMove(toParent: nil)
    gone.viewIfLoaded?.removeFromSuperview()
    gone.removeFromParent()
    if completed { new.didMove(toParent: owner) }
    for one in [old, new] { one.isInTransition = false }
    current = stays
    stays.endTransition()
    gone.endTransition()
    let completion = completion
    self.completion = nil
    if let completion {
      completion(completed)
    } else {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
    }
    // Whoever was told may have begun another turn, which has its neighbour.
    guard self.completion == nil else { return }
    if isByCode {
      askForNeighbours()
    } else if completed, current === new {
      goOn(from: old, isForward: isForward, pulledBy: rest)
    } else {
      arrange(pulledBy: rest)
    }
  }

  // MARK: By code

  func show(
    _ new: UIViewController?, from direction: UIPageViewController.NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if coming != nil { finish(completed: false) }
    guard animated, isSeen, owner.transitionStyle == .scroll, let new, current != nil, new !== current else {
      replace(with: new)
      if let completion { UIApplication.shared.runAtEndOfTurn { completion(true) } }
      return
    }
    (before, after) = direction == .forward ? (nil, new) : (new, nil)
    arrange()
    self.completion = completion ?? { _ in }
    scroller.setContentOffset(point(direction == .forward ? 2 * page : 0), animated: true)
  }

  private func replace(with new: UIViewController?) {
    guard new !== current else { return askForNeighbours() }
    let old = current
    old?.willMove(toParent: nil)
    current = new
    if let new { owner.addChild(new) }
    if owner.isViewLoaded || new != nil {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new {
        new.view.frame = frame(at: currentPlace)
        scroller.addSubview(new.view)
      }
    }
    old?.removeFromParent()
    new?.didMove(toParent: owner)
    askForNeighbours()
  }
}

/// The scroll view of pages. Its delegate is the application's to set.
final class PageScroller: UIScrollView {
  var moves: () -> Void = {}
  var settles: () -> Void = {}
  override func contentMoves() { moves() }
  override func contentSettles() { settles() }
}

import Foundation

/// The page that shows, its neighbours, and the scroll view that they are in.
///
/// One change at a time: what code wants shown while pages change, by whoever hears of that, comes after it.
@MainActor final class PageRow {
  let scroller = PageScroller(frame: .zero)
  private(set) lazy var indicator = PageIndicator(of: self)
  unowned let owner: UIPageViewController
  var current: UIViewController?
  var before: UIViewController?
  var after: UIViewController?
  /// The neighbour that is in sight, and which one that is: one page may be both.
  var coming: (page: UIViewController, isAfter: Bool)?
  /// The one that code has put in the current one's place: a child already, and not there yet.
  var staged: UIViewController?
  /// Of the animated turn that code began.
  var completion: ((Bool) -> Void)?
  private var isArranging = false
  /// Where the scroll view was put, and the size for which pages stand in it.
  private var (placed, arrangedSize) = (CGRect.null, CGSize.zero)
  var isChanging = false
  var waiting: PageTurn?

  init(of owner: UIPageViewController) {
    self.owner = owner
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.isScrollEnabled = owner.transitionStyle == .scroll
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.moves = { [weak self] in self?.whileOwned { $0.contentDidMove() } }
    scroller.settles = { [weak self] in self?.whileOwned { $0.settle() } }
    scroller.arranges = { [weak self] in self?.placePages() }
  }

  /// Whoever hears of a turn may let go of the page controller.
  func whileOwned(_ act: (PageRow) -> Void) { withExtendedLifetime(owner) { act(self) } }

  /// The one that code has put there, else the one that shows.
  var shown: UIViewController? { waiting.map(\.page) ?? staged ?? current }

  /// What code wants shown meanwhile waits.
  func alone(_ change: () -> Void) {
    let isOutermost = !isChanging
    isChanging = true
    change()
    guard isOutermost else { return }
    isChanging = false
    guard let next = waiting else { return }
    waiting = nil
    show(next)
  }

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
  /// Whether the page before stands at the far end, as where people read from the right (V1076).
  var isMirrored: Bool { isHorizontal && owner.viewIfLoaded?.readsFromTheRight == true }
  var isSeen: Bool { owner.viewIfLoaded?.window?.isHidden == false }

  // MARK: Places

  var page: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }
  private var place: CGFloat { isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y }
  /// As on a device also where no page is before it: that side is closed then.
  private var currentPlace: CGFloat { page }

  func point(_ along: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  /// A page has all of the scroll view but the space between pages, also where code has made that larger.
  private func frame(at along: CGFloat) -> CGRect {
    let (room, space) = (scroller.bounds.size, owner.spacing)
    return isHorizontal
      ? CGRect(x: along + space / 2, y: 0, width: room.width - space, height: room.height)
      : CGRect(x: 0, y: along + space / 2, width: room.width, height: room.height - space)
  }

  /// Gives the scroll view its place in the page controller's view: above the page control, and wider or higher
  /// than the pages by the space between them. Another place that code gave it since is its own to keep.
  func place(in bounds: CGRect) {
    let room = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - indicator.room))
    let half = -owner.spacing / 2
    let frame = isHorizontal ? room.insetBy(dx: half, dy: 0) : room.insetBy(dx: 0, dy: half)
    if placed != frame { (placed, scroller.frame) = (frame, frame) }
    indicator.arrange(in: bounds)
  }

  /// Puts the scroll view and its pages where they belong; what a finger or speed moves stays.
  /// - Parameter rest: how far a finger has pulled the page that shows from its place.
  func arrange(pulledBy rest: CGFloat = 0) {
    guard owner.isViewLoaded, !isArranging else { return }
    isArranging = true
    place(in: owner.view.bounds)
    arrangePages(pulledBy: rest)
    isArranging = false
  }

  /// Code may have given the scroll view another size: pages fill that.
  private func placePages() {
    guard !isArranging, !isChanging, arrangedSize != scroller.bounds.size else { return }
    isArranging = true
    arrangePages(pulledBy: 0)
    isArranging = false
  }

  private func arrangePages(pulledBy rest: CGFloat) {
    let size = scroller.bounds.size
    arrangedSize = size
    scroller.contentSize =
      isHorizontal ? CGSize(width: page * 3, height: size.height) : CGSize(width: size.width, height: page * 3)
    closeSides()
    let isUnderWay = coming != nil || staged != nil && scroller.motion != nil
    if !isUnderWay { scroller.contentOffset = point(currentPlace + rest) }
    if let current { put(current) }
    if let coming { put(coming.page) }
  }

  func put(_ one: UIViewController) {
    owner.loadViewIfNeeded()
    let isAtFarEnd = coming?.isAfter != isMirrored
    let place = one === current ? currentPlace : isAtFarEnd ? currentPlace + page : 0
    PageHolder.put(one, at: frame(at: place), in: scroller)
  }

  /// A side without a page is out of the content's range.
  private func closeSides() {
    let (first, last) = isMirrored ? (after, before) : (before, after)
    let (start, end) = (first == nil ? -page : 0, last == nil ? -page : 0)
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    if scroller.contentInset != inset { scroller.contentInset = inset }
  }

  func askForNeighbours() {
    guard coming == nil, staged == nil else { return }
    (before, after) = (neighbourBefore, neighbourAfter)
    arrange()
  }

  /// A finger has turned a page away, which stays a neighbour: the one at the other side alone is asked for (V532).
  private func goOn(from old: UIViewController, toAfter: Bool, pulledBy rest: CGFloat) {
    guard coming == nil else { return }
    let stays = owner.dataSource == nil ? nil : old
    (before, after) = toAfter ? (stays, neighbourAfter) : (neighbourBefore, stays)
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
    guard !isArranging, !isChanging, current != nil else { return }
    if coming != nil, scroller.isDragging { turnInHand() }
    let way = place - currentPlace
    let isAfter = (way > 0) != isMirrored
    let neighbour = way == 0 ? nil : isAfter ? after : before
    guard neighbour !== coming?.page || coming.map({ $0.isAfter != isAfter }) == true else { return }
    alone {
      if coming != nil { finish(completed: false) }
      guard let neighbour else { return }
      if completion == nil { owner.delegate?.pageViewController(owner, willTransitionTo: [neighbour]) }
      begin(neighbour, isAfter: isAfter)
    }
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
    // A finger may have stopped code's turn before its page came into sight.
    if coming == nil, completion != nil { beginStaged() }
    guard coming != nil else { return }
    let hasTurned = abs(place - currentPlace) > page / 2
    finish(completed: hasTurned)
  }

  /// The page controller goes: a turn on its way ends with the page that the content was going to.
  func comeToRest() {
    guard !isChanging, coming != nil || staged != nil else { return }
    let target = scroller.motion?.way.target ?? scroller.contentOffset
    let hasTurned = abs((isHorizontal ? target.x : target.y) - currentPlace) > page / 2
    beginStaged()
    finish(completed: hasTurned)
  }

  // MARK: One turn

  func begin(_ neighbour: UIViewController, isAfter: Bool) {
    guard let current else { return }
    coming = (neighbour, isAfter)
    adopt(neighbour)
    if isSeen {
      neighbour.beginTransition(isAppearing: true, animated: true)
      current.beginTransition(isAppearing: false, animated: true)
    }
    for one in [current, neighbour] { one.isInTransition = true }
    put(neighbour)
  }

  func adopt(_ page: UIViewController) {
    guard page.parent !== owner else { return }
    owner.addChild(page)
    page.didMove(toParent: owner)
  }

  func leave(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  func finish(completed: Bool, pulledBy rest: CGFloat = 0) {
    guard let old = current, let new = coming else { return }
    alone { finish(from: old, to: new.page, isAfter: new.isAfter, completed: completed, pulledBy: rest) }
  }

  private func finish(
    from old: UIViewController, to new: UIViewController, isAfter: Bool, completed: Bool, pulledBy rest: CGFloat
  ) {
    let isByCode = completion != nil
    (coming, staged) = (nil, nil)
    let (gone, stays) = completed ? (old, new) : (new, old)
    let staysSeen = isSeen && owner.appearance != .disappearing
    if !completed, staysSeen {
      old.beginTransition(isAppearing: true, animated: true)
      old.endTransition()
    }
    if !completed || !staysSeen { new.beginTransition(isAppearing: false, animated: true) }
    PageHolder.takeOut(gone)
    for one in [old, new] { one.isInTransition = false }
    current = stays
    // It goes with the page controller, and hears by that, or by its view, that it did.
    if isSeen, !staysSeen { stays.isTold = false } else { stays.endTransition() }
    gone.endTransition()
    leave(gone)
    if isByCode, !completed { old.stays(in: owner) }
    if !isByCode, completed { indicator.turned(toAfter: isAfter) }
    tellOfEnd(from: old, completed: completed)
    // Whoever was told may want another page, which has its neighbours.
    guard waiting == nil else { return }
    if isByCode {
      askForNeighbours()
    } else if completed {
      goOn(from: old, toAfter: isAfter, pulledBy: rest)
    } else {
      arrange(pulledBy: rest)
    }
  }

  func tellOfEnd(from old: UIViewController, completed: Bool) {
    guard let completion else {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
      return
    }
    self.completion = nil
    completion(completed)
  }
}

/// The scroll view of pages. Its delegate is the application's to set.
final class PageScroller: UIScrollView {
  var moves: () -> Void = {}
  var settles: () -> Void = {}
  var arranges: () -> Void = {}
  override func contentMoves() { moves() }
  override func contentSettles() { settles() }
  override func layoutSubviews() {
    super.layoutSubviews()
    arranges()
  }
}

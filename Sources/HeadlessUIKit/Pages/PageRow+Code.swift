/// Pages that code shows.
extension PageRow {
  /// The page is a child, and loaded, when this returns. What is not animated, and the first page, have come then.
  func show(_ turn: PageTurn) {
    guard !isChanging else {
      let overtaken = waiting
      waiting = turn
      overtaken?.completion?(false)
      return
    }
    whileOwned { row in row.alone { row.take(turn) } }
  }

  private func take(_ turn: PageTurn) {
    // A finger's turn is called off.
    if staged == nil { finish(completed: false) }
    guard turn.isAnimated, isSeen, page > 0, owner.transitionStyle == .scroll, let new = turn.page, let old = shown,
      new !== old
    else { return replace(by: turn) }
    if staged != nil { cutShort() }
    stage(new, inPlaceOf: old)
    // Code means a side of the screen, however people read.
    (before, after) = (turn.direction == .forward) != isMirrored ? (nil, new) : (new, nil)
    arrange()
    completion = turn.completion ?? { _ in }
    scroller.setContentOffset(point(turn.direction == .forward ? 2 * page : 0), animated: true)
  }

  /// The turn that code began has its page there at once, and comes to no end of its own.
  private func cutShort() {
    beginStaged()
    let completion = completion
    self.completion = { _ in completion?(false) }
    finish(completed: true)
  }

  func beginStaged() {
    scroller.halt(.interrupted)
    if coming == nil, let staged { begin(staged, isAfter: staged === after) }
  }

  /// The old one will go, and the new one is a child, before that is loaded.
  private func stage(_ new: UIViewController?, inPlaceOf old: UIViewController?) {
    guard new !== old else { return }
    old?.willMove(toParent: nil)
    staged = new
    guard let new else { return }
    if new.parent === owner {
      new.willMove(toParent: owner)
      new.didMove(toParent: owner)
    }
    adopt(new)
    new.loadViewIfNeeded()
  }

  /// A finger on the page control turns a page, and the delegate hears of it as of one that turns the page itself
  /// (ours). A turn that is under way comes to its end before.
  /// - Returns: whether there is a page at that side.
  func turnByHand(toAfter: Bool) -> Bool {
    guard !isChanging else { return false }
    comeToRest()
    guard let old = current, let new = toAfter ? after : before else { return false }
    owner.delegate?.pageViewController(owner, willTransitionTo: [new])
    let direction = toAfter != isMirrored ? UIPageViewController.NavigationDirection.forward : .reverse
    show(
      PageTurn(page: new, direction: direction, isAnimated: true) { [weak self] isTurned in
        guard let self else { return }
        if !isTurned { indicator.turned(toAfter: !toAfter) }
        owner.delegate?.pageViewController(
          owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isTurned)
      })
    return true
  }

  private func replace(by turn: PageTurn) {
    let (new, turning) = (turn.page, staged)
    if new === current, turning == nil {
      askForNeighbours()
      turn.completion?(true)
      return
    }
    stage(new, inPlaceOf: shown)
    if let turning {
      staged = turning
      beginStaged()
      tellOfEnd(from: turning, completed: false)
    }
    let going = [coming?.page, current].compactMap(\.self).filter { $0 !== new }
    (current, coming, staged) = (new, nil, nil)
    exchange(going, for: new)
    askForNeighbours()
    turn.completion?(true)
  }

  /// - Parameter going: the page that was on its way, and the one that showed.
  private func exchange(_ going: [UIViewController], for new: UIViewController?) {
    let areTold = isSeen || owner.appearance.isComing
    let isAnimated = owner.comesAnimated ?? false
    if areTold {
      new?.beginTransition(isAppearing: true, animated: isAnimated)
      for one in going { one.beginTransition(isAppearing: false, animated: isAnimated) }
    }
    let all = going + [new].compactMap(\.self)
    for one in all { one.isInTransition = true }
    for one in going { PageHolder.takeOut(one) }
    if let new { put(new) }
    for one in all { one.isInTransition = false }
    if areTold { for one in going { one.endTransition() } }
    for one in going.reversed() { leave(one) }
    if areTold, let new { arrive(new) }
  }

  /// With the page controller, where that comes itself.
  private func arrive(_ new: UIViewController) {
    if owner.comesAnimated != nil {
      if isSeen { new.stand() }
      new.isCarried = true
    } else if !isSeen, owner.appearance.isComing {
      // It hears of the rest by its view's coming into the window.
      new.isTold = false
    } else {
      if !isSeen { new.beginTransition(isAppearing: false, animated: false) }
      new.endTransition()
    }
  }
}

import Foundation

/// Moves within the tree, with everything that hears of them.
extension UIView {
  /// How often a view has left another one.
  @exclusivity(unchecked) private static var departures = 0

  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// A view that already is a subview only changes its place, and nobody hears of it.
  func insert(_ view: UIView, at place: Place) {
    precondition(view !== self, "Can't add \(self) as a subview of itself")
    precondition(
      view.children.isEmpty || !stands(in: view), "Can't add \(view) to \(self), which it contains")
    guard view.holder !== self else {
      moveSubview(view, to: index(for: place, without: view))
      if layoutState.layers.contains(.mixed) { placeLayer(of: view, at: place) }
      if !view.isLayoutIsland { islandAwaitsSolving() }
      return subviewsDidChange()
    }
    if TraitKeeper.haveOverrides, self.window != nil { UIApplication.shared.traits.note(moving: view) }
    if view.branchNews.contains(.tint) { takeInTelling(view, at: place) } else { takeIn(view, at: place) }
  }

  /// It may have another tint here.
  @inline(never) private func takeInTelling(_ view: UIView, at place: Place) {
    let tint = view.shownTint
    takeIn(view, at: place)
    view.tellTint(before: tint)
  }

  @inline(__always) private func takeIn(_ view: UIView, at place: Place) {
    let window = window
    let changesWindow = view.standsAlone ? window != nil : view.window !== window
    if view.hadController, window != nil { view.viewController?.refusePlace(in: nearestController) }
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: window, in: self) }
    if view.holder != nil { view.detach() }
    takeIn(view, at: slot(for: place, of: view))
    if !layoutState.layers.isDisjoint(with: .ofSubviews) || view.layoutState.layers.contains(.away) {
      placeLayer(of: view, at: place)
    }
    if !branchNews.isSuperset(of: view.branchNews) { expect(view.branchNews) }
    if changesWindow { view.arrive(in: window) } else { view.join(window) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.setNeedsLayout()
    view.layoutState.branchAwaitsLayout = true
    if !layoutState.branchAwaitsLayout { markBranchForLayout() }
    subviewsDidChange()
  }

  /// They came, went, changed places or sizes. Has it laid out anew, unless that was done as it was laid out (W61,
  /// W62).
  @inline(__always) func subviewsDidChange() { setNeedsLayoutUnlessInOne() }

  /// Whoever hears that the view is about to leave may move it, and then has the last word.
  func leaveSuperview() {
    guard let old = superview else { return }
    let leavesWindow = window != nil
    if leavesWindow, TraitKeeper.haveOverrides { UIApplication.shared.traits.note(leaving: self) }
    let tint = branchNews.contains(.tint) ? shownTint : nil
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil, in: nil) }
    guard superview === old else { return }
    detach()
    if leavesWindow { settle(in: nil) {} }
    didMoveToSuperview()
    if let tint { tellTint(before: tint) }
  }

  /// Whoever hears of it may move the view: the superview that it then has lets go of it.
  private func detach() {
    guard let old = holder else { return }
    Self.departures &+= 1
    old.willRemoveSubview(self)
    leaveConstraints(of: old)
    holder?.letGo(of: self)
    // What changed in it may have waited with the island around it.
    constraintHold?.awaitsSolving = true
    old.subviewsDidChange()
  }

  /// Of a view that is not among the subviews.
  @inline(__always) private func slot(for place: Place, of view: UIView) -> Int {
    if case .front = place { return children.count }
    return index(for: place, without: view)
  }

  /// - Parameter view: is not counted, where it is among the subviews.
  private func index(for place: Place, without view: UIView) -> Int {
    let isInside = view.holder === self
    let count = children.count - (isInside ? 1 : 0)
    func index(of sibling: UIView) -> Int? {
      guard sibling.superview === self, sibling !== view else { return nil }
      return sibling.slot - (isInside && view.slot < sibling.slot ? 1 : 0)
    }
    return switch place {
    case .front: count
    case .index(let index): min(max(index, 0), count)
    case .below(let sibling): index(of: sibling) ?? count
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? count
    }
  }

  /// The view is about to end: subviews that hear of it leave as they do at any time, while their superview is
  /// still to be found; so do all of them where it hears of that itself.
  @inline(never) nonisolated final func letGoOfThoseWhoHear() {
    // A view that ends on another thread tells nobody there.
    guard MainTurn.isCurrent else { return }
    MainActor.assumeIsolated {
      let isTold = MethodTables.overrides(of: type(of: self)).news.contains(.subviews)
      for child in children where isTold || MethodTables.overrides(of: type(of: child)).news.contains(.superview) {
        // Whoever has heard of it before may have taken it out.
        if child.holder === self { child.removeFromSuperview() }
      }
    }
  }

  /// Touches and motion end, and the first responder resigns, while the chain above still stands: so whoever heard
  /// of their beginning hears of their end.
  /// - Parameter superview: the one that the view is about to get.
  private func tellWillMove(to window: UIWindow?, in superview: UIView?) {
    let present = self.window
    if let old = present {
      UIApplication.shared.touchDelivery.viewWillLeaveWindow(self)
      UIApplication.shared.pressDelivery.viewWillLeaveWindow(self)
      UIApplication.shared.motionDelivery.viewWillLeaveWindow(self)
      UIApplication.shared.animations.viewWillLeaveWindow(self)
      #if !canImport(Darwin)
        LayerAnimations.viewWillLeaveWindow(self)
      #endif
      old.hostWindow?.firstResponderWillLeave(with: self)
      if window == nil, let menus = old.hostWindow?.menus { for menu in menus { menu.hear(ofLeaving: self) } }
    }
    // From a window controls have to let go of fingers.
    let news: BranchNews = present == nil ? .window : []
    guard branchNews.isSuperset(of: news) else { return }
    forEachInBranch(whoHears: news) {
      if let controller = $0.viewController {
        if let superview, $0 !== self {
          controller.refusePlace(in: $0.controllerAbove(upTo: self) ?? superview.nearestController)
        }
        controller.viewWillMove(toWindow: window)
      }
      $0.willMove(toWindow: window)
    }
  }

  /// Who comes into the branch while this is told is told of its window when it comes.
  private func forEachInBranch(whoHears news: BranchNews, _ tell: (UIView) -> Void) {
    let departures = Self.departures
    tell(self)
    for child in children where child.branchNews.isSuperset(of: news) {
      // Whom somebody who was told has had leave has heard of it itself.
      guard departures == Self.departures || child.holder === self else { continue }
      child.forEachInBranch(whoHears: news, tell)
    }
  }

  /// Is part of what lies around it from now on.
  @inline(__always) private func join(_ window: UIWindow?) {
    branchDidJoin()
    if let window, branchNews.mindsSafeArea, branchNews.contains(.moves) || window.safeAreaInsets != .zero {
      safeAreaDidChange()
    }
  }

  /// Apart from views that come to one that is in no window, as most do.
  @inline(never) private func arrive(in window: UIWindow?) { settle(in: window) { join(window) } }

  /// The branch has another window. Who is to hear of that is settled as soon as it has: who comes into the branch
  /// after that hears of the window by itself.
  @inline(__always) private func settle(in window: UIWindow?, _ join: () -> Void) {
    let departures = Self.departures
    let takesOver = window != nil && SharedApplication.borrow { !$0.appearances.isEmpty }
    let news: BranchNews = takesOver ? [] : .window
    let isHeard = branchNews.isSuperset(of: news)
    var hearers: [UIView] = []
    if isHeard { addSubviews(whoHear: news, to: &hearers) }
    join()
    if isHeard {
      hearOfWindow(takingOver: takesOver)
      // Whom somebody who was told has had leave the window has heard of that itself.
      for view in hearers where departures == Self.departures || view.holder?.window === window {
        view.hearOfWindow(takingOver: takesOver)
      }
    }
    if window != nil, AwaitedFirst.isAnyAwaited { AwaitedFirst.arrive(with: self) }
  }

  private func addSubviews(whoHear news: BranchNews, to hearers: inout [UIView]) {
    for child in children where child.branchNews.isSuperset(of: news) {
      hearers.append(child)
      child.addSubviews(whoHear: news, to: &hearers)
    }
  }

  private func hearOfWindow(takingOver: Bool) {
    joinDisplay()
    #if !canImport(Darwin)
      layersArrive()
    #endif
    if takingOver { UIApplication.shared.appearances.apply(to: self) }
    didMoveToWindow()
    viewController?.viewDidMoveToWindow()
  }

  // MARK: Order

  func swapPlaces(_ index1: Int, _ index2: Int) {
    precondition(
      children.indices.contains(index1) && children.indices.contains(index2),
      "exchangeSubview(at: \(index1), withSubviewAt: \(index2)) of a view with \(children.count) subviews")
    swapSubviews(index1, index2)
    if ![index1, index2].allSatisfy({ children[$0].isLayoutIsland }) { islandAwaitsSolving() }
  }

  func bring(_ view: UIView, to place: Place) {
    if view.superview === self { insert(view, at: place) }
  }

  // MARK: Asking

  func firstInBranch(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func endEditingInBranch(_ force: Bool) -> Bool {
    // A controller is no view: one with an accessory keeps it while people tap beside what they write.
    guard let window = hostWindow, let present = window.firstResponder(in: self), present is UIView else {
      return false
    }
    if !force { return present.resignFirstResponder() }
    FirstPlace.askInVain(present)
    // Its delegate may have given the place to a view elsewhere.
    guard window.firstResponder(in: self) != nil else { return true }
    FirstPlace.takeAway(in: window, mayGoBack: true)
    return true
  }
}

import Foundation

/// Moves within the tree, with everything that hears of them.
extension UIView {
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// A view that already is a subview only changes its place, and nobody hears of it.
  func insert(_ view: UIView, at place: Place) {
    precondition(view !== self, "Can't add \(self) as a subview of itself")
    precondition(!isDescendant(of: view), "Can't add \(view) to \(self), which it contains")
    guard view.superview !== self else {
      children.removeAll { $0 === view }
      children.insert(view, at: index(for: place))
      return setNeedsLayout()
    }
    let window = window
    let changesWindow = view.window !== window
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: window) }
    view.detach()
    children.insert(view, at: index(for: place))
    view.superview = self
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.setNeedsLayout()
    view.markBranchForLayout()
    setNeedsLayout()
  }

  /// Whoever hears that the view is about to leave may move it, and then has the last word.
  func leaveSuperview() {
    guard let old = superview else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil) }
    guard superview === old else { return }
    detach()
    if leavesWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  private func detach() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    old.children.removeAll { $0 === self }
    superview = nil
    old.setNeedsLayout()
  }

  private func index(for place: Place) -> Int {
    switch place {
    case .front: children.endIndex
    case .index(let index): min(max(index, children.startIndex), children.endIndex)
    case .below(let sibling): children.firstIndex { $0 === sibling } ?? children.endIndex
    case .above(let sibling): children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.endIndex
    }
  }

  /// Touches and motion end, and the first responder resigns, while the chain above still stands: so whoever heard of their
  /// beginning hears of their end.
  private func tellWillMove(to window: UIWindow?) {
    if let old = self.window {
      UIApplication.shared.touchDelivery.viewWillLeaveWindow(self)
      UIApplication.shared.pressDelivery.viewWillLeaveWindow(self)
      UIApplication.shared.motionDelivery.viewWillLeaveWindow(self)
      UIApplication.shared.animations.viewWillLeaveWindow(self)
      old.firstResponderWillLeave(with: self)
    }
    forEachInBranch {
      $0.viewController?.viewWillMove(toWindow: window)
      $0.willMove(toWindow: window)
    }
  }

  private func tellDidMoveToWindow() {
    forEachInBranch {
      $0.didMoveToWindow()
      $0.viewController?.viewDidMoveToWindow()
    }
  }

  private func forEachInBranch(_ tell: (UIView) -> Void) {
    tell(self)
    for child in children { child.forEachInBranch(tell) }
  }
}

import Foundation

/// Layout guides of views, their margins, and which way they read.
extension UIView {
  func addGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutHold.guides.append(layoutGuide)
  }

  func removeGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == nil else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.isAbout(layoutGuide) {
        ConstraintHold.deactivate(constraint)
      }
    }
    layoutHold.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let made = layoutHold.ownGuides[kind] { return made }
    let guide =
      switch kind {
      case .keyboard: UIKeyboardLayoutGuide(kind, of: self)
      case .aboveSafeArea, .belowSafeArea: BarLayoutGuide(kind, of: self)
      case .aspectFit: AspectFitGuide(kind, of: self)
      default: UILayoutGuide(kind, of: self)
      }
    layoutHold.ownGuides[kind] = guide
    (guide as? UIKeyboardLayoutGuide).map { UIApplication.shared.keyboardGuides.add($0) }
    return guide
  }

  // MARK: Margins

  func setMargins(_ margins: UIEdgeInsets) {
    layoutHold.marginHold.margins = margins
    ruledPartsDidChange()
    tellMargins()
  }

  func setMarginsBeginInSafeArea(_ begin: Bool) {
    guard begin != insetsLayoutMarginsFromSafeArea else { return }
    layoutHold.marginHold.addsSafeArea = begin
    ruledPartsDidChange()
    if safeAreaInsets != .zero { tellMargins() }
  }

  func setTakesSuperviewMargins(_ takes: Bool) {
    guard takes != preservesSuperviewLayoutMargins else { return }
    let old = marginsWithSafeArea
    layoutHold.marginHold.takesSuperviewMargins = takes
    guard old != marginsWithSafeArea else { return }
    ruledPartsDidChange()
    tellMargins()
  }

  /// Those of subviews that take them over change with them.
  func tellMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for child in children where child.preservesSuperviewLayoutMargins {
      child.ruledPartsDidChange()
      child.tellMargins()
    }
  }

  /// Left and right changed, where lines are read from the right.
  func byReading(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let (leading, trailing) = readsToTheLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
  }

  func bySides(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let (left, right) =
      readsToTheLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  private var readsToTheLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The view's own, and at each edge at least as much as its superview's reach into it where it takes those over.
  var marginsWithSafeArea: UIEdgeInsets {
    guard constraintHold?.marginHold.takesSuperviewMargins == true, let superview = holder else {
      return ownMargins
    }
    let (own, reach) = (ownMargins, marginsReaching(in: superview))
    return UIEdgeInsets(
      top: max(own.top, reach.top), left: max(own.left, reach.left), bottom: max(own.bottom, reach.bottom),
      right: max(own.right, reach.right))
  }

  /// Of what scrolls only those at its sides: the others would change as it scrolls.
  private func marginsReaching(in superview: UIView) -> UIEdgeInsets {
    var outer = superview.layoutMargins
    if superview is UIScrollView { (outer.top, outer.bottom) = (0, 0) }
    let (room, box) = (superview.bounds, frame)
    func reach(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat { margin > 0 ? margin - distance : 0 }
    return UIEdgeInsets(
      top: reach(outer.top, box.minY - room.minY), left: reach(outer.left, box.minX - room.minX),
      bottom: reach(outer.bottom, room.maxY - box.maxY), right: reach(outer.right, room.maxX - box.maxX))
  }

  /// Those that nobody has set are others.
  func usualMarginsDidChange() {
    guard constraintHold?.marginHold.margins == nil else { return }
    ruledPartsDidChange()
    tellMargins()
  }

  private var ownMargins: UIEdgeInsets {
    var margins = constraintHold?.marginHold.margins ?? usualMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let least = leastControllerMargin
      if constraintHold?.marginHold.margins == nil { (margins.top, margins.bottom) = (0, 0) }
      (margins.left, margins.right) = (max(least, margins.left), max(least, margins.right))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right)
  }

  var leastControllerMargin: CGFloat {
    bounds.width < LayoutMetrics.wideController
      ? LayoutMetrics.controllerMargins.narrow : LayoutMetrics.controllerMargins.wide
  }

  // MARK: Reading direction

  func setDirection(_ direction: UISemanticContentAttribute) {
    guard direction != semanticContentAttribute else { return }
    layoutHold.marginHold.direction = direction
    directionDidChange()
  }
}

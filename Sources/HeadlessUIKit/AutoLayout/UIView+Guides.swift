import Foundation

/// Layout guides of views, their margins, and which way they read.
extension UIView {
  /// Those that were added, in their order.
  public var layoutGuides: [UILayoutGuide] { constraintHold?.guides ?? [] }

  /// Takes it from the view that it was added to before.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutHold.guides.append(layoutGuide)
  }

  /// Takes along the rules that are about it. Nothing happens where it is another view's.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == nil else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        ConstraintHold.deactivate(constraint)
      }
    }
    layoutHold.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// Inside of the margins, and no wider than text can be read: 672 points (ours).
  public var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// Inside of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// Below everything: no keyboard comes up during a replay.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let made = layoutHold.ownGuides[kind] { return made }
    let guide =
      kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    layoutHold.ownGuides[kind] = guide
    return guide
  }

  // MARK: Margins

  /// How far content stays away from the edges, the safe area included. 8 points; a controller's view has 16 or 20 at
  /// its sides, and none above and below, unless more were set.
  public var layoutMargins: UIEdgeInsets {
    get { marginsWithSafeArea }
    set {
      layoutHold.margins = newValue
      constraintsDidChange()
    }
  }

  /// The margins, by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) = readsToTheLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set {
      let (left, right) =
        readsToTheLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }

  private var readsToTheLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the margins begin inside of the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintHold?.addsSafeAreaToMargins ?? true }
    set {
      layoutHold.addsSafeAreaToMargins = newValue
      constraintsDidChange()
    }
  }

  var marginsWithSafeArea: UIEdgeInsets {
    var margins =
      constraintHold?.margins
      ?? UIEdgeInsets(
        top: LayoutMetrics.margin, left: LayoutMetrics.margin, bottom: LayoutMetrics.margin,
        right: LayoutMetrics.margin)
    if viewController != nil {
      let least =
        bounds.width < LayoutMetrics.wideController
        ? LayoutMetrics.controllerMargins.narrow : LayoutMetrics.controllerMargins.wide
      if constraintHold?.margins == nil { (margins.top, margins.bottom) = (0, 0) }
      (margins.left, margins.right) = (max(least, margins.left), max(least, margins.right))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right)
  }

  // MARK: Reading direction

  /// Turned round where it says so.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintHold?.direction ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      layoutHold.direction = newValue
      constraintsDidChange()
    }
  }

  /// As the attribute says.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}

import Foundation

/// The views at a text field's ends that show: its own, or a button that empties it.
@MainActor struct FieldOverlays {
  private(set) var left: UIView?
  private(set) var right: UIView?
  private(set) var clear: UIButton?
  /// Also while it does not show: code looks for it.
  private var clearButton: UIButton?

  /// What is to show by the modes of this moment.
  private static func wanted(in field: UITextField) -> (left: UIView?, right: UIView?, clears: Bool) {
    func shows(_ mode: UITextField.ViewMode) -> Bool {
      switch mode {
      case .never: false
      case .whileEditing: field.isEditing
      case .unlessEditing: !field.isEditing
      case .always: true
      }
    }
    let right = shows(field.rightViewMode) ? field.rightView : nil
    let clears = right == nil && field.hasText && shows(field.clearButtonMode)
    return (shows(field.leftViewMode) ? field.leftView : nil, right, clears)
  }

  /// What they and a border leave of the field. Their places are not asked for, as an override of one may ask for
  /// this: those that stand there already are as wide as it has them.
  static func freeRect(of bounds: CGRect, in field: UITextField) -> CGRect {
    let wanted = wanted(in: field)
    func width(_ view: UIView?) -> CGFloat {
      view.map { $0.superview === field ? $0.bounds.width : $0.saidSize.width } ?? 0
    }
    let right = wanted.clears ? ContentSize.clearButton.width : width(wanted.right)
    let box = field.borderStyle == .none ? bounds : insideOfBorder(of: bounds)
    let free = box.inset(by: UIEdgeInsets(top: 0, left: width(wanted.left), bottom: 0, right: right))
    return field.byReading(free, in: bounds)
  }

  private static func insideOfBorder(of bounds: CGRect) -> CGRect {
    let border = ContentSize.textFieldBorder
    return bounds.insetBy(dx: min(border.beside, bounds.width / 2), dy: min(border.above, bounds.height / 2))
  }

  mutating func layOut(in field: UITextField) {
    let (oldLeft, oldRight) = (left, right)
    let wanted = Self.wanted(in: field)
    (left, right) = (wanted.left, wanted.right)
    if !wanted.clears { clear?.removeFromSuperview() }
    clear = wanted.clears ? clearButton(of: field) : nil
    for (old, new) in [(oldLeft, left), (oldRight, right)] where old !== new {
      // It may have gone elsewhere meanwhile.
      if old?.superview === field { old?.removeFromSuperview() }
    }
    for view in [left, right, clear] where view != nil && view?.superview !== field { view.map(field.addSubview) }
    left?.frame = field.leftViewRect(forBounds: field.bounds)
    right?.frame = field.rightViewRect(forBounds: field.bounds)
    clear?.frame = field.clearButtonRect(forBounds: field.bounds)
  }

  mutating func clearButton(of field: UITextField) -> UIButton {
    if let clearButton { return clearButton }
    let button = UIButton(frame: CGRect(origin: .zero, size: ContentSize.clearButton))
    button.accessibilityIdentifier = "clear"
    button.addAction(UIAction { [weak field] _ in field?.clear() }, for: .touchUpInside)
    clearButton = button
    return button
  }

  /// At one end, in the middle of it.
  static func place(
    _ size: CGSize, atLeadingEnd isLeading: Bool, of bounds: CGRect, in field: UITextField
  ) -> CGRect {
    CGRect(
      x: isLeading == field.readsFromTheRight ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}

import Foundation

/// An alert's buttons and fields, in front of a view that keeps touches from what is behind.
///
/// The places are ours: an alert is 270 points wide and in the middle, an action sheet at the lower edge; rows are
/// 44 points high in the one, 57 in the other.
final class AlertView: UIView {
  var choose: (UIAlertAction) -> Void = { _ in }
  private let panel = UIView()
  private let title = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [(action: UIAlertAction, button: UIButton)] = []
  private var style = UIAlertController.Style.alert

  private enum Size {
    static let alertWidth: CGFloat = 270
    static let alertRow: CGFloat = 44
    static let sheetRow: CGFloat = 57
    static let sheetMargin: CGFloat = 8
    /// What title and message take.
    static let text: CGFloat = 60
    static let field: CGFloat = 30
  }

  func show(_ controller: UIAlertController) {
    style = controller.preferredStyle
    for part in subviews + panel.subviews { part.removeFromSuperview() }
    title.text = [controller.title, controller.message].compactMap { $0 }.joined(separator: "\n")
    fields = controller.textFields ?? []
    let cancel = controller.actions.filter { $0.style == .cancel }
    buttons = (controller.actions.filter { $0.style != .cancel } + cancel).map { ($0, button(for: $0)) }
    addSubview(panel)
    for part in [title] + fields { panel.addSubview(part) }
    for (action, button) in buttons { (stands(apart: action) ? self : panel).addSubview(button) }
    setNeedsLayout()
  }

  /// Whether the button stands below the panel.
  private func stands(apart action: UIAlertAction) -> Bool { style == .actionSheet && action.style == .cancel }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.accessibilityIdentifier = action.title
    action.didChange = { [weak button, weak action] in if let action { button?.isEnabled = action.isEnabled } }
    button.addAction(
      UIAction(title: action.title ?? "") { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    style == .alert ? layOutAlert() : layOutSheet()
  }

  private func layOutAlert() {
    let isPair = buttons.count == 2
    let rows = isPair ? 1 : buttons.count
    let upper = Size.text + CGFloat(fields.count) * Size.field
    let height = upper + CGFloat(rows) * Size.alertRow
    panel.frame = CGRect(
      x: bounds.midX - Size.alertWidth / 2, y: bounds.midY - height / 2, width: Size.alertWidth, height: height)
    title.frame = CGRect(x: 0, y: 0, width: Size.alertWidth, height: Size.text)
    for (number, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 16, y: Size.text + CGFloat(number) * Size.field, width: Size.alertWidth - 32, height: Size.field)
    }
    let half = Size.alertWidth / 2
    for (number, entry) in buttons.enumerated() {
      if isPair {
        // The cancel action stands at the left, though it is the last.
        let isLeft = entry.action.style == .cancel || number == 0 && buttons[1].action.style != .cancel
        entry.button.frame = CGRect(x: isLeft ? 0 : half, y: upper, width: half, height: Size.alertRow)
      } else {
        entry.button.frame = CGRect(
          x: 0, y: upper + CGFloat(number) * Size.alertRow, width: Size.alertWidth, height: Size.alertRow)
      }
    }
  }

  private func layOutSheet() {
    let width = bounds.width - 2 * Size.sheetMargin
    var bottom = bounds.maxY - safeAreaInsets.bottom - Size.sheetMargin
    for (action, button) in buttons where stands(apart: action) {
      button.frame = CGRect(x: Size.sheetMargin, y: bottom - Size.sheetRow, width: width, height: Size.sheetRow)
      bottom -= Size.sheetRow + Size.sheetMargin
    }
    let inPanel = buttons.filter { !stands(apart: $0.action) }
    let height = Size.text + CGFloat(inPanel.count) * Size.sheetRow
    panel.frame = CGRect(x: Size.sheetMargin, y: bottom - height, width: width, height: height)
    title.frame = CGRect(x: 0, y: 0, width: width, height: Size.text)
    for (number, entry) in inPanel.enumerated() {
      entry.button.frame = CGRect(
        x: 0, y: Size.text + CGFloat(number) * Size.sheetRow, width: width, height: Size.sheetRow)
    }
  }

  // MARK: Touches beside it

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard style == .actionSheet, let touch = touches.inLandingOrder.first, touch.view === self else { return }
    if let cancel = buttons.first(where: { $0.action.style == .cancel })?.action { choose(cancel) }
  }
}

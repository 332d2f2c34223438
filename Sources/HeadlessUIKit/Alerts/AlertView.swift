import Foundation

/// The box of an alert: its texts, fields and buttons, and in front of them what the application adds.
///
/// The places are ours: a row of buttons is 44 points high in an alert, 57 in an action sheet, and stands at the
/// lower end. Where all of it doesn't fit, texts with their fields and buttons scroll, each by themselves.
final class AlertView: UIView {
  var choose: (UIAlertAction) -> Void = { _ in }
  /// What it will have, by which its texts are measured.
  var width = Size.alertWidth {
    didSet { if width != oldValue { invalidateIntrinsicContentSize() } }
  }
  private let panel = UIView()
  private let title = UILabel()
  /// In the panel where the box is too low for all of it.
  private lazy var textScroller = ChoiceScroller()
  private lazy var buttonScroller = ChoiceScroller()
  private var scrolls = false
  private var fields: [UITextField] = []
  private var buttons: [(action: UIAlertAction, button: ChoiceButton)] = []
  private var style = UIAlertController.Style.alert
  private var texts = (title: "", message: "")

  /// How wide it is in so wide a room.
  static func width(_ style: UIAlertController.Style, in room: CGFloat) -> CGFloat {
    style == .actionSheet ? room - 2 * Size.sheetMargin : Size.alertWidth
  }

  enum Size {
    static let alertWidth: CGFloat = 270
    static let alertRow: CGFloat = 44
    static let sheetRow: CGFloat = 57
    static let sheetMargin: CGFloat = 8
    /// What title and message take at least, where there are any, or the style is an alert's.
    static let text: CGFloat = 60
    static let field: CGFloat = 30
    /// Above and below texts together, at both of their sides, and between them.
    static let textEdges: CGFloat = 39
    static let textMargin: CGFloat = 16
    static let textGap: CGFloat = 4
    /// How many rows of buttons show at least, where texts scroll.
    static let leastRows: CGFloat = 2.5
  }

  /// What the application has added stays in front.
  func show(_ controller: UIAlertController) {
    style = controller.preferredStyle
    if panel.superview !== self { insertSubview(panel, at: 0) }
    title.numberOfLines = 0
    title.text = [controller.title, controller.message].compactMap { $0 }.joined(separator: "\n")
    texts = (controller.title ?? "", controller.message ?? "")
    fields = controller.textFields ?? []
    let cancel = controller.hasCancelButton ? controller.actions.filter { $0.style == .cancel } : []
    let old = buttons
    buttons = (controller.actions.filter { $0.style != .cancel } + cancel).map { action in
      (action, old.first { $0.action === action }?.button ?? button(for: action))
    }
    for part in [title] + fields where part.superview == nil { panel.addSubview(part) }
    for (action, button) in buttons where button.superview == nil {
      if stands(apart: action) { insertSubview(button, aboveSubview: panel) } else { panel.addSubview(button) }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What title and message take.
  private var textHeight: CGFloat {
    let room = width - 2 * Size.textMargin
    func height(_ text: String, _ size: CGFloat) -> CGFloat {
      TextMeasure.size(of: text, in: .systemFont(ofSize: size), width: room, most: 0).height
    }
    let gap = texts.title.isEmpty || texts.message.isEmpty ? 0 : Size.textGap
    let all = height(texts.title, style == .alert ? 17 : 13) + gap + height(texts.message, 13)
    return all == 0 && style == .actionSheet ? 0 : max(Size.text, all + Size.textEdges)
  }

  /// Whether the button stands below the panel.
  private func stands(apart action: UIAlertAction) -> Bool { style == .actionSheet && action.style == .cancel }

  private func button(for action: UIAlertAction) -> ChoiceButton {
    let button = ChoiceButton(type: .system)
    button.setTitle(action.title, for: .normal)
    Self.show(action, in: button)
    action.didChange = { [weak button, weak action] in
      if let button, let action { Self.show(action, in: button) }
    }
    button.addAction(
      UIAction(title: action.title ?? "") { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    button.slides = { [weak self] touch, isLifting in self?.slide(touch, isLifting: isLifting) }
    button.isLetGo = { [weak self] in
      if let self { buttons.map(\.button).follow(fingerAt: nil, in: self, isLifting: false) }
    }
    return button
  }

  /// As the action is by now.
  private static func show(_ action: UIAlertAction, in button: ChoiceButton) {
    button.isEnabled = action.isEnabled
    button.accessibilityIdentifier = action.accessibilityIdentifier ?? action.title
  }

  // MARK: Layout

  private var row: CGFloat { style == .alert ? Size.alertRow : Size.sheetRow }
  /// In the panel.
  private var rows: Int {
    let count = buttons.count { !stands(apart: $0.action) }
    return style == .alert && count == 2 ? 1 : count
  }
  /// What the cancel button of a sheet takes, with the gap above it.
  private var foot: CGFloat { buttons.contains { stands(apart: $0.action) } ? Size.sheetRow + Size.sheetMargin : 0 }

  /// As high as texts, fields and buttons.
  override var intrinsicContentSize: CGSize {
    let height = textHeight + CGFloat(fields.count) * Size.field + CGFloat(rows) * row + foot
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (textHeight, rows, row, foot) = (textHeight, rows, row, foot)
    panel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - foot)
    let texts = textHeight + CGFloat(fields.count) * Size.field
    hold(texts: texts, buttons: CGFloat(rows) * row)
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: textHeight)
    for (number, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 16, y: textHeight + CGFloat(number) * Size.field, width: bounds.width - 32, height: Size.field)
    }
    let upper = scrolls ? 0 : panel.bounds.height - CGFloat(rows) * row
    let half = bounds.width / 2
    for (number, entry) in buttons.enumerated() {
      if stands(apart: entry.action) {
        entry.button.frame = CGRect(x: 0, y: bounds.height - row, width: bounds.width, height: row)
      } else if rows == 1, buttons.count == 2, style == .alert {
        // The cancel action stands before the other one, though it is the last.
        let isFirst = entry.action.style == .cancel || number == 0 && buttons[1].action.style != .cancel
        let x = isFirst == readsFromTheRight ? half : 0
        entry.button.frame = CGRect(x: x, y: upper, width: half, height: row)
      } else {
        entry.button.frame = CGRect(x: 0, y: upper + CGFloat(number) * row, width: bounds.width, height: row)
      }
    }
  }

  /// Has what is so high scroll in the panel, where that is too low for it.
  private func hold(texts: CGFloat, buttons rows: CGFloat) {
    let room = panel.bounds.height
    // As high as it is by its constraints, which are not exact.
    scrolls = room > 0 && texts + rows > room + 0.5
    let (textHost, rowHost): (UIView, UIView) = scrolls ? (textScroller, buttonScroller) : (panel, panel)
    for part in [title] + fields where part.superview !== textHost { textHost.addSubview(part) }
    for (action, button) in buttons where !stands(apart: action) && button.superview !== rowHost {
      rowHost.addSubview(button)
    }
    guard scrolls else { return panel.subviews.forEach { if $0 is ChoiceScroller { $0.removeFromSuperview() } } }
    let lower = min(rows, max(room - texts, min(room, Size.leastRows * row)))
    textScroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room - lower)
    buttonScroller.frame = CGRect(x: 0, y: room - lower, width: bounds.width, height: lower)
    for (scroller, height) in [(textScroller, texts), (buttonScroller, rows)] {
      if scroller.superview !== panel { panel.addSubview(scroller) }
      scroller.contentSize = CGSize(width: bounds.width, height: height)
    }
  }

  // MARK: Fingers

  /// Buttons that have scrolled out of sight are not under it.
  private func slide(_ touch: UITouch, isLifting: Bool) {
    let place = touch.location(in: self)
    let isHidden = scrolls && panel.frame.contains(place) && !buttonScroller.frame.contains(place)
    buttons.map(\.button).follow(fingerAt: isHidden ? nil : place, in: self, isLifting: isLifting)
  }

  /// Landed on the box, its texts or a disabled button: not on what the application added.
  private func isOwn(_ touch: UITouch) -> Bool {
    touch.view === self || touch.view === panel || buttons.contains { $0.button === touch.view }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.inLandingOrder.first, isOwn(touch) { slide(touch, isLifting: false) }
  }

  /// Between a sheet's panel and its cancel button is beside it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.inLandingOrder.first, isOwn(touch) else { return }
    if hitTest(touch.location(in: self), with: event) !== self { return slide(touch, isLifting: true) }
    if style == .actionSheet, touch.view === self { (viewController as? UIAlertController)?.cancel() }
  }
}

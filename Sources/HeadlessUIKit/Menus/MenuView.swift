import Foundation

/// A menu that is shown: rows of buttons in front of a view that keeps touches from what is behind.
///
/// The places are ours: 250 points wide at the finger, rows 44 points high, as far from the window's edges as an alert.
final class MenuView: UIView {
  private(set) var menu: UIMenu
  /// Called once, before it goes.
  var ends: () -> Void = {}
  private let place: CGPoint
  private let panel = UIView()
  /// Menus that were opened, the innermost last.
  private var opened: [UIMenu] = []

  private enum Size {
    static let width: CGFloat = 250
    static let row: CGFloat = 44
    static let margin: CGFloat = 8
  }

  init(_ menu: UIMenu, at place: CGPoint) {
    self.menu = menu
    self.place = place
    super.init(frame: .zero)
    accessibilityIdentifier = "menu"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
    fill(with: menu)
  }

  func fill(with menu: UIMenu) {
    self.menu = menu
    opened = []
    fill()
  }

  func dismiss() {
    guard superview != nil else { return }
    ends()
    ends = {}
    removeFromSuperview()
  }

  // MARK: Rows

  private struct Row {
    let element: UIMenuElement
    let menu: UIMenu
  }

  private func fill() {
    for row in panel.subviews { row.removeFromSuperview() }
    let menu = opened.last ?? menu
    for element in menu.children { add(element, of: menu) }
    layOutRows()
  }

  private func add(_ element: UIMenuElement, of menu: UIMenu) {
    switch element {
    case let inner as UIMenu where inner.options.contains(.displayInline):
      for element in inner.children { add(element, of: inner) }
    case let deferred as UIDeferredMenuElement:
      deferred.elements { [weak self] elements in
        for element in elements { self?.add(element, of: menu) }
        self?.layOutRows()
      }
    case let action as UIAction where action.attributes.contains(.hidden): break
    default: panel.addSubview(button(for: Row(element: element, menu: menu)))
    }
  }

  private func button(for row: Row) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(row.element.title, for: .normal)
    button.accessibilityIdentifier = row.element.title
    button.isEnabled = (row.element as? UIAction)?.attributes.contains(.disabled) != true
    let choice = UIAction(title: row.element.title) { [weak self] _ in self?.choose(row) }
    button.addAction(choice, for: .touchUpInside)
    return button
  }

  private func choose(_ row: Row) {
    if let inner = row.element as? UIMenu {
      opened.append(inner)
      return fill()
    }
    guard let action = row.element as? UIAction else { return }
    if row.menu.options.contains(.singleSelection) {
      for case let other as UIAction in row.menu.children { other.state = other === action ? .on : .off }
    }
    if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
    action.performWithSender(nil, target: nil)
  }

  private func layOutRows() {
    let rows = panel.subviews
    let size = CGSize(width: Size.width, height: CGFloat(rows.count) * Size.row)
    func start(_ wanted: CGFloat, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
      max(Size.margin, min(wanted, whole - length - Size.margin))
    }
    panel.frame = CGRect(
      x: start(place.x, size.width, in: bounds.width), y: start(place.y, size.height, in: bounds.height),
      width: size.width, height: size.height)
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(number) * Size.row, width: Size.width, height: Size.row)
    }
  }

  // MARK: Touches beside it

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { dismiss() }
  }
}

import Foundation

/// A menu that is shown: rows of buttons. Touches beside those of a view's context end it, and reach nobody; those
/// beside edits end it as they land, and belong to what is there.
///
/// The places are ours: 250 points wide at the finger, rows 44 points high, as far from the window's edges as an
/// alert. More rows than fit in the window scroll under a finger.
final class MenuView: UIView {
  private(set) var menu: UIMenu
  /// Called once, before it goes.
  var ends: () -> Void = {}
  private var place: CGPoint
  private let isOfEdits: Bool
  /// It was dismissed, perhaps before it came.
  private var isOver = false
  /// Whose responder chain commands are performed by.
  private weak var source: UIResponder?
  /// It goes when that view leaves the window.
  weak var owner: UIView?
  private var rows = Rows()
  private let panel = UIView()
  /// Holds the rows where they don't fit.
  private lazy var scroller = ChoiceScroller(frame: .zero)
  /// Whether it goes once what was chosen is performed (V59).
  private var endsWithChoice = false
  /// Menus that were opened, the innermost last.
  private var opened: [UIMenu] = []

  private enum Size {
    static let width: CGFloat = 250
    static let row: CGFloat = 44
    static let margin: CGFloat = 8
  }

  init(_ menu: UIMenu, at place: CGPoint, of source: UIResponder, isOfEdits: Bool = false) {
    self.menu = menu
    self.source = source
    self.place = place
    self.isOfEdits = isOfEdits
    super.init(frame: .zero)
    accessibilityIdentifier = "menu"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  /// One that was dismissed by then doesn't come.
  func show(in window: UIWindow) {
    if isOver { return }
    frame = window.bounds
    window.addSubview(self)
    fill(with: menu)
  }

  func fill(with menu: UIMenu) {
    self.menu = menu
    opened = []
    fill()
  }

  /// Shown once more, with others. Where an action has asked for that, it stays after it.
  func show(_ menu: UIMenu, at place: CGPoint) {
    endsWithChoice = false
    self.place = place
    fill(with: menu)
  }

  func move(to place: CGPoint) {
    self.place = place
    layOutRows()
  }

  /// Whoever hears of it may dismiss it again, and nothing comes of that.
  func dismiss() {
    if isOver { return }
    isOver = true
    ends()
    ends = {}
    removeFromSuperview()
  }

  // MARK: Rows

  /// Buttons in their order; a deferred element keeps the place for what it will bring.
  private final class Rows {
    enum Entry {
      case button(ChoiceButton)
      case place(Rows)
    }
    var entries: [Entry] = []

    var buttons: [ChoiceButton] {
      entries.flatMap { entry in
        switch entry {
        case .button(let button): [button]
        case .place(let rows): rows.buttons
        }
      }
    }
  }

  private struct Row {
    let element: UIMenuElement
    /// In which one action has the mark, of those on the way to it the outermost.
    let choice: UIMenu?
  }

  private func fill() {
    rows = Rows()
    let way = [menu] + opened
    let choice = way.first { $0.options.contains(.singleSelection) }
    for element in (opened.last ?? menu).children { add(element, choice, to: rows) }
    layOutRows()
  }

  private func add(_ element: UIMenuElement, _ choice: UIMenu?, to rows: Rows) {
    switch element {
    case let inner as UIMenu where inner.options.contains(.displayInline):
      let choice = choice ?? (inner.options.contains(.singleSelection) ? inner : nil)
      for element in inner.children { add(element, choice, to: rows) }
    case let deferred as UIDeferredMenuElement:
      let (place, shown) = (Rows(), self.rows)
      rows.entries.append(.place(place))
      deferred.elements { [weak self] elements in
        // Another menu may have taken the place of the one that asked.
        guard let self, self.rows === shown else { return }
        for element in elements { add(element, choice, to: place) }
        layOutRows()
      }
    default:
      if element.rowAttributes.contains(.hidden) { return }
      rows.entries.append(.button(button(for: Row(element: element, choice: choice))))
    }
  }

  private func button(for row: Row) -> ChoiceButton {
    let button = ChoiceButton(type: .system)
    button.setTitle(row.element.title, for: .normal)
    button.accessibilityIdentifier = row.element.accessibilityIdentifier ?? row.element.title
    button.isEnabled = !row.element.rowAttributes.contains(.disabled)
    let choice = UIAction(title: row.element.title) { [weak self] _ in self?.choose(row) }
    button.addAction(choice, for: .touchUpInside)
    button.slides = { [weak self] touch, isLifting in self?.slide(touch, isLifting: isLifting) }
    button.isLetGo = { [weak self] in self?.letGoOfFinger() }
    return button
  }

  private func choose(_ row: Row) {
    if let inner = row.element as? UIMenu {
      opened.append(inner)
      return fill()
    }
    endsWithChoice = !row.element.rowAttributes.contains(.keepsMenuPresented)
    perform(row)
    if endsWithChoice { dismiss() }
  }

  private func perform(_ row: Row) {
    if let action = row.element as? UIAction {
      if let choice = row.choice {
        for other in choice.actions { other.state = other === action ? .on : .off }
      }
      (source as? UIButton)?.hasChosen(action)
      action.perform(chosenFrom: source)
    } else if let command = row.element as? UICommand {
      command.perform(chosenFrom: source)
    }
  }

  private func layOutRows() {
    let rows = rows.buttons
    let content = CGSize(width: Size.width, height: CGFloat(rows.count) * Size.row)
    let size = CGSize(width: Size.width, height: min(content.height, max(0, bounds.height - 2 * Size.margin)))
    let host = size == content ? panel : scroller
    for old in panel.subviews + scroller.subviews where !(old === host || rows.contains { $0 === old }) {
      old.removeFromSuperview()
    }
    if host !== panel { panel.addSubview(host) }
    for new in rows where new.superview !== host { host.addSubview(new) }
    func start(_ wanted: CGFloat, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
      max(Size.margin, min(wanted, whole - length - Size.margin))
    }
    panel.frame = CGRect(
      x: start(place.x, size.width, in: bounds.width), y: start(place.y, size.height, in: bounds.height),
      width: size.width, height: size.height)
    (scroller.frame, scroller.contentSize) = (panel.bounds, content)
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(number) * Size.row, width: Size.width, height: Size.row)
    }
  }

  // MARK: Fingers on it

  /// Also one that brought the menu, and has stayed on the screen. Rows that have scrolled out of the panel are not
  /// under it.
  func follow(fingerAt place: CGPoint, isLifting: Bool) {
    let place = panel.frame.contains(place) ? place : nil
    rows.buttons.follow(fingerAt: place, in: self, isLifting: isLifting)
  }

  /// None of the rows is under it any more.
  func letGoOfFinger() { rows.buttons.follow(fingerAt: nil, in: self, isLifting: false) }

  private func slide(_ touch: UITouch, isLifting: Bool) {
    follow(fingerAt: touch.location(in: self), isLifting: isLifting)
  }

  /// One that landed on a disabled row.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.inLandingOrder.first, touch.view !== self { slide(touch, isLifting: false) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { return dismiss() }
    if let touch = touches.inLandingOrder.first { slide(touch, isLifting: true) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGoOfFinger() }

  // MARK: Touches beside it

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isOfEdits ? panel.frame.contains(point) : super.point(inside: point, with: event)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.menus.removeAll { $0 === self }
    newWindow?.menus.append(self)
  }

  /// A finger has landed on a view of the window that the menu is in. One of a context has it itself.
  func hear(ofLandingOn view: UIView) { if isOfEdits, !view.isDescendant(of: self) { dismiss() } }

  /// A view is about to leave the window that the menu is in, and comes to none.
  func hear(ofLeaving view: UIView) { if owner?.isDescendant(of: view) == true { dismiss() } }
}

extension UIMenuElement {
  /// How its row is to be, where it says.
  fileprivate var rowAttributes: Attributes {
    (self as? any UIMenuLeaf)?.attributes ?? []
  }
}

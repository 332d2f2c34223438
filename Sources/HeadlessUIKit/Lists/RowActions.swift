import Foundation

/// What a finger swiped open at the end of a row, or at its beginning: a button for each action.
///
/// The places are ours: a button is as wide as its title and some room, and at least 74 points; buttons that are
/// wider together than the row less what stays in sight of it share that in proportion (V1062). The row stays where
/// it is, with the buttons in front of it. Everything else of the list is covered: a finger there closes the row
/// and does nothing more.
@MainActor final class RowActions {
  let place: IndexPath
  private weak var list: (any SwipedList)?
  private let configuration: UISwipeActionsConfiguration
  /// Whether its buttons stand at the right, which is the trailing side where people read from the left.
  private let isTrailing: Bool
  /// Whether a finger went across the row; else one tapped a control.
  private let isSwiped: Bool
  private let strip = UISwipeActionPullView()
  private let cover = RowActionsCover()
  /// What the buttons want.
  private var widths: [CGFloat] = []
  private var isOver = false

  private enum Size {
    static let least: CGFloat = 74
    static let padding: CGFloat = 30
    /// What stays in sight of the row at least.
    static let rest: CGFloat = 44
  }

  /// What a finger's speed means as it lifts: ours.
  private enum Speed {
    /// In points a second: a finger as fast as this opens or closes the row, however far it has gone.
    static let opens: CGFloat = 500
    /// In points a second: one as fast as this goes on by itself.
    static let flings: CGFloat = 1500
    /// For so many seconds.
    static let goesOn: CGFloat = 0.06
  }

  init(
    _ configuration: UISwipeActionsConfiguration, at place: IndexPath, of list: any SwipedList, trailing: Bool,
    isSwiped: Bool = true
  ) {
    (self.configuration, self.place, self.list, isTrailing) = (configuration, place, list, trailing)
    self.isSwiped = isSwiped
    cover.close = { [weak self] in self?.close() }
    guard isSwiped else { return }
    // Whoever hears of it may have the list close it.
    list.rowActions = self
    list.rowBeginsToOpen(at: place)
  }

  /// Whether its buttons show.
  private var isOpen: Bool { cover.superview != nil }

  /// Whether the view is one of the buttons, or in one.
  func holds(_ view: UIView) -> Bool { isOpen && view.isDescendant(of: strip) }

  /// A finger that has gone so far to the right, across a row that was closed or the buttons of an open one, lifts:
  /// the row opens, performs its first action, or closes. Nothing comes of it where the list has closed the row
  /// meanwhile.
  /// - Parameter speed: in points a second, to the right.
  func letGo(after way: CGFloat, at speed: CGFloat) {
    guard let list, !isOver else { return }
    let row = list.frameOfRow(at: place)
    // The row may have gone under the finger.
    if row.isEmpty { return close() }
    let wasOpen = isOpen
    if !wasOpen { fill() }
    let inwards: CGFloat = isTrailing ? -1 : 1
    let (speed, width) = (speed * inwards, strip.bounds.width)
    let way = way * inwards + (wasOpen ? width : 0)
    let reach = speed >= Speed.flings ? way + speed * Speed.goesOn : way
    // Of one that is open: half of what the buttons leave of it.
    let full = wasOpen ? (row.width + width) / 2 : max(width, row.width / 2)
    if speed <= -Speed.opens { return close() }
    if configuration.performsFirstActionWithFullSwipe, reach > full {
      if !wasOpen { open() }
      if let first = strip.subviews.first { perform(configuration.actions[0], from: first) }
    } else if way > width / 2 || speed >= Speed.opens {
      if !wasOpen { open() }
    } else {
      close()
    }
  }

  /// The finger is lost: a row that was not open yet doesn't open.
  func fingerIsLost() { if !isOpen { close() } }

  /// Opens the row without a finger.
  func show() {
    fill()
    open()
  }

  /// Takes the buttons away.
  func close() {
    guard !isOver, let list else { return }
    isOver = true
    strip.removeFromSuperview()
    cover.removeFromSuperview()
    list.row(at: place, isOpen: false, trailing: isTrailing)
    if list.rowActions === self { list.rowActions = nil }
    if isSwiped { list.rowHasClosed(at: place) }
  }

  private func open() {
    guard let list else { return }
    list.rowActions = self
    list.addSubview(cover)
    list.addSubview(strip)
    layOut()
    list.row(at: place, isOpen: true, trailing: isTrailing)
  }

  /// The list was laid out: the row may stand elsewhere, reach further, and have got another cell.
  func followRow() {
    guard !isOver, isOpen else { return }
    layOut()
    list?.row(at: place, isOpen: true, trailing: isTrailing)
  }

  /// The first action's button stands at the row's edge, and everything else that shows is covered.
  private func layOut() {
    guard let list else { return }
    cover.frame = list.bounds
    let row = list.frameOfRow(at: place)
    let wanted = widths.reduce(0, +)
    let total = min(wanted, max(0, row.width - Size.rest))
    let share = total < wanted ? total / wanted : 1
    strip.frame = CGRect(
      x: isTrailing ? row.maxX - total : row.minX, y: row.minY, width: total, height: row.height)
    var used: CGFloat = 0
    for (button, own) in zip(strip.subviews, widths) {
      let width = own * share
      let x = isTrailing ? total - used - width : used
      button.frame = CGRect(x: x, y: 0, width: width, height: row.height)
      used += width
    }
  }

  /// Makes the buttons.
  private func fill() {
    let font = UIFont.systemFont(ofSize: 15)
    widths = configuration.actions.map {
      max(Size.least, TextMeasure.size(of: $0.title ?? "", in: font, width: nil, most: 1).width + Size.padding)
    }
    for action in configuration.actions {
      let button = UISwipeActionStandardButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.backgroundColor = action.backgroundColor
      let tap = UIAction(title: action.title ?? "") { [weak self, weak button] _ in
        if let button { self?.perform(action, from: button) }
      }
      button.addAction(tap, for: .touchUpInside)
      strip.addSubview(button)
    }
    layOut()
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close() }
  }
}

/// UIKit's name for what holds a row's buttons.
final class UISwipeActionPullView: UIView {}
/// UIKit's name for a row's button.
final class UISwipeActionStandardButton: UIButton {}

/// Takes the touches of all of a list that has an open row: the first of them closes it.
private final class RowActionsCover: UIView {
  var close: () -> Void = {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

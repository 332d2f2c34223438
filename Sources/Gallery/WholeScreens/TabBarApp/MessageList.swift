import Foundation
import HeadlessUIKit
import TouchReplay

/// Rows from the top down, in a list that scrolls. It has nothing to scroll sideways, so a row has its swipe as
/// soon as the finger's way is clear.
final class MessageList: UIScrollView, MessageRowDelegate {
  /// Told of a row that has just left the list.
  var onArchive: (MessageRow) -> Void = { _ in }
  private static let rowHeight: CGFloat = 64
  private var rows: [MessageRow]
  private var isEditing = false
  private var showsUnreadOnly = false

  init(count: Int) {
    rows = (0..<count).map { MessageRow(number: $0, isUnread: $0 % 3 != 2) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    for row in rows {
      row.delegate = self
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let shown = rows.filter { !$0.isHidden }
    contentSize = CGSize(width: bounds.width, height: CGFloat(shown.count) * Self.rowHeight)
    for (place, row) in shown.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(place) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }

  // MARK: What the bar does

  func goToTop() { setContentOffset(.zero, animated: true) }

  func toggleEditing() {
    isEditing.toggle()
    StageTrace.note(isEditing ? "edits" : "stops editing")
  }

  /// Hides rows at once, also one under a finger: that touch goes on.
  func toggleFilter() {
    showsUnreadOnly.toggle()
    for row in rows { row.isHidden = showsUnreadOnly && !row.isUnread }
    setNeedsLayout()
    StageTrace.note(showsUnreadOnly ? "shows unread messages" : "shows all messages")
  }

  // MARK: What the rows do

  func rowWasPicked(_ row: MessageRow) {
    guard isEditing else { return StageTrace.note("opens message \(row.number)") }
    row.isSelected.toggle()
    StageTrace.note("\(row.isSelected ? "selects" : "deselects") message \(row.number)")
  }

  /// The row leaves the window; the others close up at the end of the turn.
  func rowWasSwiped(_ row: MessageRow) {
    rows.removeAll { $0 === row }
    StageTrace.note("archives message \(row.number)")
    row.removeFromSuperview()
    setNeedsLayout()
    onArchive(row)
  }

  func bringBack(_ row: MessageRow) {
    let place = rows.firstIndex { $0.number > row.number } ?? rows.endIndex
    rows.insert(row, at: place)
    insertSubview(row, at: place)
    setNeedsLayout()
    StageTrace.note("brings message \(row.number) back")
  }
}

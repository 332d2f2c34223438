import Foundation

/// A cell that hears whether its item is dragged.
@MainActor protocol DraggedCell: UIView {
  var draggedAs: UICellConfigurationState.DragState { get set }
}

extension UITableViewCell: DraggedCell {}
extension UICollectionViewCell: DraggedCell {}

/// The cells of a drag, from its lift until its items have arrived or are back.
@MainActor struct DraggedCells {
  private var cells: [any DraggedCell] = []

  /// Each once.
  mutating func add(_ shown: [any DraggedCell]) {
    for cell in shown where !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }

  /// All that hear of the drag's next stage.
  /// - Parameter isOver: whether they hear of no other one.
  mutating func take(isOver: Bool) -> [any DraggedCell] {
    defer { if isOver { cells = [] } }
    return cells
  }
}

extension Drag {
  /// How the cells stand whose items these are.
  private var cellState: UICellConfigurationState.DragState {
    switch stage {
    case .lifted: .lifting
    case .dragging: .dragging
    case .ending: .none
    }
  }

  private var ownOrigins: [ListItemOrigin] {
    session.origins.filter { origin in session.items.contains { $0 === origin.item } }
  }

  /// The drag has come to another stage, or has more items.
  ///
  /// A list that is asked for a cell may show some, and tells of those; and what cells hear of may scroll it: so
  /// nothing is held meanwhile.
  func tellCells() {
    let (state, shown) = (cellState, ownOrigins.compactMap(\.cell))
    session.cells.add(shown)
    for cell in session.cells.take(isOver: state == .none) { cell.draggedAs = state }
  }

  /// A cell came into sight.
  func take(_ cell: any DraggedCell, at place: IndexPath, of dragging: ListDragging) {
    let state = cellState
    let isOwn = ownOrigins.contains { $0.place == place && $0.dragging === dragging && $0.isValid }
    guard isOwn else { return }
    if state != .none { session.cells.add([cell]) }
    cell.draggedAs = state
  }
}

extension ListItemOrigin {
  /// Whether the place is still the item's.
  @MainActor var isValid: Bool { dragging?.changes == changes }
  /// The one that shows the item; nil where none does.
  @MainActor fileprivate var cell: (any DraggedCell)? { isValid ? dragging?.list?.cellOfItem(at: place) : nil }
}

extension ListDragging {
  /// A cell came into sight, or shows another item.
  func cellShows(_ cell: any DraggedCell, at place: IndexPath) {
    for drag in UIApplication.shared.drags?.live ?? [] { drag.take(cell, at: place, of: self) }
  }
}

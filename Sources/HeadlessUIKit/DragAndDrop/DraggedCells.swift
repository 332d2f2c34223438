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

  /// Each hears of it once; those of items that came since are added.
  mutating func turn(_ state: UICellConfigurationState.DragState, _ origins: [ListItemOrigin]) {
    for origin in origins {
      guard let cell = origin.cell, !cells.contains(where: { $0 === cell }) else { continue }
      cells.append(cell)
    }
    for cell in cells { cell.draggedAs = state }
    if state == .none { cells = [] }
  }

  /// The cell shows an item that is dragged.
  mutating func add(_ cell: any DraggedCell, _ state: UICellConfigurationState.DragState) {
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    cell.draggedAs = state
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
  func tellCells() { session.cells.turn(cellState, ownOrigins) }

  /// A cell came into sight.
  func take(_ cell: any DraggedCell, at place: IndexPath, of dragging: ListDragging) {
    let isOwn = ownOrigins.contains { $0.place == place && $0.dragging === dragging && $0.isValid }
    if isOwn { session.cells.add(cell, cellState) }
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

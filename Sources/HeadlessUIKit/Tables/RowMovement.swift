import Foundation

/// A row that a finger takes elsewhere. The others make room for it: they stand as if it were there already.
struct RowMovement {
  var place: IndexPath
  /// Where it would go, as the delegate allows.
  var target: IndexPath
  /// Where it would go, if nobody said otherwise.
  var proposal: IndexPath
  /// Where its upper edge is, in the table's coordinates.
  var top: CGFloat
  /// How far below that edge the finger took it.
  let grip: CGFloat

  init(of place: IndexPath, from top: CGFloat, grip: CGFloat) {
    (self.place, target, proposal) = (place, place, place)
    (self.top, self.grip) = (top, grip)
  }

  /// Where a row of the table as it is would stand.
  func destination(of row: IndexPath) -> IndexPath {
    if row == place { return target }
    var row = row
    if row.section == place.section, row.row > place.row { row.row -= 1 }
    if row.section == target.section, row.row >= target.row { row.row += 1 }
    return row
  }

  /// Which row of the table as it is would stand there.
  func origin(of row: IndexPath) -> IndexPath {
    if row == target { return place }
    var row = row
    if row.section == target.section, row.row > target.row { row.row -= 1 }
    if row.section == place.section, row.row >= place.row { row.row += 1 }
    return row
  }
}

import Foundation

/// Derives previousLocation, so that only exceptions are kept: a sample's is its finger's last location in this
/// block.
///
/// At `began`, and of a finger new to the block, it is the location itself. A coalesced sample follows the
/// coalesced one before it, the first of them the frame before; a predicted sample follows its owner.
struct PreviousLocations {
  /// By slot: where the finger was in the last frame and is in this one, and the last row's place.
  private var slots: [Slot] = []

  private struct Slot {
    var before: CGPoint
    var main: CGPoint
    var row: CGPoint
  }

  func derived(for row: RowShape, at location: CGPoint) -> CGPoint {
    let index = Int(row.slot)
    guard index < slots.count else { return location }
    return switch row.role {
    case .main: row.phase == .began ? location : slots[index].main
    case .coalesced(index: 0, of: _): slots[index].before
    case .predicted(index: 0): slots[index].main
    case .coalesced, .predicted: slots[index].row
    }
  }

  /// Takes in the row of a finger that goes on, or rests.
  /// - Returns: its derived previousLocation.
  @inline(__always)
  mutating func follow(to location: CGPoint, slot index: Int) -> CGPoint {
    guard index < slots.count else {
      slots.append(Slot(before: location, main: location, row: location))
      return location
    }
    let before = slots[index].main
    slots[index] = Slot(before: before, main: location, row: location)
    return before
  }

  /// Whether the sample's previousLocation is the derived one, bit for bit.
  func derives(_ sample: borrowing Sample, _ row: RowShape) -> Bool {
    let point = derived(for: row, at: sample.location)
    return point.x.bits == sample.previousLocation.x.bits && point.y.bits == sample.previousLocation.y.bits
  }

  /// Takes a row in; slots come in their order, each first with a main row.
  mutating func note(_ location: CGPoint, _ row: RowShape) {
    let index = Int(row.slot)
    guard index < slots.count else {
      slots.append(Slot(before: location, main: location, row: location))
      return
    }
    if row.role == .main {
      slots[index].before = row.phase == .began ? location : slots[index].main
      slots[index].main = location
    }
    slots[index].row = location
  }
}

extension CGFloat {
  /// The `Double`'s bit pattern, so that -0 and NaN compare as what they are.
  var bits: UInt64 { Double(self).bitPattern }
}

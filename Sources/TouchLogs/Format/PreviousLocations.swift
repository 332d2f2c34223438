import Foundation

/// Derives previousLocation, so that only exceptions are kept: a sample's is its finger's last location in this block.
///
/// At `began`, and of a finger new to the block, it is the location itself. A coalesced sample follows the coalesced
/// one before it, the first of them the frame before; a predicted sample follows its owner.
struct PreviousLocations {
  /// By slot: where the finger was in the last frame and is in this one, and the last row's place.
  private var slots: [Slot?] = []

  private struct Slot {
    var before: CGPoint
    var main: CGPoint
    var row: CGPoint
  }

  func derived(for row: RowShape, at location: CGPoint) -> CGPoint {
    guard let slot = slot(row.slot) else { return location }
    return switch row.role {
    case .main: row.phase == .began ? location : slot.main
    case .coalesced(index: 0, of: _): slot.before
    case .predicted(index: 0): slot.main
    case .coalesced, .predicted: slot.row
    }
  }

  /// Whether the sample's previousLocation is the derived one, bit for bit.
  func derives(_ sample: Sample, _ row: RowShape) -> Bool {
    let point = derived(for: row, at: sample.location)
    return point.x.bits == sample.previousLocation.x.bits && point.y.bits == sample.previousLocation.y.bits
  }

  mutating func note(_ location: CGPoint, _ row: RowShape) {
    while slots.count <= row.slot { slots.append(nil) }
    if row.role == .main {
      let before = row.phase == .began ? nil : slots[row.slot]?.main
      slots[row.slot] = Slot(before: before ?? location, main: location, row: location)
    } else {
      slots[row.slot]?.row = location
    }
  }

  private func slot(_ index: Int) -> Slot? { index < slots.count ? slots[index] : nil }
}

extension CGFloat {
  /// The `Double`'s bit pattern, so that -0 and NaN compare as what they are.
  var bits: UInt64 { Double(self).bitPattern }
}

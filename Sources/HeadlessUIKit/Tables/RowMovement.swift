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
  /// What the finger that took it does. Others may rest on other rows' grips.
  private(set) weak var press: GripPress?

  init(of place: IndexPath, from top: CGFloat, grip: CGFloat, by press: GripPress?) {
    (self.place, target, proposal) = (place, place, place)
    (self.top, self.grip, self.press) = (top, grip, press)
  }

  /// What the others make room for.
  var gap: ItemGap { ItemGap(origin: place, place: target) }
}

import Foundation

/// What becomes of a finger that would drag something.
package enum DragDecision {
  /// It rested on the view, which gives so many items.
  case lifts(items: Int)
  /// It rested on the view, and nothing comes of it.
  case liftsNothing(RefusedLift)
  /// It takes the items away from the view.
  case begins
  /// Another finger's tap on the view brings so many items more.
  case adds(items: Int)
  /// It is over before it took the items anywhere.
  case callsOff
  /// The view's drop delegate can't handle the items.
  case declines
  /// The items would be dropped on the view.
  case enters
  /// What the view would do with them; told when it is another thing than before.
  case proposes(UIDropOperation)
  /// The items would be dropped on the view no longer.
  case leaves
  /// It rested above the view until that acts.
  case springLoads
  /// The view gets the items.
  case takes(UIDropOperation)
  /// The view, a list, moves its own item, or puts it back where it was.
  case reorders(from: IndexPath, to: IndexPath)
  /// The drag is over, for the view that gave the items.
  case ends(UIDropOperation)
}

/// Why a finger that rests lifts nothing.
package enum RefusedLift {
  /// The interaction is not enabled.
  case notEnabled
  /// The delegate gives no items.
  case noItems
  /// There is no delegate any more.
  case noDelegate
}

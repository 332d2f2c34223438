import Foundation

/// How wide a title view is on a bar that was made with a size: no wider than the room between the items, and again
/// as wide as it was made where there is more of that.
struct TitleWidth {
  private var made: CGFloat = 0
  /// What the bar gave it last, which nobody made it with.
  private var given: CGFloat?

  @MainActor mutating func width(of view: UIView, in room: CGFloat) -> CGFloat {
    if view.bounds.width != given { made = view.bounds.width }
    let width = min(made, room)
    given = width
    return width
  }
}

import Foundation

/// A view of the application's own on a bar: as large as it was made, or by its constraints or its content where it
/// was made without a size.
@MainActor final class BarContent {
  let view: UIView
  /// What the bar gave it last, which is no size that it was made with.
  private var given: CGSize?

  init(_ view: UIView) { self.view = view }

  /// Whether the application gave it no size.
  var isMeasured: Bool {
    !view.translatesAutoresizingMaskIntoConstraints || view.bounds.isEmpty || view.bounds.size == given
  }

  /// As wide as the room where neither its constraints nor its content say how wide it is.
  func size(in room: CGSize) -> CGSize {
    guard isMeasured else { return view.bounds.size }
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(room) }
    size.width = size.width > 0 ? min(size.width, room.width) : room.width
    size.height = size.height > 0 ? min(size.height, room.height) : room.height
    given = size
    return size
  }
}

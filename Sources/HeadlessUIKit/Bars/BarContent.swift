import Foundation

/// A view of the application's own on a bar: as large as it was made, or by its constraints or its content where it
/// was made without a size.
///
/// An item's view has the size that its own constraints or its content say also where it was made with another one,
/// as a button or an image view does. It follows them, too, where they come to say another one (V1302).
@MainActor final class BarContent {
  let view: UIView
  private let isItem: Bool
  /// What the bar gave it last, which is no size that it was made with.
  private var given: CGSize?
  /// Its size when it was laid out last, and in which room.
  private var last: (size: CGSize, room: CGSize)?

  init(_ view: UIView, ofItem isItem: Bool = false) { (self.view, self.isItem) = (view, isItem) }

  /// Whether the application gave it no size.
  var isMeasured: Bool {
    !view.translatesAutoresizingMaskIntoConstraints || view.bounds.isEmpty || view.bounds.size == given
  }

  /// The size that it is to be given: as wide as the room where neither its constraints nor its content say how
  /// wide it is.
  func size(in room: CGSize) -> CGSize {
    let size = wanted(in: room)
    if isMeasured { given = size }
    last = (size, room)
    return size
  }

  /// The rules in it were solved anew: where they have come to say another size, the bar is laid out once more.
  func wasSolved(on bar: UIView) {
    guard let last, wanted(in: last.room) != last.size else { return }
    bar.setNeedsLayout()
    LayoutPass.asksAgain = true
  }

  /// The same, of a room that it may not get.
  func wanted(in room: CGSize) -> CGSize {
    guard isMeasured else { return isItem && saysItsSize ? view.saidSize : view.bounds.size }
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(room) }
    size.width = size.width > 0 ? min(size.width, room.width) : room.width
    size.height = size.height > 0 ? min(size.height, room.height) : room.height
    return size
  }

  /// An empty button has a size, too, but nothing to show by it.
  private var saysItsSize: Bool {
    if view.constraints.contains(where: { $0.firstItem === view && $0.secondItem == nil }) { return true }
    if let button = view as? UIButton, button.isEmpty { return false }
    let size = view.intrinsicContentSize
    return size.width > 0 || size.height > 0
  }
}

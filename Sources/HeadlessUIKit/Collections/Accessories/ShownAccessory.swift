import Foundation

/// An accessory that a list cell shows.
@MainActor struct ShownAccessory {
  /// What stands in the cell.
  let view: UIView
  /// The accessory's own: the same one, unless it is hidden.
  private let content: UIView
  private let isFixed: Bool
  private let width: UICellAccessory.LayoutDimension

  /// One that is hidden takes its room, and no touches.
  init(_ content: UIView, in room: any AccessoryRoom, isFixed: Bool) {
    (self.content, self.isFixed, width) = (content, isFixed, room.reservedLayoutWidth)
    view = room.isHidden ? UIView() : content
    guard room.isHidden else { return }
    view.isHidden = true
    view.addSubview(content)
  }

  /// How wide the room is in whose middle it stands (V1026).
  var room: CGFloat { width.width(for: size.width) }

  /// The size that it has in the cell.
  var size: CGSize {
    if isFixed { return content.bounds.size }
    let size = content.saidSize
    return size.width > 0 && size.height > 0 ? size : content.sizeThatFits(.zero)
  }
}

import Foundation

/// An accessory that a list cell shows.
@MainActor struct ShownAccessory {
  /// What stands in the cell.
  let view: UIView
  /// The accessory's own: the same one, unless it is hidden.
  private let content: UIView
  private let isFixed: Bool

  /// One that is hidden takes its room, and no touches.
  init(_ content: UIView, isHidden: Bool, isFixed: Bool) {
    (self.content, self.isFixed) = (content, isFixed)
    view = isHidden ? UIView() : content
    guard isHidden else { return }
    view.isHidden = true
    view.addSubview(content)
  }

  /// The size that it has in the cell.
  var size: CGSize {
    if isFixed { return content.bounds.size }
    let size = content.saidSize
    return size.width > 0 && size.height > 0 ? size : content.sizeThatFits(.zero)
  }
}

import Foundation

/// The view that lies behind a popover's content, of a class of the application's own, and the room that it takes
/// (V457).
@MainActor final class PopoverBackground {
  private let view: UIPopoverBackgroundView
  let insets: UIEdgeInsets
  let arrowHeight: CGFloat

  /// Nil without a class. Its methods are called once, here.
  init?(_ kind: (any UIPopoverBackgroundViewMethods.Type)?) {
    guard let kind = kind as? UIPopoverBackgroundView.Type,
      let view = kind.make(byClassWith: .zero) as? UIPopoverBackgroundView
    else { return nil }
    self.view = view
    (insets, arrowHeight) = (kind.contentViewInsets(), kind.arrowHeight())
  }

  /// - Parameters:
  ///   - place: of the popover without its arrow, in the container's coordinates.
  ///   - source: what the popover is about.
  func stand(at place: CGRect, _ arrow: UIPopoverArrowDirection, about source: CGRect, in container: UIView) {
    if view.superview !== container { container.insertSubview(view, at: 0) }
    var room = UIEdgeInsets.zero
    switch arrow {
    case .up: room.top = -arrowHeight
    case .down: room.bottom = -arrowHeight
    case .left: room.left = -arrowHeight
    case .right: room.right = -arrowHeight
    default: break
    }
    view.frame = place.inset(by: room)
    view.arrowDirection = arrow
    let isAtSide = arrow == .left || arrow == .right
    view.arrowOffset = isAtSide ? source.midY - view.frame.midY : source.midX - view.frame.midX
  }
}

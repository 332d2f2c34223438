import Foundation

/// Holds an input view, or an accessory, at the screen's lower edge. What comes from the view goes on to whoever
/// has it as theirs.
final class UIInputSetHostView: UIView {
  private(set) var content: UIView?
  private weak var supplier: UIResponder?

  init(named name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { supplier ?? super.next }

  func show(_ found: InputViews.Found?) {
    guard let found else { return clear() }
    if supplier !== found.supplier {
      supplier = found.supplier
      ChainChanges.note()
    }
    guard content !== found.view || found.view.superview !== self else { return }
    content = found.view
    addSubview(found.view)
    guard !found.view.translatesAutoresizingMaskIntoConstraints else { return }
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: found.view, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge, multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }

  func clear() {
    guard let content else { return }
    self.content = nil
    if content.superview === self { content.removeFromSuperview() }
    supplier = nil
    ChainChanges.note()
  }

  /// What the content's constraints and contents come to where its height is theirs, else the one that it has.
  func height(in width: CGFloat) -> CGFloat {
    guard let content, content.superview === self else { return 0 }
    let isByContent =
      !content.translatesAutoresizingMaskIntoConstraints || content.autoresizingMask.contains(.flexibleHeight)
      || (content as? UIInputView)?.allowsSelfSizing == true || isConstrainedByController
    guard isByContent else { return content.bounds.height }
    let room = LayoutSystem.Fitting(size: CGSize(width: width, height: 0), horizontal: .required)
    let height = content.fittingSize(room).height
    return height > 0 || content.intrinsicContentSize.height == 0 ? height : content.bounds.height
  }

  /// Whether it is an input view controller's, whose constraint says how high it is.
  private var isConstrainedByController: Bool {
    guard let content, content.viewController is UIInputViewController else { return false }
    return content.constraints.contains {
      $0.firstItem === content && $0.firstAttribute == .height && $0.secondItem == nil && $0.isActive
    }
  }

  override func contentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  /// Gives the content all of the room.
  func fill() {
    if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

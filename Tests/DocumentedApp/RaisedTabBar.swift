import HeadlessUIKit

final class RaisedTabBar: UIView {
  let centerButton = UIButton(frame: CGRect(x: 159, y: -24, width: 72, height: 72))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(centerButton)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inButton = convert(point, to: centerButton)
    if !isHidden, centerButton.point(inside: inButton, with: event) { return centerButton }
    return super.hitTest(point, with: event)
  }
}

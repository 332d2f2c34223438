import HeadlessUIKit
import TouchReplay

/// A list screen as apps have it: 434 views, 14 deep, with recognizers where apps have them.
enum ListScreen: Stage {
  /// Nothing of it leaves work on the main queue.
  static var turn: StageTurn { .synchronous }

  static func build(in window: UIWindow) {
    var content: UIView = window
    for _ in 0..<8 {
      let container = UIView(frame: content.bounds)
      content.addSubview(container)
      content = container
    }
    let list = UIView(frame: content.bounds)
    content.addSubview(list)
    for row in 0..<60 { list.addSubview(ListRow(row: row, width: list.bounds.width)) }
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    list.addGestureRecognizer(pan)
    let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    for tab in 0..<4 { bar.addSubview(UIButton(frame: CGRect(x: tab * 97, y: 0, width: 97, height: 49))) }
    content.addSubview(bar)
  }
}

/// Tells of touches, as a cell of one's own does.
private final class ListRow: UIView {
  private var isPressed = false

  init(row: Int, width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: row * 64, width: Int(width), height: 64))
    let content = UIView(frame: bounds)
    addSubview(content)
    for part in 0..<5 {
      let view = part < 4 ? UIView() : UIButton()
      view.frame = CGRect(x: 8 + part * 72, y: 8, width: 64, height: 48)
      view.isUserInteractionEnabled = part == 4
      content.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}

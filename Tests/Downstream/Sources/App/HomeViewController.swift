import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A bar whose round button stands out above it, and takes touches there too.
final class RaisedBar: UIView {
  let centerButton = PressView(frame: CGRect(x: 159, y: -24, width: 72, height: 72))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(centerButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inButton = convert(point, to: centerButton)
    if !isHidden, centerButton.point(inside: inButton, with: event) { return centerButton }
    return super.hitTest(point, with: event)
  }
}

/// Knows whether a finger is on it.
final class PressView: UIView {
  private(set) var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isPressed = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isPressed = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isPressed = false
  }
}

public final class HomeViewController: UIViewController {
  let content = UIView()
  let bar = RaisedBar()
  private(set) var touchesHeard = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    view.addSubview(bar)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds
    bar.frame = CGRect(x: 0, y: view.bounds.height - 83, width: view.bounds.width, height: 83)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchesHeard += 1
  }
}

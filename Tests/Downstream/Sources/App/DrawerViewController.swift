import UIKit

/// A container: a content controller, and a menu that a finger pulls in from the left.
class DrawerViewController: UIViewController {
  let content: UIViewController
  let menu: UIViewController
  let menuWidth: CGFloat = 260
  private(set) var isOpen = false
  private let shade = UIControl()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let closePan = UIPanGestureRecognizer()

  init(content: UIViewController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)

    shade.alpha = 0
    shade.addAction(UIAction { [weak self] _ in self?.set(open: false) }, for: .touchUpInside)
    view.addSubview(shade)

    addChild(menu)
    view.addSubview(menu.view)
    menu.didMove(toParent: self)

    edgePan.edges = .left
    edgePan.act { [weak self] in self?.pull($0) }
    view.addGestureRecognizer(edgePan)
    closePan.delegate = self
    closePan.act { [weak self] in self?.pull($0) }
    view.addGestureRecognizer(closePan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = view.bounds
    shade.frame = view.bounds
    menu.view.frame = CGRect(x: isOpen ? 0 : -menuWidth, y: 0, width: menuWidth, height: view.bounds.height)
  }

  func set(open: Bool) {
    isOpen = open
    shade.alpha = open ? 1 : 0
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func pull(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let base = isOpen ? menuWidth : 0
    let shown = min(menuWidth, max(0, base + pan.translation(in: view).x))
    switch pan.state {
    case .began, .changed:
      menu.view.frame.origin.x = shown - menuWidth
      shade.alpha = shown / menuWidth
    case .ended:
      let velocity = pan.velocity(in: view).x
      set(open: abs(velocity) > 300 ? velocity > 0 : shown > menuWidth / 2)
    default:
      set(open: isOpen)
    }
  }
}

extension DrawerViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizer !== closePan || isOpen
  }
}

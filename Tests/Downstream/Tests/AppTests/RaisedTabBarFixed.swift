import TouchReplay
import UIKit

final class RaisedTabBar: UITabBar {
  let centerButton = UIButton(frame: CGRect(x: 159, y: -24, width: 72, height: 72))
  override func didMoveToSuperview() { addSubview(centerButton) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inButton = convert(point, to: centerButton)
    if !isHidden, centerButton.point(inside: inButton, with: event) { return centerButton }
    return super.hitTest(point, with: event)
  }
}

final class Home: UIViewController {
  let list = UITableView()
  let tabBar = RaisedTabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
  private(set) var composed = 0

  override func viewDidLoad() {
    list.frame = view.bounds
    [list, tabBar].forEach(view.addSubview)
    tabBar.centerButton.addAction(UIAction { [unowned self] _ in compose() }, for: .touchUpInside)
  }

  func compose() { composed += 1 }
}

/// A stage as the README of a project would show it.
enum RaisedTabBarFixed: Stage {
  static func build(in window: UIWindow) { window.rootViewController = Home() }
}

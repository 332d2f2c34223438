import Foundation
import HeadlessUIKit

/// A list that writes down how high its navigation bar is whenever it is scrolled, and where it is to come to rest.
final class TitledList: UITableViewController {
  var rows = 40
  var heights: [CGFloat] = []
  var targets: [CGFloat] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heights.append(navigationController?.navigationBar.frame.height ?? 0)
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targets.append(targetContentOffset.pointee.y) }
}

/// A page under a navigation bar that prefers large titles. Made in a test, as others may run before one begins.
@MainActor final class TitleDesk {
  let phone = Phone.forGestures()
  let navigation: UINavigationController
  var bar: UINavigationBar { navigation.navigationBar }

  init(_ page: UIViewController) {
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    phone.window.rootViewController = navigation
    layOut()
  }

  func layOut() { for _ in 1...2 { phone.window.layoutIfNeeded() } }

  func height(pushing page: UIViewController) -> CGFloat {
    navigation.pushViewController(page, animated: false)
    layOut()
    return bar.frame.height
  }

  /// A finger that goes so far and no further; the first 10 points scroll nothing.
  func drag(_ way: Double, lifts: Bool = true) {
    phone.down(1, at: (100, 400))
    for step in 1...20 { phone.move(1, to: (100, 400 + (way + (way > 0 ? 10 : -10)) * Double(step) / 20)) }
    if lifts { phone.liftAtRest() }
  }
}

extension UIViewController {
  /// A page with nothing but a title.
  static func titled(_ mode: UINavigationItem.LargeTitleDisplayMode) -> UIViewController {
    let page = UIViewController()
    page.navigationItem.largeTitleDisplayMode = mode
    return page
  }
}

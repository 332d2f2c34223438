import Foundation
import HeadlessUIKit

/// Two tabs on each side of a round button that stands 24 points out above the bar.
class TabBar: UITabBar {
  let centerButton: UIButton

  init(centerButton: UIButton = UIButton()) {
    self.centerButton = centerButton
    super.init(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    items = ["Inbox", "Drafts", "Sent", "People"].enumerated().map { tab, title in
      UITabBarItem(title: title, image: nil, tag: tab)
    }
    centerButton.frame = CGRect(x: 159, y: -24, width: 72, height: 72)
    addSubview(centerButton)
  }

  required init?(coder: NSCoder) { nil }

  /// The tabs leave the middle to the button.
  override func layoutSubviews() {
    super.layoutSubviews()
    let tabs = subviews.filter { $0 is UIControl && $0 !== centerButton }
    for (place, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: place < 2 ? place * 78 : (place + 1) * 78, y: 0, width: 78, height: 49)
    }
  }
}

import Foundation
import HeadlessUIKit

/// Two tabs on each side of a round button that stands 24 points out above the bar.
class TabBar: UIView {
  let items = (0..<4).map { _ in TappableView() }
  let centerButton: TappableView
  var show: (_ tab: Int) -> Void = { _ in }

  init(centerButton: TappableView = TappableView()) {
    self.centerButton = centerButton
    super.init(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    for (tab, item) in items.enumerated() {
      item.frame = CGRect(x: tab < 2 ? tab * 78 : (tab + 1) * 78, y: 0, width: 78, height: 49)
      item.onTap = { [unowned self] in show(tab) }
      addSubview(item)
    }
    centerButton.frame = CGRect(x: 159, y: -24, width: 72, height: 72)
    addSubview(centerButton)
  }

  required init?(coder: NSCoder) { nil }
}

import Foundation
import HeadlessUIKit
import TouchReplay

/// A panel over a shade that fills the screen. A finger on the shade closes the menu as it lands: the shade leaves
/// the window, and so its touch is cancelled.
final class ComposeMenu: UIView {
  private let panel = UIView()
  private let entries: [BarItem]

  init(entries titles: [String]) {
    entries = titles.map(BarItem.init(title:))
    super.init(frame: .zero)
    addSubview(panel)
    for (entry, title) in zip(entries, titles) {
      entry.onPress = { [unowned self] in close("\(title.lowercased()), and closes the menu") }
      panel.addSubview(entry)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let height = CGFloat(entries.count) * 48 + 16
    panel.frame = CGRect(x: bounds.width - 236, y: bounds.height - 180 - height, width: 216, height: height)
    for (place, entry) in entries.enumerated() {
      entry.frame = CGRect(x: 0, y: 8 + CGFloat(place) * 48, width: 216, height: 48)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === self else { return }
    close("closes the menu")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func close(_ why: String) {
    StageTrace.note(why)
    removeFromSuperview()
  }
}

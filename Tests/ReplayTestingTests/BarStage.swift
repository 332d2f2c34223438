import Foundation
import HeadlessUIKit
import ReplayTesting

/// A button that stands 24 points out above its bar, where the list behind gets its touches.
enum BarStage: Stage {
  static func build(in window: UIWindow) { Bar().show(in: window) }
}

/// The same with a bar that looks for the button first.
enum FixedBarStage: Stage {
  static func build(in window: UIWindow) { FixedBar().show(in: window) }
}

private class Bar: UIView {
  let centerButton = UIView(frame: CGRect(x: 159, y: -24, width: 72, height: 72))

  func show(in window: UIWindow) {
    let list = UIView(frame: window.bounds)
    list.accessibilityIdentifier = "list"
    window.addSubview(list)
    frame = CGRect(x: 0, y: 761, width: 390, height: 83)
    accessibilityIdentifier = "bar"
    backgroundColor = .white
    addSubview(centerButton)
    window.addSubview(self)
  }
}

private final class FixedBar: Bar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    centerButton.hitTest(convert(point, to: centerButton), with: event) ?? super.hitTest(point, with: event)
  }
}

/// A view of a hundred points, 45 of which lie under another one.
enum PartlyCoveredStage: Stage {
  static func build(in window: UIWindow) {
    for (name, width, height) in [("half", 10.0, 10.0), ("glass", 9, 5)] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      view.accessibilityIdentifier = name
      window.addSubview(view)
    }
  }
}

/// A button that stands out above its card, with names that a shell would take apart.
enum SpacedStage: Stage {
  static let name = "my stage"

  static func build(in window: UIWindow) {
    let card = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    card.accessibilityIdentifier = "card"
    let button = UIView(frame: CGRect(x: 100, y: -30, width: 100, height: 60))
    button.accessibilityIdentifier = "save (all)"
    card.addSubview(button)
    window.addSubview(card)
  }
}

import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIButtonConfigurationTests {
  @Test func `a button is as large as its configuration's content`() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.image = UIImage(size: CGSize(width: 10, height: 20))
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 24))
    button.configuration?.title = "Go"
    button.configuration?.imagePadding = 5
    let row = button.intrinsicContentSize
    button.configuration?.imagePlacement = .top
    let column = button.intrinsicContentSize
    #expect(row.width > 21 && column.height > row.height && column.width < row.width)
  }

  @Test func `its handler hears of a new state before the next layout, once, and may change it`() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction { _ in })
    var heard: [Bool] = []
    button.configurationUpdateHandler = { button in
      heard.append(button.isHighlighted)
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    #expect(heard == [])
    button.layoutIfNeeded()
    #expect(heard == [false])
    button.isHighlighted = true
    button.isSelected = true
    #expect(heard == [false])
    button.layoutIfNeeded()
    #expect(heard == [false, true] && button.configuration?.title == "down")
    #expect(button.titleLabel?.text == "down")
    button.layoutIfNeeded()
    button.isHighlighted = false
    #expect(button.intrinsicContentSize.width > 0 && heard == [false, true, false], "it is measured as it will be")
  }

  @Test func `a class that updates its configuration is asked before the first layout, and its handler after it`() {
    final class Updating: UIButton {
      var count = 0
      override func updateConfiguration() {
        count += 1
        configuration?.title = isEnabled ? "on" : "off"
      }
    }
    let button = Updating(frame: .zero)
    button.configuration = .plain()
    var titles: [String?] = []
    button.configurationUpdateHandler = { titles.append($0.configuration?.title) }
    button.layoutIfNeeded()
    #expect(button.count == 1 && titles == ["on"])
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.count == 2 && titles == ["on", "off"])
  }
}

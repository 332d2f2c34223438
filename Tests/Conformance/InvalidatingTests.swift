import HeadlessUIKit
import Testing

/// Group V: properties whose change has something done anew.
@MainActor struct InvalidatingTests {
  @Test("V330 a property can name up to five things that its change has done anew, a configuration among them")
  func five() {
    let phone = Phone()
    let button = Gauge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(button)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    button.heard = []
    button.level = 1
    #expect(button.heard == ["content size"])
    phone.application.endTurn()
    #expect(button.heard.sorted() == ["configuration", "constraints", "content size", "draws", "layout"])
    button.heard = []
    button.level = 1
    phone.application.endTurn()
    #expect(button.heard.isEmpty)
    button.width = 3
    phone.application.endTurn()
    #expect(button.heard.sorted() == ["configuration", "constraints", "draws", "layout"])
  }
}

private final class Gauge: UIButton {
  var heard: [String] = []
  @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .configuration) var level = 0
  @Invalidating(.display, .layout, .constraints, .configuration) var width = 0

  override func draw(_ rect: CGRect) { note("draws") }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }
  override func updateConstraints() {
    super.updateConstraints()
    note("constraints")
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    note("content size")
  }
  override func updateConfiguration() {
    super.updateConfiguration()
    note("configuration")
  }

  private func note(_ word: String) { if !heard.contains(word) { heard.append(word) } }
}

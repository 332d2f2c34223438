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

@MainActor struct ManyInvalidationsTests {
  @Test("V330 a property may name up to ten things")
  func ten() {
    let phone = Phone()
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(dial)
    var counts: [Int] = []
    for change in [{ dial.six = 1 }, { dial.seven = 1 }, { dial.eight = 1 }, { dial.nine = 1 }, { dial.ten = 1 }] {
      dial.calls = 0
      change()
      counts.append(dial.calls)
    }
    #expect(counts == [6, 7, 8, 9, 10])
  }
}

private struct Counting: UIViewInvalidating {
  func invalidate(view: UIView) { (view as? Dial)?.calls += 1 }
}

extension UIViewInvalidating where Self == Counting {
  fileprivate static var one: Self { Counting() }
}

private final class Dial: UIView {
  var calls = 0
  @Invalidating(.one, .one, .one, .one, .one, .one) var six = 0
  @Invalidating(.one, .one, .one, .one, .one, .one, .one) var seven = 0
  @Invalidating(.one, .one, .one, .one, .one, .one, .one, .one) var eight = 0
  @Invalidating(.one, .one, .one, .one, .one, .one, .one, .one, .one) var nine = 0
  @Invalidating(.one, .one, .one, .one, .one, .one, .one, .one, .one, .one) var ten = 0
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

import Foundation
import HeadlessUIKit
import Testing

private struct Theme: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
}
private struct Plain: UITraitDefinition {
  static let defaultValue = 0
}

private final class Pen: UIView {
  var heard: [String] = []
  override func draw(_ rect: CGRect) { heard.append("draws") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    heard.append("differs \(traitCollection.hasDifferentColorAppearance(comparedTo: previous))")
  }
}

/// Rule V831: traits of the application's own that colours are made of.
@MainActor struct ColorTraitTests {
  @Test("V831 another value of a trait that affects colours has views drawn anew, and of another trait not")
  func drawing() {
    let (phone, pen) = (Phone(), Pen(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    phone.window.addSubview(pen)
    phone.application.endTurn()
    pen.heard = []
    phone.window.traitOverrides[Theme.self] = 1
    phone.application.endTurn()
    #expect(pen.heard == ["differs true", "draws"])
    pen.heard = []
    phone.window.traitOverrides[Plain.self] = 1
    phone.application.endTurn()
    #expect(pen.heard == ["differs false"])
  }

  @Test("V831 such a trait makes the difference between collections, where it isn't its default in both")
  func comparing() {
    let (one, usual) = (UITraitCollection(Theme.self, value: 1), UITraitCollection(Theme.self, value: 0))
    #expect(one.hasDifferentColorAppearance(comparedTo: usual))
    #expect(!usual.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance && !Plain.affectsColorAppearance)
    #expect(Plain.name == "Plain" && !Plain.identifier.isEmpty && Plain.identifier != Theme.identifier)
  }
}

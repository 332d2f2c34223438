import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct DecisionTests {
  private final class Ear: DecisionObserver {
    var heard = 0
    func decided(_ decision: Decision) { heard += 1 }
  }

  /// In it is a view without area: that is asked nothing, and who hears every question is told so.
  private static func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let flat = UIView(frame: view.bounds)
    flat.transform = CGAffineTransform(scaleX: 1, y: 0)
    view.addSubview(flat)
    return view
  }

  @Test func `nobody is told of what is asked quietly, also who hears every question`() {
    let (ear, view) = (Ear(), Self.view())
    Decisions.observer = ear
    defer { Decisions.observer = nil }
    #expect(Decisions.quietly { view.hitTest(CGPoint(x: 10, y: 10), with: nil) } === view)
    #expect(ear.heard == 0)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    #expect(ear.heard > 0)
  }

  @Test func `who watches meanwhile gives way to who watched before, retained as it was`() {
    var kept: Ear? = Ear()
    weak let outer = kept
    kept.map { Decisions.keep($0) }
    kept = nil
    defer { Decisions.observer = nil }
    let inner = Ear()
    Decisions.watched(by: inner) { Decisions.tell(.dropsCorrection(identifier: 1)) }
    Decisions.tell(.dropsCorrection(identifier: 1))
    #expect(inner.heard == 1 && outer?.heard == 1)
  }
}

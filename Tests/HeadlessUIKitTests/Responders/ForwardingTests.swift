import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Touches that responders only pass on") struct ForwardingTests {
  /// Writes down who hears of what, one by one or as it is told to a tracer.
  private final class Watcher: DecisionObserver {
    let hearsPasses: Bool
    var heard: [String] = []

    init(hearsPasses: Bool) { self.hearsPasses = hearsPasses }

    func decided(_ decision: Decision) {
      switch decision {
      case .calls(let responder, _, let sender): heard.append("\(name(responder)) from \(name(sender))")
      case .unhandled(let responder, _): heard.append("nobody after \(name(responder))")
      case .passes(let chain, _, var sender):
        for responder in chain.responders.map({ $0.takeUnretainedValue() }) {
          heard.append("\(name(responder)) from \(name(sender))")
          sender = responder
        }
        if chain.isUnhandled { heard.append("nobody after \(name(sender))") }
      default: break
      }
    }

    private func name(_ responder: UIResponder?) -> String {
      (responder as? UIView)?.accessibilityIdentifier ?? responder.map { "\(type(of: $0))" } ?? "nobody"
    }
  }

  private final class Talker: UIView {
    var heard = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard += touches.count
      super.touchesMoved(touches, with: event)
    }
  }

  /// Gives the way on to somebody who is no superview.
  private final class Guide: UIView {
    var asked = 0
    var destination: UIResponder?
    override var next: UIResponder? {
      asked += 1
      return destination
    }
  }

  private func chain(_ views: [(name: String, view: UIView)]) -> UIView {
    for (place, named) in views.enumerated() {
      named.view.accessibilityIdentifier = named.name
      if place > 0 { views[place - 1].view.addSubview(named.view) }
    }
    return views[views.count - 1].view
  }

  private func heard(of view: UIView, hearsPasses: Bool) -> [String] {
    let watcher = Watcher(hearsPasses: hearsPasses)
    Decisions.observer = watcher
    defer { Decisions.observer = nil }
    let touches = [UITouch()]
    Forwarding.call(view, .touchesMoved(touches), as: .moved) { $0.touchesMoved(Set(touches), with: nil) }
    return watcher.heard
  }

  @Test("who is told one by one and who is told at once hear of the same responders in the same order")
  func sameForAll() {
    let talker = Talker()
    let root = UIView()
    let deepest = chain([
      ("a", root), ("b", UIView()), ("talker", talker), ("c", UIView()), ("d", UIView()),
    ])
    let atOnce = heard(of: deepest, hearsPasses: true)
    #expect(
      atOnce == [
        "d from nobody", "c from d", "talker from c", "b from talker", "a from b", "nobody after a",
      ])
    #expect(atOnce == heard(of: deepest, hearsPasses: false))
    #expect(talker.heard == 2)
    withExtendedLifetime(root) {}
  }

  @Test("a next of one's own is asked once, when the touch has come there")
  func ownNext() {
    let guide = Guide()
    let elsewhere = Talker()
    elsewhere.accessibilityIdentifier = "elsewhere"
    guide.destination = elsewhere
    let deepest = chain([("guide", guide), ("a", UIView())])
    let atOnce = heard(of: deepest, hearsPasses: true)
    #expect(atOnce == ["a from nobody", "guide from a", "elsewhere from guide", "nobody after elsewhere"])
    #expect(guide.asked == 1)
    #expect(atOnce == heard(of: deepest, hearsPasses: false))
    #expect(elsewhere.heard == 2)
  }

  @Test("a responder counts as being called while those above it are")
  func isCalled() {
    final class Asker: UIView {
      var below: UIView?
      var isCalled = false
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        isCalled = below.map(Forwarding.isCalling) ?? false
      }
    }
    let asker = Asker()
    let below = chain([("asker", asker), ("below", UIView())])
    asker.below = below
    Forwarding.call(below, .touchesMoved([]), as: .moved) { $0.touchesMoved([], with: nil) }
    #expect(asker.isCalled)
    #expect(!Forwarding.isCalling(below))
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Group T: what an event says of its touches.
@MainActor struct TouchEventTests {
  private func sample(_ x: Double, after touch: TouchReport.Contact) -> TouchReport.State {
    TouchReport.State(phase: .moved, location: CGPoint(x: x, y: 10), previousLocation: touch.state.location)
  }

  /// A finger that landed at 10,10 and moved to 40,10, with samples between and to come.
  private func dragged() throws -> (phone: Phone, touch: UITouch, event: UIEvent) {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    var contact = phone.contact(of: .move(1, to: (40, 10)))
    contact.coalesced = [(1.1, sample(20, after: contact)), (1.2, sample(30, after: contact))]
    contact.predicted = [(1.4, sample(50, after: contact)), (1.5, sample(60, after: contact))]
    phone.application.post(TouchReport(time: 1.3, contacts: [contact]))
    let last = try #require(pad.heard.last)
    return (phone, try #require(last.touches.first), try #require(last.event))
  }

  @Test("T29 coalesced touches are all samples since the last delivery, the last a copy of the touch")
  func coalesced() throws {
    let (_, touch, event) = try dragged()
    let coalesced = try #require(event.coalescedTouches(for: touch))
    #expect(coalesced.map { $0.location(in: nil).x } == [20, 30, 40])
    #expect(coalesced.map(\.timestamp) == [1.1, 1.2, 1.3])
    #expect(event.coalescedTouches(for: UITouch()) == nil)
  }

  @Test("T29 without coalesced samples there is the copy alone")
  func notCoalesced() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    let (touch, event) = (try #require(pad.heard.last?.touches.first), try #require(pad.heard.last?.event))
    #expect(event.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } == [10])
    #expect(event.predictedTouches(for: touch) == [])
  }

  @Test("T30 predicted touches are those to come, without the touch itself")
  func predicted() throws {
    let (_, touch, event) = try dragged()
    let predicted = try #require(event.predictedTouches(for: touch))
    #expect(predicted.map { $0.location(in: nil).x } == [50, 60])
    #expect(event.predictedTouches(for: UITouch()) == nil)
  }

  @Test("T31 coalesced and predicted touches are objects of their own, and not in allTouches")
  func distinct() throws {
    let (_, touch, event) = try dragged()
    let others = (event.coalescedTouches(for: touch) ?? []) + (event.predictedTouches(for: touch) ?? [])
    #expect(others.count == 5)
    #expect(!others.contains(touch))
    #expect(event.allTouches == [touch])
  }

  @Test("T39 touches(for:) are those of allTouches with that owner")
  func owners() throws {
    let phone = Phone()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 50, 100)))
    let other = UIWindow()
    phone.show(other, level: .alert)
    other.frame = CGRect(x: 150, y: 0, width: 50, height: 200)
    phone.report(.down(1, at: (110, 10)), .down(2, at: (10, 10)), .down(3, at: (160, 10)))
    let event = try #require(left.heard.last?.event)
    #expect(event.touches(for: left)?.map(\.identifier) == [2])
    #expect(event.touches(for: right)?.map(\.identifier) == [1])
    #expect(event.touches(for: phone.window)?.map(\.identifier) == [1, 2])
    #expect(event.touches(for: other)?.map(\.identifier) == [3])
  }

  @Test("T40 a touch event's type is touches and its subtype none")
  func kind() throws {
    let (_, _, event) = try dragged()
    #expect(event.type == .touches && event.subtype == .none)
  }

  @Test("T41 a correction reaches the view with the same touch, up the chain, also when the touch is over")
  func corrected() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    let ear = Ear(phone.journal)
    ear.frame = phone.window.bounds
    phone.window.insertSubview(ear, at: 0)
    ear.addSubview(pad)
    phone.report(
      .down(1, at: (10, 10)).saying {
        $0.estimatedProperties = .force
        $0.estimatedPropertiesExpectingUpdates = .force
        $0.estimationUpdateIndex = 7
      })
    let touch = try #require(pad.heard.last?.touches.first)
    #expect(touch.estimationUpdateIndex == 7)
    phone.up(1)
    _ = phone.journal.take()
    var better = phone.contact(of: .up(1))
    better.state.estimationUpdateIndex = 7
    better.state.measures.force = 0.75
    phone.application.post(corrections: [better])
    #expect(phone.journal.take() == ["corrected"])
    #expect(phone.hops.suffix(2) == ["A corrected 1", "Ear corrected 1"])
    #expect(touch.force == 0.75 && touch.estimationUpdateIndex == 7)
    phone.application.post(corrections: [better])
    #expect(phone.decisions.last == "drops correction of 1")
  }

  @Test("T41 coalesced samples are corrected too")
  func correctedCoalesced() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    var contact = phone.contact(of: .move(1, to: (40, 10)))
    var between = sample(20, after: contact)
    between.estimatedPropertiesExpectingUpdates = .altitude
    between.estimationUpdateIndex = 3
    contact.coalesced = [(1, between)]
    phone.application.post(TouchReport(time: 1.1, contacts: [contact]))
    let (event, touch) = (try #require(pad.heard.last?.event), try #require(pad.heard.last?.touches.first))
    let first = try #require(event.coalescedTouches(for: touch)?.first)
    between.estimatedPropertiesExpectingUpdates = []
    between.measures.altitudeAngle = 0.5
    phone.application.post(corrections: [TouchReport.Contact(identifier: 1, state: between)])
    #expect(first.altitudeAngle == 0.5)
    #expect(touch.altitudeAngle != 0.5)
    #expect(phone.hops.contains("A corrected 1"))
  }
}

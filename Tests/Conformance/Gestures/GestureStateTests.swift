import Foundation
import HeadlessUIKit
import Testing

/// Group G: the states of a recognizer, its actions and its reset.
@MainActor struct GestureStateTests {
  private typealias State = UIGestureRecognizer.State

  /// A recognizer that was led to a state, on a phone with a finger down.
  private func probe(in state: State, _ phone: Phone) -> Probe {
    let probe = phone.probe("G", on: phone.pad("V", (0, 0, 100, 100)))
    phone.down(1, at: (10, 10))
    switch state {
    case .possible: break
    case .began, .ended, .failed: probe.state = state
    case .changed, .cancelled:
      probe.state = .began
      probe.state = state
    }
    return probe
  }

  @Test("G1, Y4 discrete: possible to ended or failed; continuous: possible, began, changed, ended or cancelled")
  func paths() {
    for path in [[State.ended], [.failed], [.began, .changed, .changed, .ended], [.began, .changed, .cancelled]] {
      let phone = Phone.forGestures()
      let probe = probe(in: .possible, phone)
      for state in path { probe.state = state }
      #expect(probe.states == path)
    }
  }

  @Test("G2 recognized is ended; states have UIKit's numbers")
  func recognized() {
    #expect(State.recognized == .ended)
    #expect([State.possible, .began, .changed, .ended, .cancelled, .failed].map(\.rawValue) == Array(0...5))
  }

  @Test("G3, Y2 the action is sent on began, every changed, ended and cancelled; never on failed or possible")
  func actions() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.recognizesAtOnce()
    phone.drag(from: (10, 10), to: (30, 10), steps: 2)
    #expect(
      phone.journal.take().filter { $0.contains("acts") } == [
        "G acts began", "G acts changed", "G acts changed", "G acts ended",
      ])
    phone.down(2, at: (10, 10))
    phone.report(.lose(2))
    probe.state = .cancelled
    phone.application.endTurn()
    #expect(phone.journal.take().suffix(1) == ["G acts cancelled"])
    probe.began = { probe, _, _ in probe.state = .failed }
    phone.tap(at: (10, 10), finger: 3)
    #expect(!phone.journal.take().contains { $0.contains("acts") })
  }

  @Test("G4 every state can be assigned in every state: what the table lacks is ignored, and nothing traps")
  func table() {
    let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let legal: [State: [State: State]] = [
      .possible: [.began: .began, .ended: .ended, .failed: .failed, .cancelled: .failed],
      .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
      .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
    ]
    for from in all {
      for assigned in all {
        let phone = Phone.forGestures()
        let probe = probe(in: from, phone)
        #expect(probe.state == from)
        probe.state = assigned
        #expect(probe.state == legal[from]?[assigned] ?? from, "\(from) assigned \(assigned)")
      }
    }
  }

  @Test("G4 an illegal state is told, with the state that was assigned")
  func refusedState() {
    let phone = Phone.forGestures()
    let probe = probe(in: .failed, phone)
    probe.state = .began
    #expect(phone.decisions(of: probe) == ["failed", "refuses began"])
  }

  @Test("G5 an active recognizer that is assigned failed stops, acts once and is reset")
  func failedWhileActive() {
    let phone = Phone.forGestures()
    let probe = probe(in: .changed, phone)
    phone.application.endTurn()
    _ = phone.journal.take()
    probe.state = .failed
    phone.application.endTurn()
    #expect(phone.journal.take() == ["G acts cancelled"])
    #expect(probe.state == .possible && probe.resets == 1)
  }

  @Test("G6, P5 actions run at the end of the turn, once for what happened in it, and then it is reset")
  func endOfTurn() {
    let phone = Phone.forGestures()
    let probe = probe(in: .began, phone)
    _ = phone.journal.take()
    probe.state = .changed
    probe.state = .changed
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["V cancelled 1", "G acts changed"])
    probe.state = .ended
    probe.whenReset = { probe in phone.journal.note("reset in \(probe.state)") }
    phone.application.endTurn()
    #expect(phone.journal.take() == ["G acts ended", "reset in ended"])
    #expect(probe.state == .possible)
  }

  @Test("G6 an event that comes in the same turn finds the actions of the one before done (ours)")
  func eventsOfOneTurn() {
    let phone = Phone()
    let pad = phone.pad("V", (0, 0, 100, 100))
    phone.add(UITapGestureRecognizer(), "tap", to: pad)
    for finger in 1...2 { phone.tap(at: (10, 10), finger: finger) }
    phone.application.endTurn()
    #expect(phone.heard(by: "tap") == ["tap ended", "tap ended"])
  }

  @Test("G7 every target and handler is called, in the order of adding")
  func targets() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let target = GestureTarget(phone.journal)
    let tap = UITapGestureRecognizer(target: target, action: Selector("first:"))
    tap.addTarget(target, action: Selector("second:"))
    tap.addTarget(target, action: Selector("second:"))
    tap.addHandler { phone.journal.note("handler \($0.numberOfTapsRequired)") }
    pad.addGestureRecognizer(tap)
    phone.tap(at: (10, 10))
    #expect(phone.journal.take().suffix(3) == ["first: ended", "second: ended", "handler 1"])
    tap.removeTarget(target, action: Selector("first:"))
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.journal.take().suffix(2) == ["second: ended", "handler 1"])
    tap.removeTarget(nil, action: nil)
    phone.tap(at: (10, 10), finger: 3)
    #expect(phone.journal.take() == ["V began 3", "V cancelled 3"])
  }

  @Test("G7 targets are not retained; one that is gone, or lacks the method, is told and not called")
  func goneTargets() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let tap = UITapGestureRecognizer()
    tap.addTarget(GestureTarget(phone.journal), action: Selector("first:"))
    let stranger = NSObject()
    tap.addTarget(stranger, action: Selector("second:"))
    pad.addGestureRecognizer(tap)
    phone.tap(at: (10, 10))
    #expect(phone.decisions.contains("first: of a target that is gone"))
    #expect(phone.decisions.contains("second: not implemented by NSObject"))
  }

  @Test("G8 everyone in a final state is reset; one that is still possible when fingers lift is not")
  func resets() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let (failing, waiting) = (phone.probe("failing", on: pad), phone.probe("waiting", on: pad))
    failing.ended = { probe, _, _ in probe.state = .failed }
    phone.tap(at: (10, 10))
    #expect(failing.resets == 1 && failing.state == .possible)
    #expect(waiting.resets == 0)
  }

  @Test("G9 after the reset it hears no more of fingers that are still down, and of new ones it does")
  func nothingAfterReset() {
    let phone = Phone.forGestures()
    let probe = phone.probe("G", on: phone.pad("V", (0, 0, 100, 100)))
    probe.began = { probe, _, _ in probe.state = .failed }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (20, 10))
    #expect(phone.heard(by: "G") == ["G began 1"])
    phone.down(2, at: (30, 10))
    #expect(phone.heard(by: "G") == ["G began 2"])
  }

  @Test("G10 the reset comes with the turn of the final state, not with the last finger's lifting (corrected)")
  func resetWithTheTurn() {
    let phone = Phone.forGestures()
    let probe = phone.probe("G", on: phone.pad("V", (0, 0, 100, 100)))
    probe.began = { probe, _, _ in probe.state = .ended }
    phone.down(1, at: (10, 10))
    #expect(probe.resets == 1 && probe.state == .possible)
  }

  @Test("G11 disabled it gets no touches; one that was recognizing is cancelled, with its action")
  func disabled() {
    let phone = Phone.forGestures()
    let probe = phone.probe("G", on: phone.pad("V", (0, 0, 100, 100)))
    probe.recognizesAtOnce()
    phone.down(1, at: (10, 10))
    probe.isEnabled = false
    phone.move(1, to: (20, 10))
    phone.up(1)
    phone.down(2, at: (10, 10))
    #expect(phone.heard(by: "G") == ["G began 1", "G acts began", "G acts cancelled"])
    #expect(phone.decisions(of: probe).contains("cancelled disabled"))
  }

  @Test("G12 an override of state hears of everything that happens to the recognizer")
  func overriddenState() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let (winner, loser) = (phone.probe("winner", on: pad), phone.probe("loser", on: pad))
    winner.moved = { probe, _, _ in probe.state = .ended }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (11, 10))
    #expect(winner.states == [.ended, .possible])
    #expect(loser.states == [.failed, .possible])
  }

  @Test("G46 reset may assign possible; no action comes of it")
  func possibleInReset() {
    let phone = Phone.forGestures()
    let probe = phone.probe("G", on: phone.pad("V", (0, 0, 100, 100)))
    probe.began = { probe, _, _ in probe.state = .ended }
    probe.whenReset = { $0.state = .possible }
    phone.down(1, at: (10, 10))
    #expect(probe.states == [.ended, .possible])
    #expect(phone.heard(by: "G") == ["G began 1", "G acts ended"])
  }

  @Test("G47 disabling and enabling cancels the gesture, and its fingers are not delivered again")
  func cancelledByToggling() {
    let phone = Phone.forGestures()
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: phone.pad("V", (0, 0, 100, 100)))
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    pan.isEnabled = false
    pan.isEnabled = true
    phone.move(1, to: (60, 10))
    phone.up(1)
    #expect(phone.heard(by: "pan") == ["pan began", "pan cancelled"])
    phone.drag(2, from: (10, 10), to: (50, 10), steps: 2)
    #expect(phone.heard(by: "pan") == ["pan began", "pan changed", "pan ended"])
  }

  @Test("G88 a view's recognizers are nil as long as there never was one, and none after the last has gone")
  func list() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }
}

private final class GestureTarget: NSObject, ActionMethods {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    { [journal] sender, _ in
      let state = (sender as? UIGestureRecognizer)?.state
      journal.note("\(action) \(state.map { "\($0)" } ?? "nobody")")
    }
  }
}

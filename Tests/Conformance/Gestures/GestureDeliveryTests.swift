import Foundation
import HeadlessUIKit
import Testing

/// Group G: which recognizers get which touches, in what order, and what that does to the view's touches.
@MainActor struct GestureDeliveryTests {
  @Test("G13, X26 a recognizer gets the touches of its view and of everything in it")
  func descendants() {
    let phone = Phone.forGestures()
    let outer = phone.pad("A", (0, 0, 100, 100))
    let inner = phone.pad("B", (0, 0, 50, 50), in: outer)
    _ = phone.pad("C", (100, 0, 50, 50))
    let (onOuter, onInner) = (phone.probe("outer", on: outer), phone.probe("inner", on: inner))
    phone.down(1, at: (10, 10))
    phone.down(2, at: (60, 60))
    phone.down(3, at: (110, 10))
    #expect(phone.heard(by: "outer", "inner") == ["inner began 1", "outer began 1", "outer began 2"])
    #expect(onOuter.numberOfTouches == 2 && onInner.numberOfTouches == 1)
  }

  @Test("G14 recognizers hear of a touch before its view")
  func beforeTheView() {
    let phone = Phone.forGestures()
    let pad = phone.pad("A", (0, 0, 100, 100))
    let probe = phone.probe("P", on: pad)
    probe.ended = { probe, _, _ in probe.state = .failed }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (12, 10))
    phone.up(1)
    #expect(phone.journal.take() == ["P began 1", "A began 1", "P moved 1", "A moved 1", "P ended 1", "A ended 1"])
  }

  @Test("G15 recognizers are in nobody's responder chain")
  func outsideTheChain() {
    let phone = Phone.forGestures()
    let pad = phone.pad("A", (0, 0, 100, 100))
    pad.passesOn = true
    _ = phone.probe("P", on: pad)
    phone.down(1, at: (10, 10))
    let chain = sequence(first: pad as UIResponder, next: \.next)
    #expect(!chain.contains { "\($0)".contains("Probe") })
    #expect(phone.hops == ["A began 1", "UIWindow began 1", "UIApplication began 1"])
  }

  @Test("G16 the hit view's recognizers come first, then each superview's; on one view as they were added (ours)")
  func order() {
    let phone = Phone.forGestures()
    let outer = phone.pad("A", (0, 0, 100, 100))
    let inner = phone.pad("B", (0, 0, 50, 50), in: outer)
    for (name, view) in [("window", phone.window), ("outer", outer), ("inner", inner), ("inner2", inner)] {
      _ = phone.probe(name, on: view as UIView)
    }
    phone.down(1, at: (10, 10))
    #expect(
      phone.heard(by: "window", "outer", "inner", "inner2") == [
        "inner began 1", "inner2 began 1", "outer began 1", "window began 1",
      ])
  }

  @Test("G17 the event is asked about once, then each new touch; no keeps it away for good")
  func shouldReceive() {
    let phone = Phone.forGestures()
    let pad = phone.pad("A", (0, 0, 100, 100))
    let probe = phone.probe("P", on: pad)
    let judge = Judge()
    probe.delegate = judge
    judge.receives = { $0.identifier == 2 }
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)))
    #expect(judge.asked == ["event", "touch 1", "touch 2"])
    phone.report(.move(1, to: (11, 10)), .move(2, to: (21, 10)))
    #expect(phone.heard(by: "P") == ["P began 2", "P moved 2"])
    #expect(phone.decisions(of: probe) == ["refuses 1 delegateSaysNo"])
    judge.receivesEvent = { _ in false }
    phone.down(3, at: (30, 10))
    #expect(judge.asked.suffix(1) == ["event"])
    #expect(phone.heard(by: "P") == [])
  }

  @Test("G13, G17 who is asked may switch others off, or take them or their views away: those get nothing")
  func askedInTheMiddle() {
    typealias Act = (_ view: UIView, _ outer: UIView, _ other: UIGestureRecognizer) -> Void
    let acts: [(Act, heard: [String])] = [
      ({ _, _, other in other.isEnabled = false }, ["P began 1"]),
      ({ _, _, other in other.view?.removeGestureRecognizer(other) }, ["P began 1"]),
      ({ _, outer, other in outer.superview?.addGestureRecognizer(other) }, ["P began 1", "other began 1"]),
      ({ view, _, other in UIView().addGestureRecognizer(other) }, ["P began 1"]),
      ({ view, _, _ in view.removeFromSuperview() }, []),
      ({ _, outer, _ in outer.removeFromSuperview() }, []),
    ]
    for (act, heard) in acts {
      let phone = Phone.forGestures()
      let outer = phone.pad("A", (0, 0, 100, 100))
      let inner = phone.pad("B", (0, 0, 50, 50), in: outer)
      let (probe, other) = (phone.probe("P", on: inner), phone.probe("other", on: outer))
      let judge = Judge()
      for recognizer in [probe, other] { recognizer.delegate = judge }
      var isFirst = true
      judge.receives = { _ in
        if isFirst { act(inner, outer, other) }
        isFirst = false
        return true
      }
      phone.down(1, at: (10, 10))
      #expect(phone.heard(by: "P", "other") == heard)
      phone.up(1)
      #expect([probe.state, other.state] == [.possible, .possible])
    }
  }

  @Test("G18, X26 the set is fixed when the finger lands, and touch.gestureRecognizers lists it")
  func fixedSet() throws {
    let phone = Phone.forGestures()
    let outer = phone.pad("A", (0, 0, 100, 100))
    let inner = phone.pad("B", (0, 0, 50, 50), in: outer)
    let (onOuter, onInner) = (phone.probe("outer", on: outer), phone.probe("inner", on: inner))
    phone.down(1, at: (10, 10))
    let touch = try #require(inner.heard.first?.touches.first)
    #expect(touch.gestureRecognizers == [onInner, onOuter])
    let late = phone.probe("late", on: inner)
    phone.move(1, to: (12, 10))
    #expect(phone.heard(by: "late") == [])
    #expect(touch.gestureRecognizers?.contains(late) == false)
  }

  @Test("G83 who gets a finger is asked and settled before the application is sent its event")
  func beforeSending() throws {
    final class Hall: UIWindow {
      var found: [[UIGestureRecognizer]?] = []
      var received = 0
      var swallows = false
      override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
          found.append(touch.gestureRecognizers)
          for recognizer in touch.gestureRecognizers ?? [] {
            received += event.touches(for: recognizer)?.count ?? 0
          }
        }
        if !swallows { super.sendEvent(event) }
      }
    }
    let hall = Hall()
    let phone = Phone(window: hall)
    let pad = phone.pad("A", (0, 0, 100, 100))
    let probe = phone.probe("P", on: pad)
    let judge = Judge()
    probe.delegate = judge
    phone.down(1, at: (10, 10))
    #expect(hall.found == [[probe]] && hall.received == 1)
    phone.up(1)
    hall.swallows = true
    phone.down(1, at: (10, 10))
    #expect(judge.asked.suffix(2) == ["event", "touch 1"], "asked, though the window keeps the event")
    hall.swallows = false
    _ = phone.heard(by: "P")
    phone.move(1, to: (12, 10))
    phone.up(1)
    #expect(phone.heard(by: "P") == [] && probe.numberOfTouches == 0, "what did not land for it goes on without it")
    phone.down(2, at: (20, 10))
    #expect(phone.heard(by: "P") == ["P began 2"])
  }

  @Test("G19, X20 the canonical trace of a tap: recognizer, view, recognizer, cancelled in the view, action")
  func canonicalTrace() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.ended = { probe, _, _ in probe.state = .ended }
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["G began 1", "V began 1", "G ended 1", "V cancelled 1", "G acts ended"])
  }

  @Test("G20 the view hears that its touch is cancelled right before the action, and no more of that touch")
  func cancelsInView() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    phone.probe("G", on: pad).moved = { probe, _, _ in probe.state = probe.state == .possible ? .began : .changed }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (20, 10))
    phone.move(1, to: (30, 10))
    phone.up(1)
    #expect(
      phone.journal.take() == [
        "G began 1", "V began 1", "G moved 1", "V cancelled 1", "G acts began", "G moved 1", "G acts changed",
        "G ended 1",
      ])
  }

  @Test("G21 only touches of the gesture are cancelled; ignored ones go on")
  func ignored() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    pad.isMultipleTouchEnabled = true
    let probe = phone.probe("G", on: pad)
    probe.began = { probe, touches, event in
      for touch in touches where touch.identifier == 2 { probe.ignore(touch, for: event) }
    }
    probe.moved = { probe, _, _ in probe.state = .began }
    phone.report(.down(1, at: (10, 10)), .down(2, at: (20, 10)))
    _ = phone.journal.take()
    #expect(probe.numberOfTouches == 1)
    phone.move(1, to: (11, 10))
    phone.move(2, to: (21, 10))
    #expect(phone.heard(by: "V", "G") == ["G moved 1", "V cancelled 1", "G acts began", "V moved 2"])
  }

  @Test("G22 with cancelsTouchesInView off the view hears everything beside the actions")
  func cancelsNothing() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    pan.cancelsTouchesInView = false
    phone.down(1, at: (10, 10))
    phone.move(1, to: (25, 10))
    phone.move(1, to: (30, 10))
    phone.up(1)
    #expect(
      phone.journal.take() == [
        "V began 1", "V moved 1", "pan began", "V moved 1", "pan changed", "V ended 1", "pan ended",
      ])
  }

  @Test("G22 so it does of a finger that joins one that is under way")
  func joinsWithoutCancelling() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    pad.isMultipleTouchEnabled = true
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    pan.cancelsTouchesInView = false
    phone.down(1, at: (10, 10))
    phone.move(1, to: (25, 10))
    phone.down(2, at: (50, 50))
    phone.up(2)
    #expect(phone.heard(by: "V") == ["V began 1", "V moved 1", "V began 2", "V ended 2"])
  }

  @Test("G11 one that is switched off while others are asked for the same finger hears of nothing")
  func switchedOffWhileOthersAreAsked() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let (first, second) = (phone.probe("first", on: pad), phone.probe("second", on: pad))
    let judge = Judge()
    second.delegate = judge
    judge.receives = { _ in
      first.isEnabled = false
      return true
    }
    phone.down(1, at: (10, 10))
    #expect(phone.heard(by: "first", "second") == ["second began 1"])
  }

  @Test("G23 a finger that the system takes away while it is withheld is never heard of")
  func lostWhileWithheld() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("P", on: pad)
    probe.delaysTouchesBegan = true
    phone.down(1, at: (10, 10))
    phone.report(.lose(1))
    probe.isEnabled = false
    phone.wait(0.1)
    #expect(phone.heard(by: "P", "V") == ["P began 1", "P cancelled 1"])
    #expect(phone.drops == ["1 cancelledUnheard"])
  }

  @Test("G23 with delaysTouchesBegan the view hears of a touch when the recognizer has failed")
  func delaysBegan() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.delaysTouchesBegan = true
    phone.down(1, at: (10, 10))
    phone.move(1, to: (20, 10))
    phone.move(1, to: (30, 10))
    #expect(phone.heard(by: "V") == [])
    probe.moved = { probe, _, _ in probe.state = .failed }
    phone.move(1, to: (40, 10))
    phone.move(1, to: (50, 10))
    phone.up(1)
    #expect(phone.heard(by: "V") == ["V began 1", "V moved 1", "V moved 1", "V ended 1"])
  }

  @Test("G23 with delaysTouchesBegan the view hears nothing of what was recognized")
  func delaysBeganAndRecognizes() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.delaysTouchesBegan = true
    probe.ended = { probe, _, _ in probe.state = .ended }
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "V") == [])
    #expect(phone.drops == ["1 taken by G"])
  }

  @Test("G23 a touch that lifts while it is withheld is told whole, once its recognizer has failed")
  func delaysWhole() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.delaysTouchesBegan = true
    phone.drag(from: (10, 10), to: (30, 10), steps: 2)
    #expect(phone.heard(by: "V") == [])
    probe.state = .failed
    phone.application.endTurn()
    #expect(phone.heard(by: "V") == ["V began 1", "V moved 1", "V ended 1"])
  }

  @Test("G23, G25 a landing that is let go when its finger lifts doesn't wait for who keeps only the lifting")
  func landingBeforeLifting() {
    for taps in [1, 2] {
      let phone = Phone.forGestures()
      let pad = phone.pad("V", (0, 0, 100, 100))
      let probe = phone.probe("P", on: pad)
      (probe.delaysTouchesBegan, probe.delaysTouchesEnded) = (true, false)
      probe.ended = { probe, _, _ in probe.state = .failed }
      let double = phone.add(UITapGestureRecognizer(), "double", to: pad)
      double.numberOfTapsRequired = 2
      phone.down(1, at: (10, 10))
      #expect(phone.heard(by: "V", "double") == [])
      phone.up(1)
      #expect(phone.heard(by: "V", "double") == ["V began 1"])
      #expect(phone.decisions.filter { $0 == "double keeps 1 from V" }.count == 1)
      if taps == 1 {
        phone.wait(0.4)
        #expect(phone.heard(by: "V", "double") == ["V ended 1"])
      } else {
        phone.tap(at: (10, 10), finger: 2)
        #expect(phone.heard(by: "V", "double").filter { !$0.hasSuffix("2") } == ["V cancelled 1", "double ended"])
      }
    }
  }

  @Test("G24 the late began has the landing's place and time, the moved after it the present ones")
  func replayedLanding() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.delaysTouchesBegan = true
    var told: [String] = []
    for phase in [UITouch.Phase.began, .moved] {
      pad.when(phase) { touches, _ in
        for touch in touches {
          let (place, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
          told.append("\(touch.phase) \(before.x) \(place.x) \((touch.timestamp * 100).rounded())")
        }
      }
    }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (20, 10))
    probe.moved = { probe, _, _ in probe.state = .failed }
    phone.move(1, to: (30, 10))
    #expect(told == ["began 10.0 10.0 1.0", "moved 10.0 30.0 3.0"])
  }

  @Test("G25 ended is withheld while the recognizer is possible: ended when it fails, cancelled when it recognizes")
  func delaysEnded() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    #expect(probe.delaysTouchesEnded)
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "V") == ["V began 1"])
    probe.state = .failed
    phone.application.endTurn()
    #expect(phone.heard(by: "V") == ["V ended 1"])
    phone.tap(at: (10, 10), finger: 2)
    probe.state = .ended
    phone.application.endTurn()
    #expect(phone.heard(by: "V", "G") == ["G began 2", "V began 2", "G ended 2", "V cancelled 2", "G acts ended"])
  }

  @Test("G25 with delaysTouchesEnded off the view hears of the end at once")
  func delaysNothing() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.delaysTouchesEnded = false
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "V") == ["V began 1", "V ended 1"])
    probe.state = .ended
    phone.application.endTurn()
    #expect(phone.heard(by: "V") == [])
  }

  @Test("G26 a single tap's end reaches a view with a double tap when that has failed, 0.35 s later (ours)")
  func doubleTapDelays() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    phone.add(UITapGestureRecognizer(), "double", to: pad).numberOfTapsRequired = 2
    phone.tap(at: (10, 10))
    phone.wait(0.34)
    #expect(phone.heard(by: "V") == ["V began 1"])
    phone.wait(0.02)
    #expect(phone.heard(by: "V") == ["V ended 1"])
  }

  @Test("G27 a recognizer that failed has no effect on the view's touches")
  func failedHasNoEffect() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    pad.addGestureRecognizer(UITapGestureRecognizer())
    phone.drag(from: (0, 0), to: (90, 0), steps: 3)
    #expect(phone.journal.take() == ["V began 1", "V moved 1", "V moved 1", "V moved 1", "V ended 1"])
  }

  @Test("G28 the hit view is cancelled also when the recognizer is an ancestor's")
  func cancelsHitView() {
    let phone = Phone.forGestures()
    let outer = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (0, 0, 50, 50), in: outer)
    phone.add(UITapGestureRecognizer(), "tap", to: outer)
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["B began 1", "B cancelled 1", "tap ended"])
  }

  @Test("G29 when the system takes a touch, active recognizers are cancelled and others fail")
  func systemCancels() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    phone.down(1, at: (10, 10))
    phone.report(.lose(1))
    #expect(phone.decisions(of: pan) == ["failed cancelledTouches"])
    #expect(phone.decisions(of: tap) == ["failed cancelledTouches"])
    phone.down(2, at: (10, 10))
    phone.move(2, to: (30, 10))
    phone.application.post(.willResignActive)
    phone.application.endTurn()
    #expect(phone.heard(by: "pan") == ["pan began", "pan cancelled"])
  }

  @Test("G44 allowedTouchTypes filters; the first touch's type keeps others away unless told not to")
  func touchTypes() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    func pencil(_ finger: Int) { phone.report(.down(finger, at: (10, 10)).saying { $0.type = .pencil }) }
    #expect(probe.requiresExclusiveTouchType)
    phone.down(1, at: (10, 10))
    pencil(2)
    #expect(phone.heard(by: "G") == ["G began 1"])
    probe.requiresExclusiveTouchType = false
    pencil(3)
    #expect(phone.heard(by: "G") == ["G began 3"])
    probe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    phone.down(4, at: (10, 10))
    #expect(phone.heard(by: "G") == [])
  }

  @Test("G45 its touches can be counted and located; location is their middle")
  func locations() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (20, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    phone.report(.down(1, at: (30, 10)), .down(2, at: (50, 30)))
    #expect(probe.numberOfTouches == 2)
    #expect(probe.location(in: pad) == CGPoint(x: 20, y: 20))
    #expect(probe.location(in: nil) == CGPoint(x: 40, y: 20))
    #expect(probe.location(ofTouch: 1, in: pad) == CGPoint(x: 30, y: 30))
    phone.report(.up(1), .up(2))
    #expect(probe.numberOfTouches == 0)
    #expect(probe.location(in: pad) == CGPoint(x: 20, y: 20))
  }

  @Test("G48 recognized at landing: the view hears began and cancelled, or nothing with delaysTouchesBegan")
  func recognizesAtLanding() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.probe("G", on: pad)
    probe.began = { probe, _, _ in probe.state = .recognized }
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["G began 1", "V began 1", "V cancelled 1", "G acts ended"])
    probe.delaysTouchesBegan = true
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.journal.take() == ["G began 2", "G acts ended"])
  }

  @Test("T4 touch.view is nil once a recognizer took the touch")
  func takenHasNoView() throws {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    phone.down(1, at: (10, 10))
    let touch = try #require(pad.heard.first?.touches.first)
    phone.move(1, to: (19, 10))
    #expect(touch.view === pad)
    phone.move(1, to: (21, 10))
    #expect(touch.view == nil)
  }

  @Test("T15, Y3 recognizers get all touches of a view that takes one at a time")
  func allTouchesOfSingleTouchView() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    _ = phone.probe("G", on: pad)
    phone.down(1, at: (10, 10))
    phone.down(2, at: (20, 10))
    #expect(phone.journal.take() == ["G began 1", "V began 1", "G began 2"])
  }

  @Test("T20 exclusive touch keeps nothing from recognizers")
  func exclusiveTouch() {
    let phone = Phone.forGestures()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 100, 100)))
    left.isExclusiveTouch = true
    _ = phone.probe("G", on: right)
    phone.down(1, at: (10, 10))
    phone.down(2, at: (110, 10))
    #expect(phone.journal.take() == ["A began 1", "G began 2"])
  }

  @Test("G45 when the last finger has lifted the location is where it lifted")
  func locationAtTheEnd() {
    let phone = Phone.forGestures()
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: phone.pad("V", (0, 0, 200, 200)))
    var places: [CGPoint] = []
    pan.addHandler { places.append($0.location(in: nil)) }
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    phone.report(FingerStep(finger: 1, phase: .ended, place: CGPoint(x: 34, y: 12)))
    #expect(places == [CGPoint(x: 30, y: 10), CGPoint(x: 34, y: 12)])
  }

  @Test("T34 a view that leaves its window takes its recognizers' touches with it; ancestors' go on (ours)")
  func detached() {
    let phone = Phone.forGestures()
    let outer = phone.pad("A", (0, 0, 100, 100))
    let inner = phone.pad("B", (0, 0, 50, 50), in: outer)
    let (onOuter, onInner) = (phone.probe("outer", on: outer), phone.probe("inner", on: inner))
    phone.down(1, at: (10, 10))
    _ = phone.journal.take()
    inner.removeFromSuperview()
    #expect(phone.journal.take() == ["inner cancelled 1", "B cancelled 1"])
    phone.move(1, to: (20, 10))
    #expect(phone.journal.take() == ["outer moved 1"])
    #expect(onOuter.numberOfTouches == 1 && onInner.numberOfTouches == 0)
    #expect(phone.decisions(of: onInner) == ["failed detached"])
  }

  @Test("T39 touches(for:) of an event finds a recognizer's")
  func touchesForGesture() throws {
    let phone = Phone.forGestures()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 100, 100)))
    let probe = phone.probe("G", on: right)
    phone.down(1, at: (10, 10))
    phone.down(2, at: (110, 10))
    let event = try #require(left.heard.first?.event ?? nil)
    #expect(event.touches(for: probe)?.map(\.identifier) == [2])
  }

  @Test("T41 recognizers hear of corrected values before views do")
  func corrections() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let probe = phone.add(Corrected(), "G", to: pad)
    let estimated = FingerStep.down(1, at: (10, 10)).saying {
      $0.estimatedPropertiesExpectingUpdates = .force
      $0.estimationUpdateIndex = 7
    }
    phone.report(estimated)
    let better = phone.contact(
      of: FingerStep(finger: 1, phase: .moved).saying {
        $0.measures.force = 2
        $0.estimationUpdateIndex = 7
      })
    phone.application.post(corrections: [better])
    #expect(probe.forces == [2])
  }
}

private final class Corrected: UIGestureRecognizer {
  var forces: [CGFloat] = []
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { forces += touches.map(\.force) }
}

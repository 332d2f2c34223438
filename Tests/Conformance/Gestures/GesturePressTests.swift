import Foundation
import HeadlessUIKit
import Testing

/// Rules G75 to G81: buttons and recognizers.
@MainActor @Suite("G: presses") struct GesturePressTests {
  @Test("G75 select is allowed by default; other types as the recognizer says; none where it allows none")
  func allowedTypes() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let probe = PressProbe("probe", phone.journal, on: pad)
    probe.delaysTouchesEnded = false
    #expect(probe.allowedPressTypes == [NSNumber(value: UIPress.PressType.select.rawValue)])
    phone.press(1, .began)
    phone.press(2, .began, .playPause)
    #expect(phone.journal.take() == ["probe began 1", "pad began 1", "pad began 2"])
    probe.allowedPressTypes = []
    phone.press(3, .began)
    #expect(phone.journal.take() == ["pad began 3"])
  }

  @Test("G75 recognizers of the view and of its superviews get the press, and it lists them; others don't")
  func whichRecognizers() throws {
    let phone = Phone.forGestures()
    let outer = phone.pad("outer", (0, 0, 200, 200))
    let aside = phone.pad("aside", (0, 0, 10, 10))
    let pad = phone.pressPad(in: outer)
    let probes = [("own", pad as UIView), ("outer", outer), ("aside", aside), ("window", phone.window)]
      .map { PressProbe($0.0, phone.journal, on: $0.1) }
    phone.press(1, .began)
    #expect(phone.journal.take() == ["own began 1", "outer began 1", "window began 1", "pad began 1"])
    let press = try #require(pad.event?.allPresses.first)
    #expect(press.gestureRecognizers == [probes[0], probes[1], probes[3]])
    #expect(pad.event?.presses(for: probes[1]) == [press])
    #expect(pad.event?.presses(for: probes[2]) == [])
  }

  @Test("G76 the delegate is asked about the event and each press; a no keeps that press away for good")
  func delegates() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let probe = PressProbe("probe", phone.journal, on: pad)
    let judge = Judge()
    probe.delegate = judge
    judge.receivesPress = { $0.identifier != 2 }
    phone.press(1, .began)
    phone.press(2, .began)
    phone.press(2, .changed)
    #expect(judge.asked == ["event", "press 1", "event", "press 2"])
    #expect(phone.heard(by: "probe") == ["probe began 1"])
    #expect(phone.decisions.contains("probe refuses press 2 delegateSaysNo"))
  }

  @Test("G77 recognizing takes the press: cancelled in the responder, right before the action; nothing comes after")
  func cancels() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let probe = PressProbe("probe", phone.journal, on: pad)
    probe.began = { probe, _, _ in probe.state = .began }
    probe.ended = { probe, _, _ in probe.state = .ended }
    phone.press(1, .began)
    phone.press(1, .changed)
    phone.press(1, .ended)
    #expect(
      phone.journal.take() == [
        "probe began 1", "pad began 1", "pad cancelled 1", "probe acts began", "probe changed 1", "probe ended 1",
        "probe acts ended",
      ])
  }

  @Test("G77 without cancelling the responder hears everything; ignored presses are not cancelled")
  func leaves() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let probe = PressProbe("probe", phone.journal, on: pad)
    probe.cancelsTouchesInView = false
    probe.began = { probe, _, _ in probe.state = .ended }
    phone.press(1, .began)
    phone.press(1, .ended)
    #expect(phone.journal.take() == ["probe began 1", "pad began 1", "probe acts ended", "pad ended 1"])
    probe.cancelsTouchesInView = true
    probe.began = { probe, presses, event in
      for press in presses { probe.ignore(press, for: event) }
      probe.state = .ended
    }
    phone.press(2, .began)
    phone.press(2, .ended)
    #expect(phone.journal.take() == ["probe began 2", "pad began 2", "probe acts ended", "pad ended 2"])
  }

  @Test("G77 a delayed beginning comes when the recognizer fails, with its own time; or never, where it recognizes")
  func delayedBeginning() throws {
    for recognizes in [false, true] {
      let phone = Phone.forGestures()
      let pad = phone.pressPad()
      let probe = PressProbe("probe", phone.journal, on: pad)
      probe.delaysTouchesBegan = true
      var times: [TimeInterval] = []
      pad.reaction = { _ in times.append(pad.event?.allPresses.first?.timestamp ?? 0) }
      probe.ended = { probe, _, _ in probe.state = recognizes ? .ended : .failed }
      phone.press(1, .began)
      phone.press(1, .changed)
      let heard = phone.journal.take()
      #expect(heard == ["probe began 1", "probe changed 1"])
      phone.press(1, .ended)
      if recognizes {
        #expect(phone.journal.take() == ["probe ended 1", "probe acts ended"])
        #expect(phone.decisions.contains("press 1 dropped taken by probe"))
      } else {
        #expect(phone.journal.take() == ["probe ended 1", "pad began 1", "pad changed 1", "pad ended 1"])
        #expect(times == times.sorted() && Set(times).count == 3)
      }
    }
  }

  @Test("G77 an end is kept while the recognizer is possible: ended when it fails, cancelled when it recognizes")
  func delayedEnd() {
    for recognizes in [false, true] {
      let phone = Phone.forGestures()
      let pad = phone.pressPad()
      let probe = PressProbe("probe", phone.journal, on: pad)
      phone.press(1, .began)
      phone.press(1, .ended)
      #expect(phone.heard(by: "pad") == ["pad began 1"])
      probe.state = recognizes ? .ended : .failed
      phone.application.endTurn()
      #expect(phone.heard(by: "pad") == [recognizes ? "pad cancelled 1" : "pad ended 1"])
    }
  }

  @Test("G78 a tap recognizer fires when select comes up, in the middle of its view, without touches")
  func tap() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    var places: [CGPoint] = []
    tap.addHandler { places.append($0.location(in: pad)) }
    phone.press(1, .began)
    #expect(tap.numberOfTouches == 0)
    phone.press(1, .ended)
    #expect(phone.journal.take() == ["pad began 1", "pad cancelled 1", "tap ended"])
    #expect(places == [CGPoint(x: 50, y: 30)])
    phone.press(2, .began, .menu)
    phone.press(2, .ended, .menu)
    #expect(phone.journal.take() == ["pad began 2", "pad ended 2"])
  }

  @Test("G78 it may ask for another button, and for several taps; held too long it is none (ours)")
  func tapsOfButtons() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    tap.numberOfTapsRequired = 2
    func press(_ number: Int, holding seconds: TimeInterval) {
      phone.press(number, .began, .menu)
      phone.wait(seconds)
      phone.press(number, .ended, .menu)
    }
    press(1, holding: 0.1)
    press(2, holding: 0.1)
    #expect(phone.heard(by: "tap") == ["tap ended"])
    press(3, holding: 0.1)
    phone.wait(0.4)
    press(4, holding: 0.1)
    phone.wait(0.4)
    press(5, holding: 0.8)
    #expect(phone.journal.take().filter { $0.hasPrefix("tap") } == [])
    #expect(
      phone.decisions(of: tap).suffix(2) == ["failed noFurtherTap(within: 0.35)", "failed heldTooLong(0.75)"])
  }

  @Test("G79 a pointer taps with the primary button unless another is required; fingers have no buttons")
  func buttons() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    #expect(tap.buttonMaskRequired == .primary)
    var told: [UIEvent.ButtonMask] = []
    tap.addHandler { told.append($0.buttonMask) }
    func click(_ mask: UIEvent.ButtonMask?, _ type: UITouch.TouchType = .indirectPointer) -> Bool {
      phone.point(mask, .down(1, at: (10, 10)).saying { $0.type = type })
      phone.point(mask, .up(1).saying { $0.type = type })
      return phone.heard(by: "tap") == ["tap ended"]
    }
    #expect(click(.primary) && click(nil))
    #expect(!click(.secondary) && !click([.primary, .secondary]))
    #expect(phone.decisions(of: tap).last == "failed wrongButtons")
    tap.buttonMaskRequired = .secondary
    #expect(click(.secondary) && !click(.primary))
    #expect(click(nil, .direct))
    #expect(told == [.primary, .primary, .secondary, []])
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(0) == [])
  }

  @Test("G79 the event and the recognizer tell which modifier keys were held")
  func modifiers() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    var told: [UIKeyModifierFlags] = []
    tap.addHandler { told.append($0.modifierFlags) }
    phone.point(nil, .down(1, at: (10, 10)), holding: .command)
    #expect(pad.heard.last?.event?.modifierFlags == .command)
    phone.point(nil, .up(1), holding: [.command, .shift])
    #expect(told == [[.command, .shift]])
  }

  @Test("G80 a long press begins for a held button, changes with its force, and ends when it comes up (ours)")
  func longPress() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    phone.add(UILongPressGestureRecognizer(), "long", to: pad)
    phone.press(1, .began)
    phone.wait(0.48)
    #expect(phone.heard(by: "long") == [])
    phone.wait(0.02)
    #expect(phone.heard(by: "long", "pad") == ["pad cancelled 1", "long began"])
    phone.press(1, .changed, force: 0.5)
    phone.press(1, .ended)
    #expect(phone.heard(by: "long", "pad") == ["long changed", "long ended"])
    phone.press(2, .began)
    phone.press(2, .ended)
    #expect(phone.journal.take() == ["pad began 2", "pad ended 2"])
  }

  @Test("G80 two buttons at once are neither a tap nor a long press; a button beside a finger is ignored (ours)")
  func severalInputs() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    let long = phone.add(UILongPressGestureRecognizer(), "long", to: pad)
    phone.press(1, .began)
    phone.press(2, .began)
    phone.wait(1)
    #expect(phone.heard(by: "tap", "long") == [])
    for recognizer in [tap, long] {
      #expect(phone.decisions(of: recognizer) == ["failed tooManyFingers(2, allows: 1)"])
    }
    phone.press(1, .ended)
    phone.press(2, .ended)
    _ = phone.journal.take()
    phone.down(1, at: (50, 50))
    phone.press(3, .began)
    phone.press(3, .ended)
    phone.up(1)
    #expect(phone.heard(by: "tap", "pad") == ["pad began 3", "pad ended 3", "tap ended"])
  }

  @Test("G81 a recognizer that does nothing with presses leaves them to others, and nobody waits for it")
  func declines() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    for other in [UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UIGestureRecognizer()] {
      pad.addGestureRecognizer(other)
      other.delaysTouchesBegan = true
      tap.require(toFail: other)
    }
    phone.press(1, .began)
    phone.press(1, .ended)
    #expect(phone.journal.take() == ["pad began 1", "pad cancelled 1", "tap ended"])
    phone.press(2, .began)
    phone.wait(1)
    phone.press(2, .ended)
    #expect(phone.journal.take() == ["pad began 2", "pad ended 2"])
  }

  @Test("G29, G11 presses that the system takes, or whose recognizer is switched off, end the gesture")
  func systemCancels() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    let probe = PressProbe("probe", phone.journal, on: pad)
    probe.began = { probe, _, _ in probe.state = .began }
    phone.press(1, .began)
    phone.application.post(.willResignActive)
    phone.application.endTurn()
    #expect(
      phone.heard(by: "probe") == [
        "probe began 1", "probe acts began", "probe cancelled 1", "probe acts cancelled",
      ])
    phone.press(2, .began)
    probe.isEnabled = false
    phone.application.endTurn()
    phone.press(2, .ended)
    #expect(phone.heard(by: "probe") == ["probe began 2", "probe acts began", "probe acts cancelled"])
  }
}

extension Phone {
  /// A report of a pointer, with the buttons that are pressed.
  fileprivate func point(_ mask: UIEvent.ButtonMask?, _ step: FingerStep, holding keys: UIKeyModifierFlags = []) {
    wait(0.01)
    var report = TouchReport(time: time, contacts: [contact(of: step)])
    report.buttonMask = mask
    report.modifierFlags = keys
    application.post(report)
    application.endTurn()
  }
}

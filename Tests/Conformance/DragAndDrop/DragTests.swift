import Foundation
import HeadlessUIKit
import Testing

/// Group V: what a finger lifts, drags and drops.
@MainActor struct DragTests {
  @Test("V204 a finger that rests lifts what the delegate gives, and the view has it no longer")
  func lifts() {
    let drag = DragPhone()
    let phone = drag.phone
    phone.down(1, at: (30, 30))
    phone.wait(0.32)
    #expect(phone.journal.take() == ["A began 1"])
    phone.wait(0.01)
    #expect(phone.journal.take() == ["A is asked", "A cancelled 1", "A previews one", "A lifts"])
    #expect(drag.giver.isLifted)
    #expect(drag.decisions.last == "A 1 lifts 1")
  }

  @Test("V1181 the recognizer that waits for a lift is among the view's, and lifts when code has it lift")
  func shorterPress() throws {
    let drag = DragPhone()
    let phone = drag.phone
    let presses = (drag.source.gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
    let press = try #require(presses.first)
    #expect(presses.count == 1 && press.minimumPressDuration == 0.325)
    press.minimumPressDuration = 0.1
    #expect(press.minimumPressDuration == 0.1)
    phone.down(1, at: (30, 30))
    phone.wait(0.09)
    #expect(drag.decisions.isEmpty)
    phone.wait(0.02)
    #expect(drag.decisions == ["A 1 lifts 1"])
    phone.up(1)
  }

  @Test("V1183 the lift ends where it began when it is called off, and what is added later hears that, too")
  func liftCompletions() {
    final class Late: NSObject, UIDragInteractionDelegate {
      var animator: (any UIDragAnimating)?
      var heard: [UIViewAnimatingPosition] = []
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
      ) {
        self.animator = animator
        animator.addCompletion { self.heard.append($0) }
      }
    }
    let (phone, late) = (Phone.forGestures(), Late())
    let pad = phone.pad("A", (0, 0, 60, 60))
    pad.addInteraction(UIDragInteraction(delegate: late))
    phone.down(1, at: (30, 30))
    phone.wait(1)
    phone.application.endTurn()
    #expect(late.animator != nil && late.heard.isEmpty)
    phone.up(1)
    #expect(late.heard == [.start])
    late.animator?.addCompletion { late.heard.append($0) }
    phone.application.endTurn()
    #expect(late.heard == [.start, .start])
    phone.down(2, at: (30, 30))
    phone.wait(0.5)
    phone.move(2, to: (30, 90))
    #expect(late.heard == [.start, .start, .end])
    phone.up(2)
    #expect(late.heard.count == 3)
  }

  @Test("V204 without items, or where the interaction is not enabled, nothing is lifted")
  func liftsNothing() {
    let drag = DragPhone()
    let phone = drag.phone
    #expect(UIDragInteraction.isEnabledByDefault)
    #expect(UIDragInteraction(delegate: drag.giver).isEnabled)
    drag.giver.texts = []
    drag.lift()
    phone.up(1)
    #expect(drag.decisions == ["A 1 lifts nothing: noItems"])
    drag.giver.interaction.isEnabled = false
    drag.lift()
    phone.up(1)
    #expect(drag.decisions.last == "A 1 lifts nothing: notEnabled")
    #expect(phone.journal.take().suffix(2) == ["A began 1", "A ended 1"])
  }

  @Test("V204 a finger that moves before its time lifts nothing; of views in each other the inner gives")
  func whoLifts() {
    let drag = DragPhone()
    let phone = drag.phone
    phone.down(1, at: (30, 30))
    phone.move(1, to: (30, 45))
    phone.wait(1)
    phone.up(1)
    #expect(drag.decisions.isEmpty)
    let inner = Giver("I", phone.journal)
    phone.keep(inner)
    let pad = phone.pad("I", (0, 0, 30, 30), in: drag.source)
    pad.addInteraction(inner.interaction)
    drag.lift(at: (10, 10))
    #expect(drag.decisions == ["I 1 lifts 1"])
    phone.up(1)
    inner.texts = []
    drag.lift(at: (10, 10))
    #expect(drag.decisions.suffix(2) == ["I 1 lifts nothing: noItems", "A 1 lifts 1"])
  }

  @Test("V204 the inner of two scrolls no more once something is lifted, unless recognizers are let to")
  func otherRecognizers() {
    let drag = DragPhone()
    let phone = drag.phone
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: drag.source)
    drag.lift()
    phone.move(1, to: (60, 30))
    #expect(phone.heard(by: "pan").isEmpty)
    phone.up(1)
    drag.giver.interaction.allowsSimultaneousRecognitionDuringLift = true
    drag.lift()
    phone.move(1, to: (60, 30))
    #expect(pan.state == .possible || pan.state == .began)
    #expect(drag.decisions.last == "A 1 callsOff")
    phone.up(1)
  }

  @Test("V205 the drag begins when the finger moves on, and the delegate hears of each move")
  func begins() {
    let drag = DragPhone()
    let phone = drag.phone
    drag.lift()
    _ = phone.journal.take()
    phone.move(1, to: (39, 30))
    #expect(drag.heard().isEmpty)
    phone.move(1, to: (41, 30))
    #expect(drag.heard() == ["A has lifted true", "A begins", "A moves"])
    phone.move(1, to: (80, 30))
    #expect(drag.heard() == ["A moves"])
    #expect(drag.giver.session?.location(in: drag.source) == CGPoint(x: 80, y: 30))
    phone.up(1)
    #expect(drag.heard() == ["A will end with cancel", "A puts back one", "A did end with cancel"])
  }

  @Test("V206 a finger that lifts where it was calls the lift off: the items go back, and no drag has been")
  func callsOff() {
    let drag = DragPhone()
    let phone = drag.phone
    drag.lift()
    _ = phone.journal.take()
    phone.up(1)
    #expect(drag.heard() == ["A has lifted false", "A puts back one"])
    #expect(drag.decisions == ["A 1 lifts 1", "A 1 callsOff"])
  }

  @Test("V207 the deepest view takes the drag whose delegate can handle it; each is asked once")
  func deepest() {
    let drag = DragPhone()
    let phone = drag.phone
    let outer = drag.taker("B", (0, 100, 200, 100))
    let inner = drag.taker("C", (0, 0, 100, 100), in: outer.view)
    inner.handles = false
    drag.lift()
    _ = phone.journal.take()
    phone.move(1, to: (50, 150))
    #expect(
      drag.heard().suffix(6) == ["A begins", "A moves", "C is asked", "B is asked", "B enters", "B updates"])
    phone.move(1, to: (60, 150))
    #expect(drag.heard() == ["A moves", "B updates"])
    #expect(drag.decisions.suffix(3) == ["C 1 declines", "B 1 enters", "B 1 proposes copy"])
    phone.up(1)
  }

  @Test(
    "V208 a drag enters, is proposed something with each move, and leaves; a move that is not allowed is forbidden")
  func enters() {
    let drag = DragPhone()
    let phone = drag.phone
    let taker = drag.taker("B", (0, 100, 200, 100))
    taker.operation = .move
    drag.giver.allowsMove = false
    drag.lift()
    _ = phone.journal.take()
    phone.move(1, to: (50, 150))
    phone.move(1, to: (50, 90))
    phone.move(1, to: (50, 120))
    #expect(
      drag.heard() == [
        "A has lifted true", "A begins", "A moves", "B is asked", "B enters", "B updates", "A moves", "B exits",
        "A moves", "B enters", "B updates",
      ])
    #expect(drag.decisions.contains("B 1 proposes forbidden"))
    phone.up(1)
    #expect(
      drag.heard() == [
        "A will end with forbidden", "A puts back one", "B exits", "B is over", "A did end with forbidden",
      ])
  }

  @Test("V208 one drag at a time is over a view, unless it lets several")
  func several() {
    let drag = DragPhone()
    let phone = drag.phone
    let other = Giver("D", phone.journal)
    phone.keep(other)
    phone.pad("D", (100, 0, 60, 60)).addInteraction(other.interaction)
    let taker = drag.taker("B", (0, 100, 200, 100))
    drag.lift()
    drag.lift(2, at: (130, 30))
    phone.move(1, to: (50, 150))
    phone.move(2, to: (150, 150))
    #expect(drag.decisions.filter { $0.contains("enters") } == ["B 1 enters"])
    taker.interaction.allowsSimultaneousDropSessions = true
    phone.move(2, to: (151, 150))
    #expect(drag.decisions.filter { $0.contains("enters") } == ["B 1 enters", "B 2 enters"])
    phone.up(1)
    phone.up(2)
    #expect(drag.decisions.filter { $0.contains("takes") } == ["B 1 takes copy", "B 2 takes copy"])
  }

  @Test("V209 the view gets the items, and everybody hears of the end, in this order")
  func drops() {
    let drag = DragPhone()
    let phone = drag.phone
    let passed = drag.taker("P", (0, 60, 200, 40))
    let taker = drag.taker("B", (0, 100, 200, 100))
    taker.operation = .move
    drag.lift()
    phone.move(1, to: (50, 80))
    phone.move(1, to: (50, 150))
    _ = phone.journal.take()
    phone.up(1)
    #expect(
      drag.heard() == [
        "A will end with move", "B takes [\"one\"]", "B animates one", "B has animated", "B concludes", "P is over",
        "B is over", "A did end with move", "A has given",
      ])
    #expect(passed.session?.localDragSession === drag.giver.session)
    #expect(drag.decisions.suffix(2) == ["B 1 takes move", "A 1 ends move"])
  }

  @Test("V210 nothing is dropped where nobody takes it, where it is refused, or where the finger is lost")
  func refuses() {
    let drag = DragPhone()
    let phone = drag.phone
    let taker = drag.taker("B", (0, 100, 200, 100))
    for operation in [UIDropOperation.cancel, .forbidden] {
      taker.operation = operation
      drag.lift()
      phone.move(1, to: (50, 150))
      phone.up(1)
      #expect(drag.decisions.last == "A 1 ends \(operation)")
    }
    taker.operation = .copy
    drag.lift()
    phone.move(1, to: (50, 150))
    _ = phone.journal.take()
    phone.report(.lose(1))
    #expect(drag.heard().last == "A did end with cancel")
    #expect(!drag.decisions.contains { $0.contains("takes") })
  }

  @Test("V211 another finger's tap on a view that gives items adds them to the drag")
  func adds() {
    let drag = DragPhone()
    let phone = drag.phone
    drag.giver.more = ["two", "three"]
    let taker = drag.taker("B", (0, 100, 200, 100))
    drag.lift()
    phone.move(1, to: (50, 150))
    _ = phone.journal.take()
    phone.tap(at: (20, 20), finger: 2)
    #expect(drag.heard() == ["A adds 2 to make 3", "B updates"])
    phone.up(1)
    #expect(drag.heard().contains("B takes [\"one\", \"two\", \"three\"]"))
    #expect(taker.session?.items.count == 3)
    phone.tap(at: (20, 20), finger: 2)
    #expect(phone.journal.take().suffix(2) == ["A began 2", "A ended 2"])
  }

  @Test("V211 with several drags the delegate says to which one; to none, unless it does")
  func addsToOne() {
    let drag = DragPhone()
    let phone = drag.phone
    let other = Giver("D", phone.journal)
    phone.keep(other)
    phone.pad("D", (100, 0, 60, 60)).addInteraction(other.interaction)
    other.more = ["more"]
    let third = Giver("E", phone.journal)
    phone.keep(third)
    phone.pad("E", (100, 60, 60, 60)).addInteraction(third.interaction)
    third.more = ["more"]
    drag.lift()
    drag.lift(2, at: (130, 30))
    phone.tap(at: (130, 90), finger: 3)
    #expect(drag.heard().contains("E chooses of 2"))
    #expect(drag.giver.session?.items.count == 1)
    third.chooses = { $0.last }
    phone.tap(at: (130, 90), finger: 3)
    #expect(other.session?.items.count == 2)
    #expect(drag.decisions.last == "E 2 adds 1")
  }

  @Test("V212 a menu opens where the finger stays, and goes when it drags")
  func menu() {
    let drag = DragPhone()
    let phone = drag.phone
    let keeper = MenuKeeper()
    phone.keep(keeper)
    drag.source.addInteraction(UIContextMenuInteraction(delegate: keeper))
    drag.lift()
    #expect(phone.hit(150, 150) == "menu")
    #expect(drag.decisions == ["A 1 lifts 1"])
    phone.move(1, to: (30, 60))
    #expect(phone.hit(150, 150) != "menu")
    #expect(drag.decisions == ["A 1 lifts 1", "A 1 begins"])
    phone.up(1)
    drag.lift()
    phone.up(1)
    #expect(phone.hit(150, 150) == "menu")
  }

  @Test("V213 sessions tell the items, what can be loaded of them, and where the finger is")
  func sessions() throws {
    let drag = DragPhone()
    let phone = drag.phone
    let taker = drag.taker("B", (0, 100, 200, 100))
    drag.giver.texts = ["one", "two"]
    var loaded: [String] = []
    taker.whenDropped = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
    drag.lift()
    phone.move(1, to: (50, 150))
    let session = try #require(taker.session)
    #expect(session.location(in: taker.view) == CGPoint(x: 50, y: 50))
    #expect(session.canLoadObjects(ofClass: String.self))
    #expect(!session.canLoadObjects(ofClass: UIImage.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(session.allowsMoveOperation)
    #expect(!session.isRestrictedToDraggingApplication)
    phone.up(1)
    #expect(loaded == ["one", "two"])
    #expect(session.progress.isFinished)
    #expect(session.items.count == 2)
  }

  @Test("V213 of a provider that answers twice the first answer counts")
  func twoAnswers() throws {
    let drag = DragPhone()
    let phone = drag.phone
    let taker = drag.taker("B", (0, 100, 200, 100))
    drag.giver.texts = ["one", "two"]
    drag.giver.provider = { text in
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
        done(Data(text.utf8), nil)
        done(Data("again".utf8), nil)
        return nil
      }
      return provider
    }
    var loaded: [[String]] = []
    taker.whenDropped = { $0.loadObjects(ofClass: String.self) { loaded.append($0) } }
    drag.lift()
    phone.move(1, to: (50, 150))
    phone.up(1)
    #expect(loaded == [["one", "two"]])
    #expect(try #require(taker.session).progress.completedUnitCount == 2)
  }

  @Test("V1089 an attributed string is dropped as itself on who asks for one, and as its text")
  func attributedStrings() {
    let text = NSAttributedString(string: "a", attributes: [.kern: 2.0])
    let provider = NSItemProvider(object: text)
    let (loaded, own) = (Journal(), ObjectIdentifier(text))
    #expect(
      provider.canLoadObject(ofClass: NSAttributedString.self) && provider.canLoadObject(ofClass: String.self))
    provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
      let isOwn = object.map { ObjectIdentifier($0) == own } ?? false
      MainActor.assumeIsolated { if isOwn { loaded.note("itself") } }
    }
    provider.loadObject(ofClass: NSString.self) { object, _ in
      let word = (object as? NSString).map { "\($0)" }
      MainActor.assumeIsolated { loaded.note(word ?? "nothing") }
    }
    NSItemProvider(object: NSString(string: "b")).loadObject(ofClass: NSAttributedString.self) { object, _ in
      let word = (object as? NSAttributedString)?.string
      MainActor.assumeIsolated { loaded.note(word ?? "nothing") }
    }
    #expect(loaded.take() == ["itself", "a", "b"])
  }

  @Test("V1089 one that can be changed is handed on with its attributes, as it is then")
  func mutableStrings() {
    let text = NSMutableAttributedString(string: "a", attributes: [.kern: 2.0])
    nonisolated(unsafe) var loaded: NSAttributedString?
    NSItemProvider(object: text).loadObject(ofClass: NSAttributedString.self) { object, _ in
      loaded = object as? NSAttributedString
    }
    text.append(NSAttributedString(string: "b"))
    #expect(loaded?.string == "a" && loaded?.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    #expect(!NSItemProvider(object: NSString(string: "c")).canLoadObject(ofClass: UIImage.self))
  }

  @Test("V214 a drag that has begun goes on when its view goes; a lift doesn't")
  func viewGoes() {
    let drag = DragPhone()
    let phone = drag.phone
    let taker = drag.taker("B", (0, 100, 200, 100))
    drag.lift()
    drag.source.removeFromSuperview()
    phone.application.endTurn()
    #expect(drag.decisions.last == "A 1 callsOff")
    phone.up(1)
    phone.window.addSubview(drag.source)
    drag.lift()
    phone.move(1, to: (50, 90))
    drag.source.removeFromSuperview()
    phone.move(1, to: (50, 150))
    phone.up(1)
    #expect(drag.decisions.suffix(2) == ["B 1 takes copy", "A 1 ends copy"])
    #expect(taker.session != nil)
  }

  @Test("V214 an application that stops being active loses what its fingers drag")
  func inactive() {
    let drag = DragPhone()
    let phone = drag.phone
    _ = drag.taker("B", (0, 100, 200, 100))
    drag.lift()
    phone.move(1, to: (50, 150))
    phone.application.post(.willResignActive)
    phone.wait(0)
    phone.application.endTurn()
    #expect(drag.decisions.suffix(2) == ["B 1 leaves", "A 1 ends cancel"])
  }
}

private final class MenuKeeper: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
  }
}

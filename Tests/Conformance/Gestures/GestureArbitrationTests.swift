import Foundation
import HeadlessUIKit
import Testing

/// Group G: who recognizes where several could.
@MainActor struct GestureArbitrationTests {
  /// Two recognizers on one view; the first one recognizes with the first move.
  private func pair(_ phone: Phone) -> (a: Probe, b: Probe) {
    let pad = phone.pad("V", (0, 0, 100, 100))
    let pair = (a: phone.probe("A", on: pad), b: phone.probe("B", on: pad))
    pair.a.moved = { probe, _, _ in probe.state = .began }
    return pair
  }

  private func move(_ phone: Phone) {
    phone.down(1, at: (10, 10))
    phone.move(1, to: (11, 10))
  }

  @Test("G30, G33 who recognizes first fails the others")
  func oneOnly() {
    let phone = Phone.forGestures()
    let (a, b) = pair(phone)
    move(phone)
    #expect(a.state == .began)
    #expect(phone.decisions(of: b) == ["failed prevented by A"])
    #expect(!phone.journal.take().contains("B acts failed"))
  }

  @Test("G30 two fingers on two views recognize beside each other (ours)")
  func separateTouches() {
    let phone = Phone.forGestures()
    let (left, right) = (phone.pad("L", (0, 0, 100, 100)), phone.pad("R", (100, 0, 100, 100)))
    phone.add(UIPanGestureRecognizer(), "left", to: left)
    phone.add(UIPanGestureRecognizer(), "right", to: right)
    phone.report(.down(1, at: (10, 10)), .down(2, at: (110, 10)))
    phone.report(.move(1, to: (30, 10)), .move(2, to: (130, 10)))
    #expect(phone.heard(by: "left", "right") == ["left began", "right began"])
  }

  @Test("G30 a recognizer that comes to an active one's touches later is prevented as well (ours)")
  func lateComer() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    phone.tap(at: (50, 10), finger: 2)
    #expect(phone.decisions(of: tap) == ["failed prevented by pan", "failed prevented by pan"])
  }

  @Test("G31 true from either delegate allows both; false from one forbids nothing")
  func simultaneous() {
    for (first, second) in [(true, false), (false, true), (true, true)] {
      let phone = Phone.forGestures()
      let (a, b) = pair(phone)
      let (judgeA, judgeB) = (Judge(), Judge())
      (a.delegate, b.delegate) = (judgeA, judgeB)
      judgeA.allowsBoth = { _, _ in first }
      judgeB.allowsBoth = { _, _ in second }
      b.moved = { probe, _, _ in probe.state = .began }
      move(phone)
      #expect(a.state == .began && b.state == .began, "\(first) \(second)")
    }
  }

  @Test("G32 prevented iff canPrevent and canBePrevented say yes and neither delegate says both")
  func truthTable() {
    for bits in 0..<16 {
      let phone = Phone.forGestures()
      let (a, b) = pair(phone)
      let (canPrevent, canBePrevented) = (bits & 1 != 0, bits & 2 != 0)
      let (aSaysBoth, bSaysBoth) = (bits & 4 != 0, bits & 8 != 0)
      a.prevents = { _ in canPrevent }
      b.yields = { _ in canBePrevented }
      let (judgeA, judgeB) = (Judge(), Judge())
      (a.delegate, b.delegate) = (judgeA, judgeB)
      judgeA.allowsBoth = { _, _ in aSaysBoth }
      judgeB.allowsBoth = { _, _ in bSaysBoth }
      move(phone)
      let prevented = canPrevent && canBePrevented && !aSaysBoth && !bSaysBoth
      #expect(phone.decisions(of: b) == (prevented ? ["failed prevented by A"] : []), "\(bits)")
    }
  }

  @Test("G34 delegates are asked about both where recognizing would block the other, and only there")
  func askedForPairs() {
    let phone = Phone.forGestures()
    let (a, b) = pair(phone)
    let (judgeA, judgeB) = (Judge(), Judge())
    (a.delegate, b.delegate) = (judgeA, judgeB)
    move(phone)
    #expect(judgeA.asked.filter { $0.hasPrefix("both") } == ["both A B"])
    #expect(judgeB.asked.filter { $0.hasPrefix("both") } == ["both B A"])
    let other = Phone.forGestures()
    let (c, d) = pair(other)
    let judge = Judge()
    (c.delegate, d.delegate) = (judge, judge)
    c.prevents = { _ in false }
    move(other)
    #expect(judge.asked.filter { $0.hasPrefix("both") } == [])
  }

  @Test("G35 the question is asked across views (ours)")
  func acrossViews() {
    let phone = Phone.forGestures()
    let outer = phone.pad("O", (0, 0, 100, 100))
    let inner = phone.pad("I", (0, 0, 50, 50), in: outer)
    let (a, b) = (phone.probe("A", on: inner), phone.probe("B", on: outer))
    let judge = Judge()
    b.delegate = judge
    judge.allowsBoth = { _, _ in true }
    for probe in [a, b] { probe.moved = { probe, _, _ in probe.state = .began } }
    move(phone)
    #expect(a.state == .began && b.state == .began)
  }

  @Test("G36 shouldBegin is asked when it would recognize; false fails it")
  func shouldBegin() {
    let phone = Phone.forGestures()
    let (a, _) = pair(phone)
    let judge = Judge()
    a.delegate = judge
    judge.begins = { _ in false }
    phone.down(1, at: (10, 10))
    #expect(!judge.asked.contains("begin A"))
    phone.move(1, to: (11, 10))
    #expect(judge.asked.filter { $0 == "begin A" }.count == 1)
    #expect(phone.decisions(of: a) == ["failed delegateSaysNo"])
  }

  @Test("G37, G102 asked are the hit view, whose touch it would take, and the recognizer's own; true by default")
  func viewsAreAsked() {
    let phone = Phone.forGestures()
    let outer = Gate("outer", phone.journal)
    let middle = Gate("middle", phone.journal)
    let inner = Gate("inner", phone.journal)
    phone.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: outer)
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "asks", "tap") == ["asks inner", "asks outer", "tap ended"])
    inner.answer = false
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "asks", "tap") == ["asks inner"])
    #expect(phone.decisions(of: tap).last == "failed inner says no")
    #expect(UIView().gestureRecognizerShouldBegin(tap))
  }

  @Test("G37 one that leaves touches in views alone does not ask the hit view: it recognizes over a button")
  func hitViewIsNotAsked() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pad.addSubview(button)
    button.addAction(UIAction { _ in phone.journal.note("button pressed") }, for: .touchUpInside)
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "tap", "button") == ["button pressed"])
    tap.cancelsTouchesInView = false
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "tap", "button").sorted() == ["button pressed", "tap ended"])
  }

  @Test("G102 a button keeps its veto where a view in it is hit")
  func controlAroundIsAsked() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pad.addSubview(button)
    let badge = phone.pad("badge", (0, 0, 20, 20), in: button)
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    phone.tap(at: (10, 10))
    #expect(phone.hit(10, 10) == "badge" && badge.superview === button)
    #expect(phone.heard(by: "tap") == [] && phone.decisions(of: tap).last?.contains("says no") == true)
  }

  @Test("G102 a cell that says no to all but its own pan lets its table scroll, unless it is hit itself")
  func cellOfOnePan() {
    for (hitsContent, offset) in [(true, CGFloat(40)), (false, 0)] {
      let phone = Phone.forGestures()
      let (table, source) = (UITableView(frame: phone.window.bounds), PanningCells())
      (source.hitsContent, table.dataSource, table.rowHeight) = (hitsContent, source, 40)
      phone.window.addSubview(table)
      table.layoutIfNeeded()
      phone.drag(from: (100, 150), to: (100, 100), steps: 5)
      #expect(table.contentOffset.y == offset)
    }
  }

  @Test("G37, L12 a view that is the delegate as well is asked once")
  func viewAsDelegate() {
    let phone = Phone.forGestures()
    let gate = Gate("gate", phone.journal)
    phone.window.addSubview(gate)
    phone.add(UITapGestureRecognizer(), "tap", to: gate).delegate = gate
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "asks") == ["asks gate"])
  }

  @Test("G38 require(toFail:): it waits until the other fails, then takes its transition")
  func requiresFailure() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let single = phone.add(UITapGestureRecognizer(), "single", to: pad)
    let double = phone.add(UITapGestureRecognizer(), "double", to: pad)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    phone.tap(at: (10, 10))
    #expect(single.state == .possible)
    #expect(phone.decisions(of: single) == ["waits for double"])
    phone.wait(0.34)
    #expect(phone.heard(by: "single") == [])
    phone.wait(0.02)
    #expect(phone.heard(by: "single") == ["single ended"])
    #expect(phone.decisions(of: double) == ["failed noFurtherTap(within: 0.35)"])
  }

  @Test("G38 one that waits goes on at once where a third one's recognizing fails whom it waits for")
  func freedByAThird() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let (a, b, c) = (phone.probe("A", on: pad), phone.probe("B", on: pad), phone.probe("C", on: pad))
    a.require(toFail: b)
    a.yields = { _ in false }
    a.began = { probe, _, _ in probe.state = .began }
    c.moved = { probe, _, _ in probe.state = .began }
    move(phone)
    #expect(a.state == .began && c.state == .began)
    #expect(phone.decisions(of: b) == ["failed prevented by C"])
  }

  @Test("G33 who is prevented together with the one that it waits for doesn't recognize in between")
  func preventedTogether() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let (b, a, c) = (phone.probe("B", on: pad), phone.probe("A", on: pad), phone.probe("C", on: pad))
    a.require(toFail: b)
    a.began = { probe, _, _ in probe.state = .began }
    c.moved = { probe, _, _ in probe.state = .began }
    move(phone)
    #expect(phone.journal.take().filter { $0.hasPrefix("A acts") } == [])
    #expect(b.state == .possible && c.state == .began)
    #expect(phone.decisions(of: a) == ["waits for B", "failed prevented by C"])
  }

  @Test("G38 when the other one recognizes, who waits for its failure fails")
  func requirementRecognizes() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let single = phone.add(UITapGestureRecognizer(), "single", to: pad)
    let double = phone.add(UITapGestureRecognizer(), "double", to: pad)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    phone.tap(at: (10, 10))
    phone.wait(0.15)
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "single", "double") == ["double ended"])
    #expect(phone.decisions(of: single) == ["waits for double", "failed double recognized"])
  }

  @Test("G38 a pan that waits for a swipe begins with all of its way when the swipe fails")
  func panWaitsForSwipe() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 200, 200))
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    let swipe = phone.add(UISwipeGestureRecognizer(), "swipe", to: pad)
    pan.require(toFail: swipe)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (10, 30))
    phone.move(1, to: (10, 50))
    #expect(pan.state == .possible)
    phone.move(1, to: (10, 70))
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 50))
  }

  @Test(
    "G38 a pan that the swipe's failure frees before it hears of the same move begins before it changes or ends")
  func beginsInTheEventThatFreesIt() {
    let phone = Phone.forGestures()
    let (pad, other) = (phone.pad("V", (0, 0, 200, 100)), phone.pad("W", (0, 100, 200, 100)))
    let double = phone.add(UITapGestureRecognizer(), "double", to: pad)
    double.numberOfTapsRequired = 2
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    pan.require(toFail: double)
    let swipe = phone.add(UISwipeGestureRecognizer(), "swipe", to: other)
    let press = phone.add(UILongPressGestureRecognizer(), "press", to: other)
    press.minimumPressDuration = 0
    press.require(toFail: swipe)
    phone.drag(from: (10, 10), to: (130, 10), steps: 2)
    #expect(phone.heard(by: "pan") == ["pan began", "pan changed", "pan ended"])
    phone.tap(at: (10, 110))
    #expect(phone.heard(by: "press") == ["press began", "press ended"])
  }

  @Test("G38 what ended while it waited is told in order, each with its action (ours)")
  func endedWhileWaiting() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 200, 200))
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    let swipe = phone.add(UISwipeGestureRecognizer(), "swipe", to: pad)
    pan.require(toFail: swipe)
    phone.drag(from: (10, 10), to: (30, 10), steps: 1)
    #expect(phone.heard(by: "pan") == ["pan began", "pan ended"])
  }

  @Test("G39 dynamic requirements: both directions, by delegates and by subclasses; asked once in an attempt")
  func dynamicRequirements() {
    for way in 0..<4 {
      let phone = Phone.forGestures()
      let (a, b) = pair(phone)
      let (judgeA, judgeB) = (Judge(), Judge())
      (a.delegate, b.delegate) = (judgeA, judgeB)
      switch way {
      case 0: judgeA.requires = { $0 === a && $1 === b }
      case 1: judgeB.isRequired = { $0 === b && $1 === a }
      case 2: a.requires = { $0 === b }
      default: b.isRequiredBy = { $0 === a }
      }
      move(phone)
      phone.move(1, to: (12, 10))
      #expect(a.state == .possible, "\(way)")
      b.state = .failed
      #expect(a.state == .began, "\(way)")
      #expect(judgeA.asked.filter { $0 == "require A B" }.count <= 1)
      #expect(judgeB.asked.filter { $0 == "required B A" }.count <= 1)
    }
  }

  @Test("G40 two that wait for each other both fail, and that is told (ours)")
  func circle() {
    let phone = Phone.forGestures()
    let (a, b) = pair(phone)
    a.require(toFail: b)
    b.require(toFail: a)
    move(phone)
    #expect(phone.decisions(of: a) == ["failed requires itself through A B"])
    #expect(phone.decisions(of: b) == ["failed requires itself through A B"])
    #expect(!phone.journal.take().contains { $0.contains("acts") })
  }

  @Test("G41, G42 a tap doesn't prevent one of more taps: both fire, the single one first")
  func singleAndDouble() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let double = phone.add(UITapGestureRecognizer(), "double", to: pad)
    double.numberOfTapsRequired = 2
    let single = phone.add(UITapGestureRecognizer(), "single", to: pad)
    #expect(!single.canPrevent(double) && double.canPrevent(single))
    phone.tap(at: (10, 10))
    phone.wait(0.15)
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "single", "double") == ["single ended", "double ended"])
  }

  @Test("G43, S20 between equals who begins first wins, and in one event the deepest")
  func deepestWins() {
    let phone = Phone.forGestures()
    let outer = phone.pad("O", (0, 0, 200, 200))
    let inner = phone.pad("I", (0, 0, 100, 100), in: outer)
    phone.add(UIPanGestureRecognizer(), "outer", to: outer)
    phone.add(UIPanGestureRecognizer(), "inner", to: inner)
    phone.drag(from: (10, 10), to: (50, 10), steps: 2)
    #expect(phone.heard(by: "outer", "inner") == ["inner began", "inner changed", "inner ended"])
    phone.drag(2, from: (150, 150), to: (110, 150), steps: 2)
    #expect(phone.heard(by: "outer", "inner") == ["outer began", "outer changed", "outer ended"])
  }

  @Test("K28 a plain control has no veto: an ancestor's tap takes the touch from it")
  func customControl() {
    let phone = Phone.forGestures()
    let pad = phone.pad("P", (0, 0, 200, 200))
    let control = TestControl((0, 0, 100, 100), phone.journal)
    pad.addSubview(control)
    phone.add(UITapGestureRecognizer(), "tap", to: pad)
    phone.tap(at: (10, 10))
    let heard = phone.journal.take()
    #expect(heard.contains("tap ended") && heard.contains("touchCancel") && !heard.contains("touchUpInside"))
  }

  @Test("K27 a recognizer on the control itself prevents the action")
  func onTheControl() {
    let phone = Phone.forGestures()
    let control = TestControl((0, 0, 100, 100), phone.journal)
    phone.window.addSubview(control)
    phone.add(UITapGestureRecognizer(), "tap", to: control)
    phone.tap(at: (10, 10))
    let heard = phone.journal.take()
    #expect(heard.contains("tap ended") && !heard.contains("touchUpInside"))
  }

  @Test("L11 a subclass's own delegate method counts only where the conforming class declares it")
  func staticWitness() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: pad)
    let (deaf, declared) = (SubclassedDelegate(), SubclassedDeclared())
    tap.delegate = deaf
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "tap") == ["tap ended"])
    tap.delegate = declared
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "tap") == [])
  }

  @Test("L11 a cell's subclass overrides what a recognizer asks it, and is heard")
  func cellAsDelegate() {
    let phone = Phone.forGestures()
    let cell = SwipeCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(cell)
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: cell)
    let other = phone.add(UITapGestureRecognizer(), "other", to: cell)
    tap.delegate = cell
    phone.tap(at: (10, 10))
    #expect(phone.heard(by: "tap", "other") == ["tap ended", "other ended"])
    cell.receives = false
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.heard(by: "tap", "other") == ["other ended"])
    #expect(other.delegate == nil)
  }
}

/// Overrides what UIKit's cells have as recognizers' delegates.
private final class SwipeCell: UITableViewCell {
  var receives = true
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

private final class Gate: UIView, UIGestureRecognizerDelegate {
  var answer = true
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal.note("asks \(name)")
    return answer
  }
}

private class PlainDelegate: NSObject, UIGestureRecognizerDelegate {}
private final class SubclassedDelegate: PlainDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private class DeclaringDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
private final class SubclassedDeclared: DeclaringDelegate {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A table's rows that pan by a recognizer of their own, and forbid every other one.
private final class PanningCells: NSObject, UITableViewDataSource {
  var hitsContent = true
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = PanningCell()
    cell.contentView.isUserInteractionEnabled = hitsContent
    return cell
  }
}
private final class PanningCell: UITableViewCell {
  private lazy var own = UIPanGestureRecognizer()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    own.delegate = self
    addGestureRecognizer(own)
  }
  required init?(coder: NSCoder) { nil }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === own else { return false }
    let velocity = own.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }
}

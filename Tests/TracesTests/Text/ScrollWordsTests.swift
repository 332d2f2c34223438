import Testing
import Traces

@Suite struct ScrollWordsTests {
  private func line(_ step: ScrollStep, frame: Int? = 2) -> String {
    TraceLine(TraceEntry(frame: frame, time: 0.08, subject: "home/list", event: .scroll(step))).description
  }

  private func tail(_ step: ScrollStep) -> String {
    let line = line(step)
    #expect(line.hasPrefix("2  80     home/list            "))
    return String(line.dropFirst(31))
  }

  @Test func `a held touch, and why it is released`() {
    #expect(line(.held(finger: 0)) == "2  80     home/list            touch held       0")
    #expect(
      line(.released(finger: 0, .timeIsUp), frame: nil) == "-  80     home/list            touch released   0")
    #expect(tail(.released(finger: 1, .lifted)) == "touch released   1  lifted")
    #expect(tail(.released(finger: 1, .withAnother)) == "touch released   1  another one lifted")
    #expect(tail(.released(finger: 1, .willNotScroll)) == "touch released   1  it does not scroll")
  }

  @Test func `a refused drag says who keeps the finger, or what is missing`() {
    #expect(
      tail(.refused(fingers: [0], .touchesShouldCancelSaidNo(view: "home/list/save")))
        == "scroll refused   0  save keeps it: touchesShouldCancel(in:) said no")
    #expect(
      tail(.refused(fingers: [0, 2], .cannotCancel(view: "home/list/row1")))
        == "scroll refused   0 2  row1 keeps it: canCancelContentTouches is off")
    #expect(
      tail(.refused(fingers: [0], .nothingToScroll(.horizontal)))
        == "scroll refused   0  nothing to scroll horizontally")
  }

  @Test func `offsets and speeds are told to the tenth`() {
    let (here, there) = (Point(x: 0, y: 0), Point(x: 76.2861, y: 190.7152))
    #expect(tail(.began(at: here, lock: nil)) == "scroll began     from 0,0")
    #expect(tail(.began(at: here, lock: .vertical)) == "scroll began     from 0,0, vertical only")
    #expect(tail(.moved(from: here, to: there)) == "scrolled         0,0 → 76.3,190.7")
    #expect(
      tail(.ended(at: there, velocity: Point(x: 0, y: 1200.04)))
        == "scroll ended     at 76.3,190.7, with 0,1200 pt/s")
    #expect(tail(.ended(at: there, velocity: here)) == "scroll ended     at 76.3,190.7")
    #expect(tail(.jumped(from: there, to: here)) == "jumped           76.3,190.7 → 0,0")
  }

  @Test func `where content goes by itself, who says so, and what ended it`() {
    let place = Point(x: 0, y: 402.34)
    #expect(tail(.decelerates(to: place, .speed)) == "decelerates      to 0,402.3")
    #expect(tail(.decelerates(to: place, .page)) == "decelerates      to 0,402.3, a page")
    #expect(tail(.decelerates(to: place, .delegate)) == "decelerates      to 0,402.3, chosen by its delegate")
    #expect(tail(.animates(to: place)) == "animates         to 0,402.3")
    #expect(tail(.cameToRest(at: place, .arrived)) == "came to rest     at 0,402.3")
    #expect(tail(.cameToRest(at: place, .touched)) == "came to rest     at 0,402.3, stopped by a finger")
    #expect(tail(.cameToRest(at: place, .interrupted)) == "came to rest     at 0,402.3, interrupted")
  }

  @Test func `a drag's steps fold into one, from the first place to the last, unless somebody else moved it`() {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    for (frame, (from, to)) in [(2, (0.0, 3.0)), (3, (3, 7)), (4, (7, 9.5)), (5, (0, 1))] {
      sink.receive(
        TraceEntry(
          frame: frame, time: Double(frame) / 100, subject: "list",
          event: .scroll(.moved(from: Point(x: 0, y: from), to: Point(x: 0, y: to)))))
    }
    sink.flush()
    #expect(
      lines == [
        "2  20     list                 scrolled         0,0 → 0,9.5, x3 to 4",
        "5  50     list                 scrolled         0,0 → 0,1",
      ])
  }

  @Test func `every refusal bears its rule`() {
    #expect(ScrollStep.Refusal.nothingToScroll(.vertical).rule == "S25")
    #expect(GestureReason.nothingToScroll.rule == "S25" && GestureReason.willNotScroll.rule == "S12")
    #expect(ScrollStep.Refusal.cannotCancel(view: "a").rule == "S11")
    let handing = ScrollStep.Refusal.handsOver(.horizontal, to: "home/pager")
    #expect(handing.rule == "S59")
    #expect(
      tail(.refused(fingers: [0], handing)).hasSuffix("at its end, leaves it to pager to scroll horizontally"))
    #expect(ScrollStep.Refusal.touchesShouldCancelSaidNo(view: "a").rule == "S10")
    #expect(Reason.stopsScrolling(view: "a").rule == "S19")
    #expect(Reason.touchesShouldNotBegin(view: "a").rule == "S8")
  }
}

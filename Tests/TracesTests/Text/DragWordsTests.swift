import Testing
import Traces

struct DragWordsTests {
  private func line(_ what: DragStep.What) -> String {
    TraceLine(
      TraceEntry(frame: 20, time: 0.304, subject: "home/photo", event: .drag(DragStep(what, finger: 1)))
    ).description
  }

  @Test func `a step tells the finger, and what it is about`() {
    #expect(line(.lifted(items: 1)) == "20 304    home/photo           lifted           1  1 item")
    #expect(line(.lifted(items: 2)).hasSuffix("lifted           1  2 items"))
    #expect(line(.began).hasSuffix("drag began       1"))
    #expect(line(.proposed(.move)).hasSuffix("drop proposed    1  move"))
    #expect(line(.taken(.copy)).hasSuffix("drop taken       1  copy"))
    let (row, place) = (ListStep.Place(section: 0, item: 2), ListStep.Place(section: 1, item: 0))
    #expect(line(.reordered(from: row, to: place)).hasSuffix("reordered        1  0-2 → 1-0"))
    #expect(line(.reordered(from: row, to: row)).hasSuffix("reordered        1  0-2 stays"))
  }

  @Test func `what is not lifted says why`() {
    #expect(line(.notLifted(.notEnabled)).hasSuffix("not lifted       1  dragging is not enabled"))
    #expect(line(.notLifted(.noItems)).hasSuffix("not lifted       1  its delegate gave no items"))
  }

  @Test func `every step bears a rule of group V`() {
    let steps: [DragStep.What] = [
      .lifted(items: 1), .began, .calledOff, .declined, .entered, .taken(.copy), .ended(.cancel), .added(items: 1),
      .springLoaded, .reordered(from: .init(section: 0, item: 0), to: .init(section: 0, item: 1)),
    ]
    #expect(
      steps.map { DragStep($0, finger: 0).rule } == [
        "V204", "V205", "V206", "V207", "V208", "V209", "V210", "V211", "V219", "V217",
      ])
  }
}

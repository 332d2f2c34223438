import Testing
import Traces

struct ListWordsTests {
  private func line(_ step: ListStep) -> String {
    TraceLine(TraceEntry(frame: 20, time: 0.304, subject: "home/list", event: .list(step))).description
  }

  private let place = ListStep.Place(section: 0, item: 14)

  @Test func `items are told by section and number`() {
    #expect(line(.selected(place)) == "20 304    home/list            selected         0-14")
    #expect(line(.deselected(place)) == "20 304    home/list            deselected       0-14")
  }

  @Test func `a refusal says whose it is`() {
    #expect(line(.refused(place, .notAllowed)).hasSuffix("not selected     0-14  selection is not allowed"))
    #expect(
      line(.refused(place, .shouldHighlightSaidNo))
        .hasSuffix("not selected     0-14  its delegate's shouldHighlight said no"))
    #expect(
      line(.refused(place, .deselectionSaidNo))
        .hasSuffix("stays selected   0-14  its delegate kept it from being deselected"))
  }

  @Test func `every step bears a rule of group V`() {
    let refusals: [ListStep.Refusal] = [
      .notAllowed, .shouldHighlightSaidNo, .selectionSaidNo, .deselectionSaidNo,
    ]
    let rules = [ListStep.selected(place), .deselected(place)].map(\.rule) + refusals.map(\.rule)
    #expect(rules == ["V3", "V10", "V4", "V5", "V7", "V8"])
  }
}

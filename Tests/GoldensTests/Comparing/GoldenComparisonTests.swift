import Testing
import Traces

@testable import Goldens

@Suite struct GoldenComparisonTests {
  @Test func `a trace without a golden is missing one, and is kept to become one`() {
    let comparison = GoldenComparison.of(Press.onRow, against: nil)
    guard case .missing = comparison.verdict else {
      Issue.record("\(comparison.verdict)")
      return
    }
    #expect(
      comparison.actual.description == """
        golden 1
        log    press-raised-part.touchlog
        stage  raised-tab-bar
        rules  1

        #  ms     subject              what             detail
        1  0      window               hit              home/list/row14
        -  150    home/list/row14      touch began      0  195,749
        -  150    home/list            touch began      0  from row14, taken
        11 160    home/list/row14      touch moved      0  x9 to 19
        11 160    home/list            touch moved      0  x9 to 19, from row14, taken
        20 304    home/list/row14      touch ended      0
        20 304    home/list            touch ended      0  from row14, taken

        """)
    #expect(comparison.lineCount == 7)
  }

  @Test func `the same trace matches, and keeps no text of its own`() throws {
    let comparison = try GoldenComparison.of(Press.onRow, against: .of(Press.onRow))
    guard case .matches = comparison.verdict else {
      Issue.record("\(comparison.verdict)")
      return
    }
    #expect(comparison.lineCount == 7)
    #expect(comparison.actual.rest.isEmpty)
    #expect(try comparison.actual.description == Golden.of(Press.onRow).description)
  }

  @Test func `every single entry that is left out, doubled or changed is found`() throws {
    let golden = try Golden.of(Press.onRow)
    for index in Press.onRow.indices {
      var (less, more, other) = (Press.onRow, Press.onRow, Press.onRow)
      less.remove(at: index)
      more.insert(Press.onRow[index], at: index)
      other[index].subject += "x"
      for entries in [less, more, other] {
        #expect(GoldenComparison.of(entries, against: golden).difference != nil, "entry \(index)")
      }
    }
  }

  @Test func `a trace that ends early differs where the golden goes on`() throws {
    let comparison = try GoldenComparison.of(Press.onRow.dropLast(), against: .of(Press.onRow))
    let first = try #require(comparison.difference?.first)
    #expect(first.golden == "20 304    home/list            touch ended      0  from row14, taken")
    #expect(first.actual == nil)
    #expect(first.sentence == "home/list: touch ended did not happen.")
  }

  @Test func `a trace that goes on after the golden's end differs there`() throws {
    let comparison = try GoldenComparison.of(Press.onRow, against: .of(Press.onRow.dropLast()))
    let first = try #require(comparison.difference?.first)
    #expect(first.golden == nil)
    #expect(first.actual == "20 304    home/list            touch ended      0  from row14, taken")
    #expect(first.entry?.entry == Press.onRow.last)
  }

  @Test func `the first divergence keeps its entry typed, with the walk`() throws {
    let first = try #require(Difference.example().first)
    #expect(first.place == "frame 1 (0 ms)")
    #expect(first.entry?.entry == Press.onRow.first)
    #expect(first.lastHit == Press.onRow.first)
  }

  @Test func `what is written is the trace, also after a divergence`() throws {
    let golden = try Golden.of(Press.onRow)
    var entries = Press.onRow
    entries[4] = Press.entry(11, .note("other"), of: "home")
    let comparison = GoldenComparison.of(entries, against: golden)
    #expect(comparison.difference != nil)
    #expect(try comparison.actual.description == Golden.of(entries).description)
    #expect(comparison.actual.common.count > 0, "the lines before it are shared with the golden")
  }

  @Test func `another header differs, also where every line matches`() throws {
    let header = GoldenHeader(log: Press.header.log, stage: "raised-tab-bar-fixed", level: "locate")
    let comparison = try GoldenComparison.of(Press.onRow, against: .of(Press.onRow), header: header)
    let difference = try #require(comparison.difference)
    #expect(difference.first == nil)
    #expect(
      difference.header == [
        Difference.HeaderChange(golden: "stage  raised-tab-bar", actual: "stage  raised-tab-bar-fixed"),
        Difference.HeaderChange(golden: nil, actual: "level  locate"),
      ])
  }

  @Test func `an empty trace matches an empty golden and differs from any other`() throws {
    let empty = try Golden.of([])
    guard case .matches = GoldenComparison.of([], against: empty).verdict else {
      Issue.record("an empty golden")
      return
    }
    #expect(GoldenComparison.of(Press.onRow, against: empty).difference?.added == 7)
    #expect(try GoldenComparison.of([], against: .of(Press.onRow)).difference?.removed == 7)
  }

  @Test func `a golden without its last line end still matches`() throws {
    let golden = try Golden(Array(Golden.of(Press.onRow).description.utf8.dropLast()))
    guard case .matches = GoldenComparison.of(Press.onRow, against: golden).verdict else {
      Issue.record("differs")
      return
    }
  }

  @Test func `lines that begin alike are not taken for each other`() throws {
    let short = [Press.entry(1, .note("a"), of: "home")]
    let long = [Press.entry(1, .note("ab"), of: "home")]
    #expect(try GoldenComparison.of(short, against: .of(long)).difference != nil)
    #expect(try GoldenComparison.of(long, against: .of(short)).difference != nil)
  }
}

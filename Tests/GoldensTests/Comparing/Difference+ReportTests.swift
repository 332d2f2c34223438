import Testing
import Traces

@testable import Goldens

@Suite struct DifferenceReportTests {
  @Test func `a touch that went elsewhere is told with its cause and the next commands`() throws {
    let difference = try Difference.example()
    #expect(
      difference.report(
        title: "raised-tab-bar-fixed/press-raised-part", log: "press.touchlog",
        meant: "replay accept press.touchlog") == """
          raised-tab-bar-fixed/press-raised-part differs, first in frame 1 (0 ms)
            The touch at 195,749 went to home/list/row14 instead of home/tabBar/centerButton.
          - 1  0      window               hit              home/tabBar/centerButton, answered by tabBar
          + 1  0      window               hit              home/list/row14
            Why: tabBar is in front but the point is 12 pt above its bounds 0,0 390x83 (H9), so centerButton was never asked (H11).
                 The golden's hit was tabBar's own answer; it gives none now.
            Follows from it: 12 later lines (6 gone, 6 new).
            All: replay explain press.touchlog
            Meant: replay accept press.touchlog

          """)
  }

  @Test func `the whole difference is hunks of lines that went and came`() throws {
    var entries = Press.onRow
    entries[entries.count - 2].subject = "home/list/row15"
    let difference = try #require(try GoldenComparison.of(entries, against: .of(Press.onRow)).difference)
    #expect(
      difference.description == """
          11 160    home/list/row14      touch moved      0  x9 to 19
          11 160    home/list            touch moved      0  x9 to 19, from row14, taken
        - 20 304    home/list/row14      touch ended      0
        + 20 304    home/list/row15      touch ended      0
          20 304    home/list            touch ended      0  from row14, taken

        """)
    #expect(difference.headline == "differs, first in frame 20 (304 ms)")
    #expect(difference.follows == nil)
  }

  @Test func `changes far apart are hunks of their own`() throws {
    let entries = (1...30).map { Press.entry($0, .note("n"), of: "home") }
    var other = entries
    other[4].event = .note("m")
    other[9].event = .note("m")
    other[20].event = .note("m")
    var limits = Difference.Limits()
    limits.hunks = 2
    let golden = try Golden.of(entries)
    let difference = try #require(GoldenComparison.of(other, against: golden, limits: limits).difference)
    #expect(difference.hunks.map(\.lines.count) == [12, 6])
    #expect(difference.hunkCount == 2)
    #expect((difference.removed, difference.added) == (3, 3))
    limits.hunks = 1
    limits.lines = 4
    let shorter = try #require(GoldenComparison.of(other, against: golden, limits: limits).difference)
    #expect(
      shorter.description == """
          3  32     home                 note             n
          4  48     home                 note             n
        - 5  64     home                 note             n
        + 5  64     home                 note             m
          and 8 more lines
        ...
        and 1 more place

        """)
  }

  @Test func `a header that changed is told line by line`() throws {
    let header = GoldenHeader(log: Press.header.log, stage: "another")
    let comparison = try GoldenComparison.of(Press.onRow, against: .of(Press.onRow), header: header)
    #expect(
      comparison.difference?.report(title: "press", log: nil, meant: nil) == """
        press differs in its header
        - stage  raised-tab-bar
        + stage  another

        """)
  }

  @Test func `a trace without an ending is counted as following`() throws {
    let difference = try #require(try GoldenComparison.of([], against: .of(Press.onRow)).difference)
    #expect(difference.follows == "Follows from it: 6 later lines (6 gone, 0 new).")
    #expect(difference.first?.sentence == "window: hit did not happen.")
  }

  @Test func `a diff that ran out of steps says so`() throws {
    let golden = try Golden.of((1...40).map { Press.entry(1, .note("a\($0 % 7)"), of: "home") })
    var limits = Difference.Limits()
    limits.steps = 3
    let other = (1...40).map { Press.entry(1, .note("a\($0 % 5)"), of: "home") }
    let difference = try #require(GoldenComparison.of(other, against: golden, limits: limits).difference)
    #expect(!difference.isExact)
    #expect(difference.follows?.hasPrefix("Follows from it: up to ") == true)
  }

  @Test func `the same difference reads the same each time`() throws {
    let texts = try (0..<5).map { _ in try Difference.example().report(title: "t", log: "l", meant: "m") }
    #expect(Set(texts).count == 1)
  }

  @Test func `other thresholds are said before anything that follows from them`() throws {
    func header(_ value: String) -> GoldenHeader {
      GoldenHeader(log: "a", stage: "b", constants: [GoldenHeader.Constant(name: "tapMovement", value: value)])
    }
    let golden = try Golden(header: header("20"), lines: ["1  0      stage                note             tapped"])
    let comparison = GoldenComparison(golden: golden, header: header("30"))
    comparison.receive(Press.entry(1, .note("n"), of: "stage"))
    let difference = try #require(comparison.finish().difference)
    #expect(
      difference.report(title: "tap", log: nil, meant: nil).hasPrefix(
        """
        tap differs in its header, then in frame 1 (0 ms)
          Other thresholds than the golden's: tapMovement.
        - const  tapMovement 20
        + const  tapMovement 30
        """))
  }
}

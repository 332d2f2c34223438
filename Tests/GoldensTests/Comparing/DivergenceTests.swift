import Testing
import Traces

@testable import Goldens

@Suite struct DivergenceTests {
  func divergence(_ golden: [TraceEntry], _ actual: [TraceEntry]) throws -> Divergence {
    try #require(try GoldenComparison.of(actual, against: .of(golden)).difference?.first)
  }

  @Test func `the same call that came out otherwise says so`() throws {
    let taken = [Press.entry(2, Press.call(.touchesEnded, .taken), of: "home")]
    let passed = [Press.entry(2, Press.call(.touchesEnded, .passed), of: "home")]
    #expect(try divergence(taken, passed).sentence == "home: touch ended came out otherwise.")
  }

  @Test func `another thing in its place names both`() throws {
    let ended = [Press.entry(2, Press.call(.touchesEnded), of: "home/list")]
    let cancelled = [Press.entry(2, Press.call(.touchesCancelled), of: "home/list")]
    #expect(
      try divergence(ended, cancelled).sentence
        == "home/list: touch cancelled came where home/list: touch ended was expected.")
  }

  @Test func `a thing more is told as new`() throws {
    #expect(
      try divergence([], [Press.entry(2, .note("n"), of: "home")]).sentence == "home: note was not in the golden.")
  }

  @Test func `a timer's place is its time`() throws {
    let first = try divergence([Press.entry(nil, .note("n"), of: "home", at: 0.15)], [])
    #expect(first.place == "150 ms")
  }

  @Test func `a hit that came to nothing, or from nothing, names nobody`() throws {
    let nothing = [Press.entry(1, .hit(Hit(finger: 0, point: Press.point, view: nil)), of: "window")]
    let row = [Press.onRow[0]]
    #expect(
      try divergence(row, nothing).sentence == "The touch at 195,749 went to nobody instead of home/list/row14.")
    #expect(
      try divergence(nothing, row).sentence == "The touch at 195,749 went to home/list/row14 instead of nobody.")
    #expect(try divergence(nothing, row).reasons.isEmpty)
  }

  @Test func `the same view with another answerer is told apart`() throws {
    let own = Hit(finger: 0, point: Press.point, view: "home/b", answeredBy: "home")
    let plain = Hit(finger: 0, point: Press.point, view: "home/b")
    let first = try divergence(
      [Press.entry(1, .hit(own), of: "window")], [Press.entry(1, .hit(plain), of: "window")])
    #expect(
      first.sentence
        == "The touch at 195,749 went to home/b as before, answered by the view itself instead of home.")
  }

  @Test(arguments: ["home", nil])
  func `the same hit at another time is told by its times`(answerer: String?) throws {
    func hit(at time: Double) -> [TraceEntry] {
      let hit = Hit(finger: 0, point: Press.point, view: "home/b", answeredBy: answerer)
      return [Press.entry(1, .hit(hit), of: "window", at: time)]
    }
    #expect(
      try divergence(hit(at: 0.7), hit(at: 0.71)).sentence
        == "The touch at 195,749 went to home/b as before, at 710 ms instead of 700 ms.")
  }

  @Test func `lines that differ alike have one likeness, whenever they come`() throws {
    func likeness(_ view: String, at time: Double) throws -> Fingerprint {
      let old = [Press.entry(1, .note("old"), of: view, at: time)]
      let new = [Press.entry(1, .note("new"), of: view, at: time)]
      return try #require(try GoldenComparison.of(new, against: .of(old)).difference).likeness
    }
    let first = try likeness("home/list", at: 0)
    #expect(try likeness("home/list", at: 123_456.7) == first)
    #expect(try likeness("home/lists", at: 0) != first)
  }

  @Test func `a line that somebody broke is told as such`() throws {
    let text = try Golden.of([]).description + "what is this\n"
    let comparison = try GoldenComparison.of([], against: Golden(Array(text.utf8)))
    #expect(comparison.difference?.headline == "differs, first in a line that no trace has")
    #expect(comparison.difference?.first?.sentence == "The golden has a line that no trace has.")
  }
}

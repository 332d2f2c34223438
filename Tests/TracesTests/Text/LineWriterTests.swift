import Testing

@testable import Traces

@Suite struct LineWriterTests {
  @Test func `a column starts at its stop, or a gap after what ran past it`() {
    var writer = LineWriter()
    writer.words("ab")
    writer.column(at: 4, gap: 1)
    writer.words("c")
    writer.column(at: 5, gap: 2)
    writer.words("d")
    #expect(writer.text == "ab  c  d")
  }

  @Test func `columns count from the start of their own line`() {
    var writer = LineWriter()
    writer.words("a long line before")
    writer.endLine()
    writer.name("ä")
    writer.column(at: 3, gap: 1)
    writer.words("b")
    #expect(writer.text == "a long line before\nä  b")
  }

  @Test func `lines begin alike whether they are kept in mind or not`() {
    let kept = LineBeginning()
    let plain = LineWriter()
    var (one, other) = (LineWriter(after: kept), LineWriter(after: kept))
    let times: [(Int?, Double)] = [
      (1, 0), (1, 0), (1, 0.0167), (nil, 0.0167), (nil, 0.0167), (12345, 98.7654), (2, .nan), (2, .nan), (1, 0),
    ]
    for (place, (frame, time)) in times.enumerated() {
      for writer in [place % 2 == 0 ? one : other, plain] {
        var writer = writer
        writer.removeAll()
        writer.beginning(frame: frame, time: time)
        writer.name("view")
        writer.column(at: 20, gap: 1)
      }
      #expect((place % 2 == 0 ? one : other).text == plain.text)
    }
    one.redacted = [.times]
    (one.keepsFields, other.keepsFields) = (false, true)
    one.removeAll()
    one.beginning(frame: 1, time: 0)
    #expect(one.text == "1  *      ")
    other.removeAll()
    other.beginning(frame: 1, time: 0)
    #expect(other.fields.map(\.range) == [3..<4])
  }

  @Test func `an emptied writer begins anew`() {
    var writer = LineWriter()
    writer.words("something")
    writer.column(at: 20, gap: 1)
    writer.removeAll()
    writer.column(at: 2, gap: 0)
    writer.integer(7)
    #expect(writer.text == "  7")
  }

  @Test func `a column may start far away`() {
    var writer = LineWriter()
    writer.words("a")
    writer.column(at: 200, gap: 1)
    writer.words("b")
    #expect(writer.text == "a" + String(repeating: " ", count: 199) + "b")
  }

  @Test(arguments: [
    ("home/list/row", "home/list", "row"), ("home/list", "home/list", "home/list"), ("home", "home/list", "home"),
    ("home/listing/row", "home/list", "home/listing/row"), ("other/row", "home", "other/row"),
    ("ä/\u{1B}[2J", "ä", #"\u{1B}[2J"#), ("a/ b", "a", #"\u{20}b"#), ("a/", "a", "a/"), ("", "", #""""#),
  ])
  func `a name is seen from a path that it is below`(name: String, path: String, expected: String) {
    var writer = LineWriter()
    writer.name(name, in: path)
    #expect(writer.text == expected)
  }

  @Test func `a name seen from a path has its numbers redacted, too`() {
    var writer = LineWriter()
    writer.redacted = [.views]
    writer.name("list2/row14", in: "list2")
    #expect(writer.text == "row*")
  }
}

import Testing
import Traces

@testable import Goldens

/// A form that is no more: its header called the stage a scene, and its lines had the time first.
@Suite struct GoldenFormsTests {
  static let forms = GoldenForms(newest: 1, steps: [0: renew])

  @Sendable static func renew(_ lines: [String]) -> [String] {
    guard let gap = lines.firstIndex(of: "") else { return lines }
    let header = lines[..<gap].map { $0.hasPrefix("scene  ") ? "stage  " + $0.dropFirst(7) : $0 }
    let body = lines[gap...].dropFirst(2).map { line in
      guard let space = line.firstIndex(of: " "), let second = line[space...].firstIndex(where: { $0 != " " })
      else {
        return line
      }
      let rest = line[second...]
      let frame = rest.prefix { $0 != " " }
      let time = line[..<space]
      return "\(frame)  \(time)" + String(repeating: " ", count: 7 - time.count)
        + rest.dropFirst(frame.count)
        .drop { $0 == " " }
    }
    return header + ["", TraceLine.heading] + body
  }

  static let old = """
    golden 0
    log    press.touchlog
    scene  raised-tab-bar
    rules  1

    #  time
    0  1  home                 note             a
    16  2  home                 note             b

    """

  static let new = """
    golden 1
    log    press.touchlog
    stage  raised-tab-bar
    rules  1

    #  ms     subject              what             detail
    1  0      home                 note             a
    2  16     home                 note             b

    """

  let entries = [Press.entry(1, .note("a"), of: "home"), Press.entry(2, .note("b"), of: "home")]
  let header = GoldenHeader(log: "press.touchlog", stage: "raised-tab-bar")

  func read(_ text: String) throws -> Golden {
    try Golden(Array(text.utf8), file: "press.golden", forms: Self.forms)
  }

  @Test func `a golden of an older form is read in the newest`() throws {
    let golden = try read(Self.old)
    #expect(golden.version == 0)
    #expect(golden.isOfOldForm)
    #expect(golden.header == header)
    #expect(golden.description == Self.new)
    #expect(try !read(Self.new).isOfOldForm)
  }

  @Test func `it is held against traces as every other is`() throws {
    let same = try GoldenComparison.of(entries, against: read(Self.old), header: header)
    #expect(same.difference == nil)
    #expect(same.isOfOldForm)
    #expect(same.actual.description == Self.new, "what would be written is in the newest form")
    var other = entries
    other[1].event = .note("c")
    let first = try GoldenComparison.of(other, against: read(Self.old), header: header).difference?.first
    #expect(first?.golden == "2  16     home                 note             b")
  }

  @Test func `accepting one writes it in the newest form`() throws {
    let pieces = try read(Self.old).acceptedPieces
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == Self.new)
  }

  @Test func `several steps follow each other`() throws {
    let forms = GoldenForms(
      newest: 1, steps: [-1: { $0.map { $0.replacing("SCENE", with: "scene") } }, 0: Self.renew])
    let oldest = Self.old.replacing("golden 0", with: "golden -1").replacing("scene", with: "SCENE")
    #expect(try Golden(Array(oldest.utf8), file: nil, forms: forms).description == Self.new)
  }

  @Test func `a form that nobody knows is told, before anything else that is wrong with it`() throws {
    let newer = Array("golden 9\r\n<<<<<<< HEAD\n".utf8)
    let error = #expect(throws: GoldenError.self) { try Golden(newer.filter { $0 != 0x0D }, file: "a.golden") }
    #expect(
      error?.description
        == "a.golden:1 was made by a newer version (golden 9, this one reads up to golden 1); update Touchstone")
    #expect(throws: GoldenError(.missing(line: "golden 1"), file: "a.golden", line: 1)) {
      try Golden(Array(Self.old.utf8), file: "a.golden")
    }
  }

  @Test func `goldens from before headers told leniency are of the first form still`() throws {
    let golden = try Golden(Array(Self.new.utf8))
    #expect(golden.header.leniency == .none)
    #expect(!golden.isOfOldForm)
  }

  @Test func `a form is spelled in one way, and one of very many digits is a newer one`() throws {
    for spelling in ["+1", "01", "1 ", "one", "-0"] {
      #expect(throws: GoldenError(.missing(line: "golden 1"), file: "a.golden", line: 1)) {
        try Golden(Array(Self.new.replacing("golden 1", with: "golden \(spelling)").utf8), file: "a.golden")
      }
    }
    let many = Self.new.replacing("golden 1", with: "golden 99999999999999999999")
    #expect(throws: GoldenError(.newerVersion(.max, reads: 1), file: "a.golden", line: 1)) {
      try Golden(Array(many.utf8), file: "a.golden")
    }
  }
}

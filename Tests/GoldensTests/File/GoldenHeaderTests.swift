import Testing

@testable import Goldens

@Suite struct GoldenHeaderTests {
  @Test func `a header with level and constants reads back`() throws {
    let constants = [
      GoldenHeader.Constant(name: "longPress", value: "0.6"),
      GoldenHeader.Constant(name: "touch slop", value: "a b"),
    ]
    let header = GoldenHeader(
      log: "a\nb  c", stage: #"back\slash"#, rules: 2, level: "locate", constants: constants)
    let golden = try Golden(header: header, lines: [])
    #expect(golden.header == header)
    #expect(
      golden.description.hasPrefix(
        """
        golden 1
        log    a\\nb \\u{20}c
        stage  back\\\\slash
        rules  2
        level  locate
        const  longPress 0.6
        const  touch-slop a b

        #
        """))
  }

  @Test func `touches of a test name the test, and no log`() throws {
    let header = GoldenHeader(.test, log: "PressTests/press", stage: "desk")
    let golden = try Golden(header: header, lines: [])
    #expect(golden.header == header)
    #expect(golden.description.hasPrefix("golden 1\ntest   PressTests/press\nstage  desk\n"))
    let both = golden.description.replacing("stage ", with: "log    x\nstage ")
    #expect(throws: GoldenError.self) { try Golden(Array(both.utf8)) }
  }

  @Test func `no two headers that differ print the same`() {
    let headers = [
      GoldenHeader(log: "a", stage: "b"), GoldenHeader(log: "a", stage: "b", rules: 2),
      GoldenHeader(.test, log: "a", stage: "b"), GoldenHeader(log: "a", stage: "b", level: "call"),
      GoldenHeader(log: "a\nstage  b", stage: "b"),
      GoldenHeader(log: "a", stage: "b", constants: [GoldenHeader.Constant(name: "level", value: "call")]),
    ]
    #expect(Set(headers.map(\.description)).count == headers.count)
  }
}

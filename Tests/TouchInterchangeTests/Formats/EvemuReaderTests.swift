import Testing
import TouchInterchange
import TouchLogs

@Suite struct EvemuReaderTests {
  @Test func `comments, carriage returns and a byte order mark are no matter`() throws {
    let text = "\u{FEFF}# EVEMU 1.3\r\n" + touchScreen.replacing("\n", with: "\r\n")
    let events =
      "E: 0.000001 0003 0039 0003\t# EV_ABS / ABS_MT_TRACKING_ID   3\r\nE: 0.000001 0003 0035 0340\r\n"
      + "E: 0.000001 0003 0036 0242\r\nE: 0.000001 0000 0000 0000\t# --- SYN_REPORT (0) --- +0ms\r\n"
      + "E: 0.095573 0003 0039 -001\r\nE: 0.095573 0000 0000 0000\r\n"
    let tap = try imported(text + events)
    #expect(tap.format == .evemu)
    #expect(sketch(tap.log) == ["0: 0+340,242", "0.096: 0-340,242"])
    #expect(tap.log.frames.map(\.time) == [0.000001, 0.095573])
    #expect(tap.notes.isEmpty)
  }

  @Test func `an unreadable line is told by its number and what was expected`() throws {
    let text = touchScreen + "E: 1.0 0003 0039 1\nE: 1.0 0003 zz 1\nrubbish\nA: 35\nE: nan 0003 0035 1\n"
    let tap = try imported(
      text + "E: 1.0 0003 0035 99999999999\nE: 1.0 0003 0035 10\nE: 1.0 0003 0036 20\nE: 1.0 0000 0000 0\n",
      as: .evemu)
    let lines = tap.notes.filter { if case .unreadableLine = $0.finding { true } else { false } }
    #expect(
      lines.map(\.description) == [
        "line 10 was left out: expected E: seconds type code value",
        "line 11 was left out: expected a line of evemu, such as E: 1.5 0003 0035 100",
        "line 12 was left out: expected A: code minimum maximum fuzz flat resolution",
        "line 13 was left out: expected E: seconds type code value",
        "line 14 was left out: expected E: seconds type code value",
      ])
    #expect(sketch(tap.log) == ["1: 0+10,20", "1: 0x10,20"])
  }

  @Test func `many unreadable lines are counted, not listed`() throws {
    let rubbish = String(repeating: "rubbish\n", count: 100)
    let tap = try imported(
      rubbish + touchScreen + evemuLines("0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0"), as: .evemu)
    #expect(tap.notes.filter { if case .unreadableLine = $0.finding { true } else { false } }.count == 8)
    #expect(tap.count(.moreUnreadableLines) == 92)
  }

  @Test func `the slot that was chosen before is read from the comments`() throws {
    let comments = "#     Event code 47 (ABS_MT_SLOT)\n#       Value      3\n#       Min        0\n"
    let events =
      "0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 002f 0\n0003 0039 2\n0003 0035 30\n0003 0036 40\n@ 1.1\n"
      + "0003 002f 3\n0003 0039 -1\n@ 1.2"
    let two = try imported(comments + touchScreen + evemuLines(events), as: .evemu)
    #expect(sketch(two.log) == ["1: 0+10,20", "1.1: 0=10,20 1+30,40", "1.2: 0-10,20 1=30,40", "1.2: 1x30,40"])
    #expect(two.notes.map(\.finding) == [.stillDown])
  }

  @Test func `a device that never touches is no recording of touches`() {
    #expect(throws: ImportError.noTouch(.evemu)) { try evemu("0001 0110 1\n@ 1.0\n0001 0110 0\n@ 1.1") }
    #expect(throws: ImportError.noTouch(.evemu)) { try imported("", as: .evemu) }
  }

  @Test func `a report at a time that no clock has is left out`() throws {
    let read = try evemu(
      "0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n0003 0035 11\n@ 1e308\n0003 0039 -1\n@ 2.0")
    #expect(sketch(read.log) == ["1: 0+10,20", "2: 0-11,20"])
    #expect(read.count(.incompleteEvent) == 1)
  }
}

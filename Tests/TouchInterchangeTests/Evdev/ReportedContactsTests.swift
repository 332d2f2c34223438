import Testing
import TouchInterchange
import TouchLogs

@Suite struct ReportedContactsTests {
  @Test func `ids tell fingers apart, whatever their order`() throws {
    let two = try evemu(
      """
      0003 0039 5
      0003 0035 10
      0003 0036 20
      0000 0002 0
      0003 0039 6
      0003 0035 30
      0003 0036 40
      0000 0002 0
      @ 1.0
      0003 0039 6
      0003 0035 31
      0003 0036 40
      0000 0002 0
      0003 0039 5
      0003 0035 10
      0003 0036 20
      0000 0002 0
      @ 1.1
      0003 0039 6
      0003 0035 31
      0003 0036 40
      0000 0002 0
      @ 1.2
      0000 0002 0
      @ 1.3
      """)
    #expect(
      sketch(two.log) == ["1: 0+10,20 1+30,40", "1.1: 0=10,20 1>31,40", "1.2: 0-10,20 1=31,40", "1.3: 1-31,40"])
    #expect(two.notes.isEmpty)
  }

  @Test func `without ids fingers go on from the nearest`() throws {
    let crossing = try evemu(
      """
      0003 0035 10
      0003 0036 20
      0000 0002 0
      0003 0035 100
      0003 0036 20
      0000 0002 0
      @ 1.0
      0003 0035 98
      0003 0036 20
      0000 0002 0
      0003 0035 12
      0003 0036 20
      0000 0002 0
      @ 1.1
      0003 0035 97
      0003 0036 20
      0000 0002 0
      @ 1.2
      0001 014a 0
      @ 1.3
      """)
    #expect(
      sketch(crossing.log) == [
        "1: 0+10,20 1+100,20", "1.1: 0>12,20 1>98,20", "1.2: 0-12,20 1>97,20", "1.3: 1-97,20",
      ])
    #expect(crossing.count(.matchedByNearness) == 3)
  }

  @Test func `a report without contacts changes nothing unless the screen is released`() throws {
    let quiet = try evemu("0003 0035 10\n0003 0036 20\n0000 0002 0\n@ 1.0\n0004 0004 1\n@ 1.1\n0001 014a 0\n@ 1.2")
    #expect(sketch(quiet.log) == ["1: 0+10,20", "1.2: 0-10,20"])
  }

  @Test func `a contact of no size is lifted`() throws {
    let old = try evemu(
      "0003 0035 10\n0003 0036 20\n0003 0030 5\n0000 0002 0\n@ 1.0\n0003 0035 10\n0003 0036 20\n0003 0030 0\n0000 0002 0\n@ 1.1"
    )
    #expect(sketch(old.log) == ["1: 0+10,20", "1.1: 0-10,20"])
  }

  @Test func `a part that is never closed counts as one`() throws {
    let open = try evemu(
      "0003 0035 10\n0003 0036 20\n0000 0002 0\n@ 1.0\n0003 0035 11\n0003 0036 20\n@ 1.1\n0000 0002 0\n@ 1.2")
    #expect(sketch(open.log) == ["1: 0+10,20", "1.1: 0>11,20", "1.2: 0-11,20"])
  }
}

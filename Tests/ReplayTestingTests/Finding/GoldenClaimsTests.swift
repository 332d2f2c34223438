import Testing

@testable import ReplayTesting

struct GoldenClaimsTests {
  func place(_ line: UInt) -> TestPlace { TestPlace(fileID: "T/T.swift", file: "/T.swift", line: line, column: 1) }

  @Test func `one assertion may ask for its golden again`() throws {
    let claims = GoldenClaims()
    try claims.claim("/a.golden", by: place(1))
    try claims.claim("/a.golden", by: place(1))
    try claims.claim("/b.golden", by: place(2))
  }

  @Test func `two assertions can't share one, and each is told of the other`() throws {
    let claims = GoldenClaims()
    try claims.claim("/a.golden", by: place(1))
    let error = #expect(throws: GoldenClaimError.self) { try claims.claim("/a.golden", by: self.place(2)) }
    #expect(
      error?.description
        == "the golden /a.golden is also asked for in /T.swift:1; give each a name of its own with 'named:'")
  }

  @Test func `names that differ only in case are one file on some disks`() throws {
    let claims = GoldenClaims()
    try claims.claim("/Tap.golden", by: place(1))
    let error = #expect(throws: GoldenClaimError.self) { try claims.claim("/tap.golden", by: self.place(1)) }
    #expect(
      error?.description.contains("/tap.golden and /Tap.golden, which is asked for in /T.swift:1, are ") == true)
  }

  @Test func `a function's name is the default, without what it is called with`() throws {
    #expect(try DefaultName.of("testPress()") == "testPress")
    #expect(try DefaultName.of("press(at:)") == "press")
    #expect(try DefaultName.of("`a finger lands`()") == "a finger lands")
  }

  @Test func `two assertions on one line are two`() throws {
    let claims = GoldenClaims()
    try claims.claim("/a.golden", by: place(1))
    let second = TestPlace(fileID: "T/T.swift", file: "/T.swift", line: 1, column: 40)
    let error = #expect(throws: GoldenClaimError.self) { try claims.claim("/a.golden", by: second) }
    #expect(error?.description.contains("is also asked for in /T.swift:1;") == true)
  }

  @Test func `brackets in a test's name belong to it`() throws {
    #expect(try DefaultName.of("tap (left)()") == "tap (left)")
    #expect(try DefaultName.of("tap (right)(at:)") == "tap (right)")
  }
}

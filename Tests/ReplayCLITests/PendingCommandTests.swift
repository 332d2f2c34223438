import Foundation
import Testing
import TouchLogs

/// The review without a terminal: `pending`, `accept`, `reject` and `review`.
struct PendingCommandTests {
  /// Three recordings of the same press: two whose golden named a view otherwise, one that had another view hit.
  func desk() async throws -> Desk {
    let desk = try Desk()
    for name in ["a", "b", "c"] { try await desk.record(as: "raised/\(name)") }
    for name in ["a", "b"] { try desk.edit("raised/\(name).golden", "row14", "line14") }
    try desk.edit("raised/c.golden", "touch ended", "touch cancelled")
    #expect(try await Tool.run("verify", "raised", in: desk).code == 1)
    return desk
  }

  @Test func `alike changes are one group, with the commands that decide on it`() async throws {
    let desk = try await desk()
    let run = try await Tool.run("pending", "raised", in: desk)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("1 golden: changed behaviour; 2 goldens: one view renamed\n\n"))
    #expect(run.output.contains("  raised/a.golden\n  raised/b.golden\n  home/list/line14 → home/list/row14"))
    #expect(run.output.hasSuffix("\nNext: replay review raised\n"))
  }

  @Test func `without a terminal, review says the same as pending`() async throws {
    let desk = try await desk()
    let review = try await Tool.run("review", "raised", in: desk)
    #expect(review.code == 0)
    let pending = try await Tool.run("pending", "raised", in: desk).output
    #expect(pending == review.output + "Next: replay review raised\n", "it doesn't send people to itself")
  }

  @Test func `new goldens are one group only where they say the same`() async throws {
    let desk = try await desk()
    for name in ["a", "b", "c"] { try FileManager.default.removeItem(at: desk.url("raised/\(name).golden")) }
    let other = Finger().tap(at: CGPoint(x: 20, y: 100)).log(stage: "raised-tab-bar")
    try desk.write(try other.bytes(), to: "raised/c.touchlog")
    #expect(try await Tool.run("verify", "raised", in: desk).code == 1)
    let run = try await Tool.run("pending", "raised", in: desk)
    #expect(run.output.hasPrefix("3 goldens: new\n\n"))
    #expect(run.output.contains("  raised/a.golden\n  raised/b.golden\n  There is no golden yet; "))
    #expect(run.output.contains("1 golden: new\n  raised/c.golden\n  There is no golden yet; "))
  }

  @Test func `a group is accepted as one, and nothing else is`() async throws {
    let desk = try await desk()
    let id = try await id(of: "renamed", in: desk)
    let run = try await Tool.run("accept", "--group", id, "raised", in: desk)
    #expect(run.code == 0)
    #expect(run.output == "accepted raised/a.golden\naccepted raised/b.golden\nNext: replay verify raised\n")
    #expect(desk.has("raised/c.golden.new"))
    #expect(try desk.text("raised/a.golden").contains("row14"))
    #expect(try !desk.text("raised/a.golden").contains("why "))
  }

  @Test func `a group is named by four digits of its id, and not by its number in the list`() async throws {
    let desk = try await desk()
    let id = try await id(of: "renamed", in: desk)
    let short = try await Tool.run("accept", "--group", String(id.prefix(3)), "raised", in: desk)
    #expect(short.code == 64 && short.errors.contains("at least its first 4 digits"), "\(short.errors)")
    #expect(try await Tool.run("accept", "--group", "1", "raised", in: desk).code == 64)
    #expect(try await Tool.run("accept", "--group", String(id.prefix(4)), "raised", in: desk).code == 0)
  }

  @Test func `how much times changed is told, the largest first`() async throws {
    let desk = try Desk()
    for name in ["a", "b"] { try await desk.record(as: "raised/\(name)") }
    try desk.edit("raised/a.golden", "2  80 ", "2  81 ")
    try desk.edit("raised/b.golden", "2  80 ", "2  5080 ")
    #expect(try await Tool.run("verify", "raised", in: desk).code == 1)
    let run = try await Tool.run("pending", "raised", in: desk)
    #expect(
      run.output.contains("  raised/b.golden\n  raised/a.golden\n  times by 1 ms to 5 s, most in raised/b.golden. ")
    )
    let groups = try #require(try await listing(in: desk)["groups"] as? [[String: Any]])
    let changes = try #require(groups.first?["changes"] as? [String: [String: Double]])
    #expect(changes["most"]?["milliseconds"] == 5000 && changes["least"]?["milliseconds"] == 1)
  }

  @Test func `a group is rejected as one`() async throws {
    let desk = try await desk()
    let run = try await Tool.run("reject", "--group", try await id(of: "behaviour", in: desk), "raised", in: desk)
    #expect(run.output == "rejected raised/c.golden\n")
    #expect(!desk.has("raised/c.golden.new"))
    #expect(desk.has("raised/a.golden.new"))
  }

  @Test func `JSON has a schema version, and a group's facts`() async throws {
    let desk = try await desk()
    let listing = try await listing(in: desk)
    #expect(listing["schemaVersion"] as? Int == 1)
    #expect(listing["count"] as? Int == 3)
    let groups = try #require(listing["groups"] as? [[String: Any]])
    #expect(groups.map { $0["kind"] as? String } == ["behaviour", "renamed"])
    #expect(groups.map { ($0["goldens"] as? [String])?.count } == [1, 2])
    #expect(
      groups.last?["renamings"] as? [[String: String]] == [["old": "home/list/line14", "new": "home/list/row14"]])
  }

  @Test func `goldens of newer rules are accepted apart from all others`() async throws {
    let desk = try await desk()
    try desk.edit("raised/c.golden.new", "rules  1\n", "rules  2\n")
    let run = try await Tool.run("accept", "--rules", "raised", in: desk)
    #expect(run.output.hasPrefix("accepted raised/c.golden\n"))
    #expect(desk.has("raised/a.golden.new"))
    #expect(try await Tool.run("accept", "--rules", "raised", in: desk).code == 4)
  }

  @Test func `a group that isn't there is said, and exits with 4`() async throws {
    let run = try await Tool.run("accept", "--group", "zzzz", "raised", in: try await desk())
    #expect(run.code == 4)
    #expect(run.errors == "replay: no group 'zzzz' is pending in raised; `replay pending` lists those that are\n")
  }

  @Test func `where nothing waits, pending says so, and the others exit with 4`() async throws {
    let desk = try Desk()
    try await desk.record()
    #expect(try await Tool.run("pending", in: desk).output == "Nothing is pending.\n")
    for verb in ["review", "accept", "reject"] { #expect(try await Tool.run(verb, "raised", in: desk).code == 4) }
  }

  func listing(in desk: Desk) async throws -> [String: Any] {
    let run = try await Tool.run("pending", "--json", "raised", in: desk)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  func id(of kind: String, in desk: Desk) async throws -> String {
    let groups = try #require(try await listing(in: desk)["groups"] as? [[String: Any]])
    return try #require(groups.first { $0["kind"] as? String == kind }?["id"] as? String)
  }
}

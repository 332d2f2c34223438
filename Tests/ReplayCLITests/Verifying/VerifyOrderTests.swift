import Testing

@testable import ReplayCLI

struct VerifyOrderTests {
  @Test func `a command line of paths does what it does by way of the parser`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "taken", "passed on")
    let plain = try await Tool.run("verify", "raised/press.touchlog", in: desk)
    let parsed = try await Tool.run("verify", "raised/press.touchlog", "--progress", "auto", in: desk)
    #expect(plain.code == 1)
    #expect(parsed.code == 1)
    #expect(plain.errors == parsed.errors)
    // The last line has the time that it took.
    #expect(plain.output.split(separator: "\n").dropLast() == parsed.output.split(separator: "\n").dropLast())
    #expect(try desk.text("raised/press.golden.new").contains("taken"))
  }

  @Test func `paths are taken as they are`() {
    #expect(VerifyOrder(plain: ["verify", "a", "b c"])?.selection.paths == ["a", "b c"])
  }

  @Test(arguments: [["verify"], ["verify", "a", "--list"], ["verify", "-"], ["show", "a"], []])
  func `everything else is left to the parser`(arguments: [String]) {
    #expect(VerifyOrder(plain: arguments) == nil)
  }
}

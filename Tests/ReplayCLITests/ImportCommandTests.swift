import Foundation
import Testing
import TouchLogs

struct ImportCommandTests {
  private static let table = "time,x,y,phase\n0,10,20,began\n0.1,30,40,moved\n0.2,30,40,ended\n"

  @Test func `a recording of another tool becomes a log, and what was assumed is on standard error`() async throws {
    let desk = try Desk()
    try desk.write(Self.table, to: "t.csv")
    let run = try await Tool.run(
      "import", "t.csv", "--screen", "100x200@2", "--stage", "raised-tab-bar", "-o", "t.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(run.output == "wrote t.touchlog: 3 frames, 3 samples, read as csv.   Next: replay info t.touchlog\n")
    #expect(run.errorLines.allSatisfy { $0.hasPrefix("note: ") })
    let log = try TouchLog(reading: desk.url("t.touchlog"))
    #expect(log.about.stage == "raised-tab-bar")
    #expect(log.about.screen.description == "100x200@2")
  }

  @Test func `what is no recording is said with the file's name, and nothing is written`() async throws {
    let desk = try Desk()
    try desk.write("hello", to: "t.csv")
    let run = try await Tool.run("import", "t.csv", "-o", "t.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: t.csv: the recording's format is not known from its content; "))
    #expect(!desk.has("t.touchlog"))
  }

  @Test func `an existing log is not written over`() async throws {
    let desk = try Desk()
    try desk.write(Self.table, to: "t.csv")
    try await desk.record(as: "t")
    let before = try desk.listing()
    let run = try await Tool.run("import", "t.csv", "-o", "t.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(try desk.listing() == before)
  }

  @Test(arguments: [("--screen", "wide"), ("--range", "0..1"), ("--format", "html")])
  func `a value that means nothing is a usage error`(option: String, value: String) async throws {
    let run = try await Tool.run("import", "t.csv", option, value, "-o", "t.touchlog", in: try Desk())
    #expect(run.code == 64)
  }

  @Test func `why there is no touch in a recording is told`() async throws {
    let desk = try Desk()
    try desk.write("time;x;y\n0;1.5.2;2\n", to: "t.csv")
    let run = try await Tool.run("import", "t.csv", "-o", "x.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(run.errorLines.first?.hasPrefix("note: ") == true, "\(run.errors)")
    #expect(run.errorLines.last?.contains("has no touch in it") == true, "\(run.errors)")
    #expect(!desk.has("x.touchlog"))
  }
}

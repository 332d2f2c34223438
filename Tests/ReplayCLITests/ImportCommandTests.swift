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

  @Test(arguments: [("--screen", "wide"), ("--range", "0..1"), ("--format", "html"), ("--turn", "round")])
  func `a value that means nothing is a usage error`(option: String, value: String) async throws {
    let run = try await Tool.run("import", "t.csv", option, value, "-o", "t.touchlog", in: try Desk())
    #expect(run.code == 64)
  }

  @Test func `a device that was held sideways is turned`() async throws {
    let desk = try Desk()
    try desk.write("time_s,x,y,phase\n0,0,100,began\n0.1,10,100,ended\n", to: "t.csv")
    let run = try await Tool.run("import", "t.csv", "--turn", "right", "-o", "t.touchlog", in: desk)
    #expect(run.code == 0, "\(run.errors)")
    let log = try TouchLog(reading: desk.url("t.touchlog"))
    #expect(log.about.screen.description == "844x390@3")
    #expect(log.frames.flatMap(\.samples).map(\.location) == [CGPoint(x: 744, y: 0), CGPoint(x: 744, y: 10)])
  }

  @Test func `few places of which nothing tells the range are refused, with the option that does`() async throws {
    let desk = try Desk()
    try desk.write("time_s,x,y,phase\n0,5400,960,began\n0.1,5450,960,ended\n", to: "t.csv")
    let run = try await Tool.run("import", "t.csv", "-o", "t.touchlog", in: desk)
    #expect(run.code == 2 && !desk.has("t.touchlog"))
    #expect(
      run.errors.hasPrefix("replay: t.csv: nothing says what the positions run through, ")
        && run.errors.contains("--range, as 0..1079,0..1919"), "\(run.errors)")
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

import Foundation
import Testing
import TouchLogs

struct ExportCommandTests {
  @Test func `a log becomes another tool's recording, and comes back`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "t.touchlog")
    let run = try await Tool.run("export", "t.touchlog", "--format", "evemu", "-o", "t.events", in: desk)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "wrote t.events: 2 frames, 2 samples as evemu\n")
    let back = try await Tool.run("import", "t.events", "-o", "back.touchlog", in: desk)
    #expect(back.code == 0, "\(back.errors)")
    #expect(try TouchLog(reading: desk.url("back.touchlog")).frames == Desk.press.frames)
  }

  @Test func `without a file it is printed, and what is lost is on standard error`() async throws {
    let desk = try Desk()
    var log = Desk.press
    log.frames.append(Frame(time: 0.08, content: .mark("here")))
    try desk.write(try log.bytes(), to: "t.touchlog")
    let run = try await Tool.run("export", "t.touchlog", "--format", "csv", in: desk)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("time_s,finger,phase,x,y,tapCount,touchType\n0,0,began,195,749,1,direct\n"))
    #expect(run.errors == "note: marks are left out (1): csv has no place for them\n")
  }

  @Test func `what was written is counted without what was left out`() async throws {
    let desk = try Desk()
    var log = Desk.press
    log.frames.append(Frame(time: 0.08, content: .mark("here")))
    log.stopTime = 0.5
    try desk.write(try log.bytes(), to: "t.touchlog")
    let run = try await Tool.run("export", "t.touchlog", "--format", "csv", "-o", "t.csv", in: desk)
    #expect(run.output == "wrote t.csv: 2 frames, 2 samples as csv\n")
    #expect(run.errors.contains("note: the time at which recording stopped is left out: csv has no place for it\n"))
  }

  @Test func `a format that nobody knows is a usage error, and a log without touches could not be run`()
    async throws
  {
    let desk = try Desk()
    try desk.write(try TouchLog().bytes(), to: "t.touchlog")
    #expect(try await Tool.run("export", "t.touchlog", "--format", "html", in: desk).code == 64)
    let run = try await Tool.run("export", "t.touchlog", "--format", "evemu", in: desk)
    #expect(run.code == 2)
    #expect(run.errors == "replay: t.touchlog: the log has no touch in it, and evemu tells of nothing else\n")
  }
}

import Foundation
import Testing
import TouchLogs

struct RepairCommandTests {
  /// What is left when a recorder dies after so many taps: a log and its journal.
  private func die(after taps: Int, in desk: Desk, as name: String = "x.touchlog") throws -> [Frame] {
    let frames = (0..<taps).flatMap { number in
      Finger(at: Double(number)).tap(at: CGPoint(x: 195, y: 749)).frames
    }
    var writer = try JournaledWriter(desk.url(name), about: LogDescription(stage: "raised-tab-bar"))
    for frame in frames { try writer.append(frame) }
    return frames
  }

  @Test func `a recording whose recorder died is saved, journal and all`() async throws {
    let desk = try Desk()
    let frames = try die(after: 3, in: desk)
    let run = try await Tool.run("repair", "x.touchlog", "-o", "y.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output == """
        x.touchlog: its recorder died, or it was cut
        saved 6 frames that were in no block yet
        wrote y.touchlog: 6 frames, 6 samples
        Next: replay info y.touchlog

        """)
    #expect(try TouchLog(reading: desk.url("y.touchlog")).frames == frames)
    #expect(desk.has("x.touchlog.journal"))
    let info = try await Tool.run("info", "x.touchlog", in: desk)
    #expect(info.output.contains("\njournal   6 frames of these, which are in no block yet\n"))
  }

  @Test func `in place, the log is replaced and its journal removed`() async throws {
    let desk = try Desk()
    let frames = try die(after: 2, in: desk)
    let run = try await Tool.run("repair", "x.touchlog", "--in-place", in: desk)
    #expect(run.code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path) == ["x.touchlog"])
    #expect(try TouchLog(reading: desk.bytes("x.touchlog")).frames == frames)
    let before = try desk.listing()
    let again = try await Tool.run("repair", "x.touchlog", "--in-place", in: desk)
    #expect(again.output == "x.touchlog is whole; there is nothing to repair\nNext: replay info x.touchlog\n")
    #expect(try desk.listing() == before)
  }

  @Test func `a log that came without its journal is told to lack it`() async throws {
    let desk = try Desk()
    _ = try die(after: 3, in: desk)
    let lacks = "x.touchlog.journal, which has what was recorded last; bring it from where this was recorded\n"
    for isThere in [true, false] {
      if !isThere { try FileManager.default.removeItem(at: desk.url("x.touchlog.journal")) }
      let run = try await Tool.run("repair", "x.touchlog", "-o", "\(isThere).touchlog", in: desk)
      #expect(run.output.contains("lacks " + lacks) == !isThere)
      let info = try await Tool.run("info", "x.touchlog", in: desk)
      #expect(info.output.contains("\nlacks     " + lacks) == !isThere)
    }
    // A log of which it is known what it lacks is whole else.
    let repaired = try await Tool.run("info", "false.touchlog", in: desk)
    #expect(!repaired.output.contains("lacks"))
  }

  @Test func `a whole log is left as it is`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "x.touchlog")
    let before = try desk.listing()
    let run = try await Tool.run("repair", "x.touchlog", "--in-place", in: desk)
    #expect(run.code == 0)
    #expect(run.output == "x.touchlog is whole; there is nothing to repair\nNext: replay info x.touchlog\n")
    #expect(try desk.listing() == before)
  }

  @Test func `damage is told, and the new log tells it too`() async throws {
    let desk = try Desk()
    var log = Desk.press
    log.frames.append(Frame(time: 9, content: .mark("a note, in a block of its own")))
    var bytes = try log.bytes()
    bytes[bytes.count - 40] ^= 4
    try desk.write(bytes, to: "x.touchlog")
    let info = try await Tool.run("info", "x.touchlog", in: desk)
    #expect(info.code == 2)
    #expect(info.output.hasSuffix("\nNext: replay repair x.touchlog -o x-repaired.touchlog\n"))
    let run = try await Tool.run("repair", "x.touchlog", "-o", "y.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(run.output.contains("x.touchlog: it is damaged\nlost  "))
    let text = try await Tool.run("text", "y.touchlog", in: desk)
    #expect(text.output.contains("key \"repaired\" \"lost "))
  }

  @Test(arguments: [["--in-place"], ["-o", "y.touchlog"]])
  func `where no frame can be saved nothing is written, and the damaged log stays`(place: [String]) async throws {
    let desk = try Desk()
    let whole = try Desk.press.bytes()
    var flipped = whole
    flipped[whole.count - 40] ^= 4
    for bytes in [flipped, Array(whole.prefix(70)), Array(whole.prefix(20))] {
      try desk.write(bytes, to: "x.touchlog")
      let before = try desk.listing()
      let run = try await Tool.run(["repair", "x.touchlog"] + place, in: desk)
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("replay: x.touchlog: "))
      #expect(run.errors.hasSuffix(", and no frame can be saved; record it again\n"))
      #expect(try desk.listing() == before)
      let info = try await Tool.run("info", "x.touchlog", in: desk)
      #expect(info.output.hasSuffix("\nNo frame of it can be read: record it again.\n"))
    }
  }

  @Test(arguments: [["verify"], ["explain"], ["text"], ["trim", "-o", "y.touchlog"]])
  func `nobody is sent to repair for a log of which no frame can be saved`(command: [String]) async throws {
    let desk = try Desk()
    var bytes = try Desk.press.bytes()
    bytes[bytes.count - 40] ^= 4
    try desk.write(bytes, to: "x.touchlog")
    let run = try await Tool.run(command + ["x.touchlog"], in: desk)
    #expect(run.code == 2)
    #expect((run.output + run.errors).contains(", and no frame can be saved; record it again"))
    #expect(!(run.output + run.errors).contains("repair"))
  }

  @Test func `a log that is being recorded is not replaced`() async throws {
    let desk = try Desk()
    var writer = try JournaledWriter(desk.url("x.touchlog"), about: LogDescription())
    try writer.append(Frame(time: 0, content: .mark("here")))
    let refused = try await Tool.run("repair", "x.touchlog", "--in-place", in: desk)
    #expect(refused.code == 2)
    #expect(refused.errors.contains("something records into it already; stop that first"))
    let info = try await Tool.run("info", "x.touchlog", in: desk)
    #expect(info.output.contains("being recorded: there is more to come"))
    let copy = try await Tool.run("repair", "x.touchlog", "-o", "y.touchlog", in: desk)
    #expect(copy.output.contains("it is being recorded; this is what is there so far"))
    try writer.finish(stopTime: 1)
  }

  @Test func `a ring is saved after its process`() async throws {
    let desk = try Desk()
    var ring = try FrameRing(seconds: 60, bytes: 4096, about: LogDescription(stage: "s"), file: desk.url("x.ring"))
    for frame in Desk.press.frames { try ring.append(frame) }
    let shown = try await Tool.run("show", "x.ring", in: desk)
    #expect(shown.code == 2)
    #expect(shown.errors.contains("make a log of it with `replay repair`"))
    let run = try await Tool.run("repair", "x.ring", "-o", "y.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(try TouchLog(reading: desk.bytes("y.touchlog")).frames == Desk.press.frames)
  }

  @Test func `what is no log, and the log's own name, are refused in one sentence`() async throws {
    let desk = try Desk()
    try desk.write("hello", to: "x.txt")
    try desk.write(try Desk.press.bytes(), to: "x.touchlog")
    for arguments in [["x.txt", "-o", "y.touchlog"], ["gone", "-o", "y"], ["x.touchlog", "-o", "./x.touchlog"]] {
      let run = try await Tool.run("repair", arguments[0], arguments[1], arguments[2], in: desk)
      #expect(run.code == 2)
      #expect(run.errorLines.count == 1)
    }
    #expect(try await Tool.run("repair", "x.touchlog", in: desk).code == 64)
  }
}

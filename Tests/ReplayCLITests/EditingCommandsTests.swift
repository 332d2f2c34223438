import Foundation
import Testing
import TouchLogs

/// `slice`, `trim`, `join` and `split`.
struct EditingCommandsTests {
  /// Two taps, at 0 and at 3 seconds, and a long idle end; with a key and a block of a newer version.
  private static var log: TouchLog {
    let place = CGPoint(x: 195, y: 749)
    var log = TouchScript(Finger(at: 0).tap(at: place), Finger(at: 3).tap(at: place)).log(stage: "raised-tab-bar")
    log.stopTime = 60
    log.about.others = [.init(key: "note", value: "kept")]
    log.unknown = [UnknownBlock(type: 42, payload: [7])]
    return log
  }

  private func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write(try Self.log.bytes(), to: "x.touchlog")
    return desk
  }

  @Test func `a slice has a stretch of time, and what the format does not know`() async throws {
    let desk = try desk()
    let run = try await Tool.run("slice", "x.touchlog", "--from", "1", "--to", "10", "-o", "y.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(run.output == "wrote y.touchlog: 2 frames, 2 samples\nNext: replay show y.touchlog\n")
    let slice = try TouchLog(reading: desk.bytes("y.touchlog"))
    #expect(slice.frames.map(\.time) == [3, 3.08])
    #expect(slice.stopTime == 10)
    #expect(slice.about == Self.log.about)
    #expect(slice.unknown == Self.log.unknown)
  }

  @Test func `a stretch without a frame makes no log`() async throws {
    let desk = try desk()
    let run = try await Tool.run("slice", "x.touchlog", "--from", "1", "--to", "2", "-o", "y.touchlog", in: desk)
    #expect(run.code == 4)
    #expect(run.errors == "replay: x.touchlog has no frame in that stretch; its frames lie between 0 and 3.08 s\n")
    #expect(!desk.has("y.touchlog"))
  }

  @Test(arguments: [
    ["trim", "empty.touchlog", "-o", "out.touchlog"], ["split", "empty.touchlog", "--idle", "1", "-o", "out"],
    ["join", "empty.touchlog", "empty.touchlog", "-o", "out.touchlog"],
    ["slice", "empty.touchlog", "--from", "0", "-o", "out.touchlog"],
  ])
  func `of a log without a frame nothing is made`(arguments: [String]) async throws {
    let desk = try Desk()
    try desk.write(try TouchLog().bytes(), to: "empty.touchlog")
    let run = try await Tool.run(arguments, in: desk)
    #expect(run.code == 4)
    #expect(run.errors.hasPrefix("replay: there is no frame in empty.touchlog"))
    #expect(run.errors.hasSuffix(" to make a log of; `replay info` tells what is\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path) == ["empty.touchlog"])
  }

  @Test func `trimming cuts the idle end`() async throws {
    let desk = try desk()
    let run = try await Tool.run("trim", "x.touchlog", "--keep", "0.5", "-o", "y.touchlog", in: desk)
    #expect(run.code == 0)
    let trimmed = try TouchLog(reading: desk.bytes("y.touchlog"))
    #expect(trimmed.frames == Self.log.frames)
    #expect(trimmed.stopTime == 3.58)
  }

  @Test func `what was split is joined to the same bytes`() async throws {
    let desk = try desk()
    let split = try await Tool.run("split", "x.touchlog", "--idle", "1", "-o", "pieces", in: desk)
    #expect(split.code == 0)
    #expect(
      split.output == """
        wrote pieces/x-1.touchlog: 2 frames, 2 samples
        wrote pieces/x-2.touchlog: 2 frames, 2 samples
        Next: replay show pieces/x-1.touchlog

        """)
    let joined = try await Tool.run(
      "join", "pieces/x-1.touchlog", "pieces/x-2.touchlog", "-o", "y.touchlog", in: desk)
    #expect(joined.code == 0)
    #expect(try desk.bytes("y.touchlog") == desk.bytes("x.touchlog"))
  }

  @Test func `pieces of an earlier, finer split are pointed out and left`() async throws {
    let desk = try desk()
    try desk.write("earlier", to: "pieces/x-3.touchlog")
    let run = try await Tool.run("split", "x.touchlog", "--idle", "1", "-o", "pieces", in: desk)
    #expect(run.code == 0)
    #expect(run.output.contains("\npieces/x-3.touchlog is of an earlier split, "), "\(run.output)")
    #expect(try desk.text("pieces/x-3.touchlog") == "earlier")
  }

  @Test func `there may be more pieces than files may be open`() async throws {
    let desk = try Desk()
    var finger = Finger()
    for _ in 0..<250 { finger = finger.tap(at: .zero).wait(2) }
    try desk.write(try finger.log().bytes(), to: "x.touchlog")
    let run = try await Tool.run("split", "x.touchlog", "--idle", "1", "-o", "pieces", in: desk)
    #expect(run.code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.url("pieces").path).count == 250)
  }

  @Test func `nothing is written where one of the pieces would take a file's place`() async throws {
    let desk = try desk()
    try desk.write("mine", to: "pieces/x-2.touchlog")
    let run = try await Tool.run("split", "x.touchlog", "--idle", "1", "-o", "pieces", in: desk)
    #expect(run.code == 2)
    #expect(!desk.has("pieces/x-1.touchlog"))
    #expect(try desk.text("pieces/x-2.touchlog") == "mine")
  }

  @Test func `a log in which nothing is idle for so long stays one, and says how long it is`() async throws {
    let desk = try desk()
    let run = try await Tool.run("split", "x.touchlog", "--idle", "50", "-o", "pieces", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output == """
        wrote pieces/x-1.touchlog: 4 frames, 4 samples
        Nothing is idle for so long; the longest silence is 2.92 s.
        Next: replay show pieces/x-1.touchlog

        """)
    #expect(try desk.bytes("pieces/x-1.touchlog") == desk.bytes("x.touchlog"))
  }

  @Test func `what is made of a private log is private, and nothing else is left`() async throws {
    let desk = try desk()
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: desk.url("x.touchlog").path)
    let lines = [
      ["slice", "x.touchlog", "--to", "1", "-o", "made"], ["trim", "x.touchlog", "-o", "made"],
      ["join", "x.touchlog", "x.touchlog", "-o", "made"], ["repair", "x.touchlog", "-o", "made"],
      ["text", "x.touchlog", "-o", "made"], ["export", "x.touchlog", "--format", "csv", "-o", "made"],
    ]
    for line in lines {
      let run = try await Tool.run(line, in: desk)
      #expect(run.code == 0, "\(line) \(run.errors)")
      let facts = try FileManager.default.attributesOfItem(atPath: desk.url("made").path)
      #expect(facts[.posixPermissions] as? Int == 0o600, "\(line)")
      try FileManager.default.removeItem(at: desk.url("made"))
    }
    let refused = try await Tool.run("slice", "x.touchlog", "--from", "9", "-o", "made", in: desk)
    #expect(refused.code == 4)
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path) == ["x.touchlog"])
  }

  @Test func `logs of two stages are not joined`() async throws {
    let desk = try desk()
    var other = Self.log
    other.about.stage = "five-views"
    try desk.write(try other.bytes(), to: "o.touchlog")
    let run = try await Tool.run("join", "x.touchlog", "o.touchlog", "-o", "y.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
  }

  @Test func `damaged logs are refused, and told how to be mended`() async throws {
    let desk = try desk()
    var bytes = try desk.bytes("x.touchlog")
    bytes[bytes.count - 40] ^= 4
    try desk.write(bytes, to: "x.touchlog")
    let run = try await Tool.run("trim", "x.touchlog", "-o", "y.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
  }

  @Test func `command lines that mean nothing are refused with 64`() async throws {
    let desk = try desk()
    for line in [
      ["slice", "x.touchlog", "-o", "y"], ["slice", "x.touchlog", "--from", "2", "--to", "1", "-o", "y"],
      ["slice", "x.touchlog", "--to", "nan", "-o", "y"], ["trim", "x.touchlog", "--keep=-1", "-o", "y"],
      ["join", "x.touchlog", "-o", "y"], ["split", "x.touchlog", "--idle", "0", "-o", "y"],
    ] {
      let run = try await Tool.run(line, in: desk)
      #expect(run.code == 64, "\(line)")
    }
    #expect(!desk.has("y"))
  }
}

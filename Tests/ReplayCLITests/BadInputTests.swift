import Foundation
import Testing
@testable import TouchLogs

/// Whatever is wrong with what is given: one sentence of its own, the right code, nothing written, nothing lost.
struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]
    let words: String
    var code: Int32 = 2
    var prepare: @Sendable (Desk) async throws -> Void
  }

  private static func bytes(_ log: TouchLog = Desk.press) throws -> [UInt8] { try log.bytes() }

  /// Puts them there as `bad.touchlog`.
  private static func bad(_ bytes: @escaping @Sendable () throws -> [UInt8])
    -> @Sendable (Desk) async throws -> Void
  {
    { desk in try desk.write(try bytes(), to: "bad.touchlog") }
  }

  /// A recording whose golden says what `change` makes of it.
  private static func golden(
    _ change: @escaping @Sendable (String) -> String
  ) -> @Sendable (Desk) async throws -> Void {
    { desk in
      try await desk.record(as: "bad")
      try desk.write(change(try desk.text("bad.golden")), to: "bad.golden")
    }
  }

  /// A log with a block that this version neither knows nor may skip.
  private static func unknownCritical() throws -> [UInt8] {
    let log = try bytes()
    let block = Block(type: 99 | FormatNumbers.criticalBit, sequence: 0, payload: [1, 2, 3])
    return log.prefix(9) + block.bytes + log.dropFirst(9)
  }

  private static func moved(to place: CGPoint) -> TouchLog {
    var log = Desk.press
    log.frames[0] = Frame(time: 0, samples: [Sample(finger: 0, phase: .began, location: place)])
    return log
  }

  /// What `verify bad.touchlog` says.
  static let ofVerify: [Case] = [
    Case(
      testDescription: "a missing path", arguments: [],
      words: "replay: bad.touchlog does not exist; name a log or a folder of logs"
    ) { _ in },
    Case(
      testDescription: "an empty file", arguments: [],
      words: "bad.touchlog: the file is empty, so there is no log in it; record it again", prepare: bad { [] }),
    Case(
      testDescription: "a text file", arguments: [],
      words:
        "bad.touchlog: this is no touch log (byte 0 is 0x68); turn other formats into one with `replay import`",
      prepare: bad { Array("hello".utf8) }),
    Case(
      testDescription: "a flipped bit", arguments: [],
      words: "bad.touchlog: the block at byte 9 is damaged (",
      prepare: bad {
        var log = try bytes()
        log[14] ^= 1
        return log
      }),
    Case(
      testDescription: "a newer version", arguments: [],
      words:
        "bad.touchlog: the log was made by a newer version of the format (7 at byte 8, this reads 1); update replay",
      prepare: bad {
        var log = try bytes()
        log[8] = 7
        return log
      }),
    Case(
      testDescription: "an unknown critical block", arguments: [],
      words: "is of type 99, which this version neither knows nor may skip; update replay",
      prepare: bad { try unknownCritical() }),
    Case(
      testDescription: "a place that is no number", arguments: [],
      words: "bad.touchlog: frame 1 can't be replayed: its ",
      prepare: bad { try bytes(moved(to: CGPoint(x: Double.nan, y: 0))) }),
    Case(
      testDescription: "an infinite place", arguments: [],
      words: "is not a finite number; look at it with `replay show`",
      prepare: bad { try bytes(moved(to: CGPoint(x: 0, y: Double.infinity))) }),
    Case(
      testDescription: "an unknown stage", arguments: [],
      words: "bad.touchlog: there is no stage 'raised-tab-bars'; did you mean 'raised-tab-bar'?",
      prepare: bad {
        var log = Desk.press
        log.about.stage = "raised-tab-bars"
        return try bytes(log)
      }),
    Case(
      testDescription: "a stage whose name would steer a terminal", arguments: [],
      words: #"bad.touchlog: there is no stage '\u{1B}[2J\u{7}'; `replay stages` lists those that this tool knows"#,
      prepare: bad {
        var log = Desk.press
        log.about.stage = "\u{1B}[2J\u{7}"
        return try bytes(log)
      }),
    Case(
      testDescription: "no stage at all", arguments: [],
      words:
        "bad.touchlog: the log names no stage; give it one with `replay record --log LOG --stage NAME -o FOLDER`",
      prepare: bad {
        var log = Desk.press
        log.about.stage = nil
        return try bytes(log)
      }),
    Case(
      testDescription: "a golden with conflict markers", arguments: [],
      words: "bad.golden:7 has a merge conflict marker; settle the merge, then run replay verify again",
      prepare: golden {
        $0.replacingOccurrences(of: "\n1  0      window", with: "\n<<<<<<< HEAD\n1  0      window")
      }),
    Case(
      testDescription: "a golden with CRLF", arguments: [],
      words:
        "bad.golden:1 ends in CRLF; save it with LF line ends, and put '*.golden text eol=lf' into .gitattributes",
      prepare: golden { $0.replacingOccurrences(of: "\n", with: "\r\n") }),
    Case(
      testDescription: "a golden of a newer version", arguments: [],
      words: "bad.golden:1 was made by a newer version (golden 9, this one reads up to golden 1); update",
      prepare: golden { $0.replacingOccurrences(of: "golden 1\n", with: "golden 9\n") }),
    Case(
      testDescription: "a folder where the golden should be", arguments: [],
      words: "bad.golden is not a regular file; remove it and let replay verify write it anew"
    ) { desk in
      try desk.write(try bytes(), to: "bad.touchlog")
      try FileManager.default.createDirectory(at: desk.url("bad.golden"), withIntermediateDirectories: true)
    },
  ]

  @Test(arguments: ofVerify)
  func `verify says what is wrong, exits with 2 and touches nothing`(given: Case) async throws {
    let desk = try Desk()
    try await given.prepare(desk)
    let before = try desk.listing()
    let run = try await Tool.run("verify", "bad.touchlog", in: desk)
    #expect(run.code == given.code)
    let told = (run.output + run.errors).split(separator: "\n").map(String.init)
    #expect(told.contains { $0.contains(given.words) }, "\(told)")
    #expect(told.count <= 2, "one sentence, and the summary: \(told)")
    #expect(!(run.output + run.errors).contains("\u{1B}"))
    #expect(try desk.listing() == before)
  }

  /// Commands that read a log of their own accord say the same of it.
  @Test(arguments: ["info", "show", "text", "explain"], ofVerify.filter { $0.words.contains("bad.touchlog: the") })
  func `what reads a log refuses one that can't be read`(command: String, given: Case) async throws {
    let desk = try Desk()
    try await given.prepare(desk)
    let isReadable = ["an unknown stage", "no stage at all", "a stage whose name would steer a terminal"]
      .contains(given.testDescription)
    let run = try await Tool.run(command, "bad.touchlog", in: desk)
    #expect(run.code == (isReadable && command != "explain" ? 0 : 2))
  }

  @Test func `a log that was cut is replayed up to there, and info tells where`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.write(try desk.bytes("raised/press.touchlog").dropLast(7), to: "raised/press.touchlog")
    let run = try await Tool.run("verify", "raised", in: desk)
    #expect(run.code == 0, "all of its samples are there")
    let info = try await Tool.run("info", "raised/press.touchlog", in: desk)
    #expect(info.code == 0)
    #expect(info.output.contains("torn: the recorder died while it wrote, or a copy was cut"))
    try desk.write(try desk.bytes("raised/press.touchlog").prefix(8).map { $0 }, to: "raised/short.touchlog")
    let short = try await Tool.run("verify", "raised/short.touchlog", in: desk)
    #expect(short.code == 2)
    #expect(
      short.output.contains(
        "raised/short.touchlog: the log ends after 8 bytes, inside its first 9; record it again"))
  }

  @Test func `a pending golden that can't be written is told and exits with 2`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a/press.touchlog")
    try FileManager.default.createDirectory(at: desk.url("a/press.golden.new"), withIntermediateDirectories: true)
    let run = try await Tool.run("verify", "a", in: desk)
    #expect(run.code == 2)
    #expect(run.output.contains("  Not written: a/press.golden.new could not be written ("))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere; run as another user to see this one"))
  func `a folder that can't be written to is told and exits with 2`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a/press.touchlog")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: desk.url("a").path)
    let run = try await Tool.run("verify", "a", in: desk)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: desk.url("a").path)
    #expect(run.code == 2)
    #expect(run.output.contains("  Not written: a/press.golden.new could not be written ("))
  }

  @Test func `an unreadable recording doesn't keep the others from being verified`() async throws {
    let desk = try Desk()
    try await desk.record(as: "a/good")
    try desk.write("no log", to: "a/bad.touchlog")
    let run = try await Tool.run("verify", "a", in: desk)
    #expect(run.code == 2)
    #expect(run.output.contains("1 matches, 1 could not be run."))
  }

  @Test(arguments: [
    [], ["nonsense"], ["verify"], ["verify", ".", "--update", "perhaps"], ["verify", ".", "--filter", "("],
    ["accept", ".", "--group", ""], ["explain", "x", "--view", ""], ["split", "x", "--idle=1", "--output="],
  ])
  func `a command line that is none exits with 64`(arguments: [String]) async throws {
    let desk = try Desk()
    let run =
      switch arguments.count {
      case 0: try await Tool.run("--nonsense", in: desk)
      case 1: try await Tool.run(arguments[0], in: desk)
      default: try await Tool.run(arguments[0], arguments[1], arguments[2], arguments[3], in: desk)
      }
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("replay: "))
  }

  @Test func `an expression that is none is told with what is wrong in it`() async throws {
    let desk = try Desk()
    for option in ["--filter", "--skip"] {
      let run = try await Tool.run("verify", ".", option, "tap[", in: desk)
      #expect(run.code == 64)
      #expect(run.errors.contains("'tap[' is no regular expression ("))
    }
  }

  @Test(arguments: [
    ["slice", "x", "--from", "-1", "-o", "y"], ["slice", "x", "--to", "-1", "-o", "y"],
    ["show", "x", "--at", "-1"],
    ["trim", "x", "--keep", "-1", "-o", "y"], ["split", "x", "--idle", "-1", "-o", "y"],
  ])
  func `seconds below 0 are told as such`(arguments: [String]) async throws {
    let run = try await Tool.run(arguments, in: Desk())
    #expect(run.code == 64)
    #expect(run.errors.contains("\(arguments[2]) ") && run.errors.contains(" number"))
    #expect(!run.errors.contains("Missing value"))
  }

  @Test(arguments: [
    ["verify", "x", "--jobs", "-1"], ["verify", "x", "--timeout", "-1"], ["verify", "x", "--memory", "-1"],
    ["verify", "x", "--repeat", "-1"], ["verify", "x", "--max-fail", "-1"], ["verify", "x", "--timeout", "1e300"],
    ["explain", "x", "--at", "-1"], ["join", "x", "y", "--gap", "-1", "-o", "z"],
  ])
  func `numbers that are too low or too high are told as such`(arguments: [String]) async throws {
    let run = try await Tool.run(arguments, in: Desk())
    #expect(run.code == 64)
    #expect(!run.errors.contains("Missing value"))
    #expect(run.errors.contains("Usage: replay \(arguments[0]) "))
  }

  @Test func `the versions that it reads and writes are told`() async throws {
    let run = try await Tool.run("--version", in: Desk())
    #expect(run.code == 0)
    #expect(run.output == "log format 1, golden 1, rules 1\n")
  }

  @Test func `an environment that names no mode exits with 64`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run("verify", ".", in: desk, environment: ["TOUCHSTONE_UPDATE": "perhaps"])
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix("replay: TOUCHSTONE_UPDATE is 'perhaps'; use never, pending, missing, failed or all"))
    #expect(run.errors.contains("\nUsage: replay verify "))
    #expect(run.errors.contains("See 'replay verify --help'"))
  }
}

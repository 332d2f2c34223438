import Foundation
import Testing
import TouchLogs

/// What `info` tells beyond the counts: who was down when, how regularly, where the bytes go, and what is given
/// away.
struct InfoCommandTests {
  private static var log: TouchLog {
    var log = TouchScript {
      Finger().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 10), for: 1)
      Finger(at: 0.5).down(at: CGPoint(x: 300, y: 20)).move(to: CGPoint(x: 310, y: 30), at: 0.75).cancel()
    }.log(device: "Ada's iPhone")
    log.frames.append(Frame(time: 1.5, content: .mark("here")))
    return log
  }

  @Test func `a person sees lanes, rate, columns and privacy`() async throws {
    let desk = try Desk()
    try desk.write(try Self.log.bytes(), to: "t.touchlog")
    let run = try await Tool.run("info", "t.touchlog", in: desk)
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("rate      60 Hz while fingers move, jitter 0.") })
    #expect(lines.contains { $0.hasPrefix("columns   ") && $0.contains("x ") && $0.contains("time ") })
    #expect(lines.contains("privacy   no screen content, no view text and no time of day are kept"))
    #expect(lines.contains("          the device is named: Ada's iPhone"))
    #expect(lines.contains("          1 mark in a person's words; `replay show` prints them"))
    let lane = "fingers   0  [" + String(repeating: "=", count: 31) + "]" + String(repeating: " ", count: 17)
    #expect(lines.contains { $0.hasPrefix(lane + "0.00 to 1.02 s, ") })
    #expect(
      lines.contains { $0.hasPrefix("          1                  [=======x") && $0.hasSuffix(", cancelled") })
  }

  @Test func `dates are told, and trimming takes them away`() async throws {
    let desk = try Desk()
    var log = Self.log
    log = TouchLog(
      about: log.about,
      frames: log.frames.map { frame in
        var frame = frame
        frame.time += 1_732_233_600
        return frame
      })
    try desk.write(try log.bytes(), to: "t.touchlog")
    let told = try await Tool.run("info", "t.touchlog", in: desk)
    #expect(told.output.contains("privacy   no screen content and no view text are kept\n"))
    #expect(told.output.contains("its times are dates: 2024-11-22T00:00:00Z to 2024-11-22T00:00:01Z; `replay trim"))
    #expect(try await Tool.run("trim", "--from-zero", "t.touchlog", "-o", "u.touchlog", in: desk).code == 0)
    let trimmed = try TouchLog(reading: desk.url("u.touchlog"))
    #expect(trimmed.frames.first?.time == 0 && trimmed.frames.map(\.content) == log.frames.map(\.content))
    #expect(try await Tool.run("info", "u.touchlog", in: desk).output.contains("no time of day are kept"))
  }

  @Test func `programs get the same as JSON`() async throws {
    let desk = try Desk()
    try desk.write(try Self.log.bytes(), to: "t.touchlog")
    let run = try await Tool.run("info", "--json", "t.touchlog", in: desk)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let lanes = try #require(json["lanes"] as? [[String: Any]])
    #expect(lanes.map { $0["end"] as? String } == ["ended", "cancelled"])
    let rhythm = try #require(json["rhythm"] as? [String: Any])
    #expect(abs((rhythm["rate"] as? Double ?? 0) - 60) < 1)
    let columns = try #require(json["columns"] as? [[String: Any]])
    let stored = columns.reduce(0) { $0 + ($1["stored"] as? Int ?? 0) }
    #expect(stored > 0 && stored < (json["bytes"] as? Int ?? 0))
    #expect((json["privacy"] as? [String])?.count == 3)
  }

  @Test func `touches are counted by their landings, also those that no lane tells of`() async throws {
    let desk = try Desk()
    // As a text's taps are, which need not name a finger.
    let text = (0..<60).map { "\($0) began 10,10\n+0.1 ended\n" }.joined()
    try desk.write(try TouchLog(text: text).bytes(), to: "t.touchlog")
    let said = try await Tool.run("info", "t.touchlog", in: desk).output
    #expect(said.contains(" of 60 touches\n"))
    #expect(said.contains("\n          and 36 touches more\n"))
    let run = try await Tool.run("info", "--json", "t.touchlog", in: desk)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["fingers"] as? Int == 1)
    #expect(json["touches"] as? Int == 60)
  }

  @Test func `typing, handwriting and unknown blocks are pointed out`() async throws {
    let desk = try Desk()
    var log = Finger(type: .pencil).tap(at: CGPoint(x: 100, y: 800), count: 9).reporting { $0.force = 1 }.log()
    log.unknown = [UnknownBlock(type: 9, payload: [1])]
    try desk.write(try log.bytes(), to: "t.touchlog")
    let said = try await Tool.run("info", "t.touchlog", in: desk).output
    #expect(said.contains("9 landings where a keyboard would be: what was typed may be told from them"))
    #expect(said.contains("a pen's places and force: handwriting, and a signature, can be drawn again"))
    #expect(said.contains("1 block of a newer version, of unknown content"))
  }

  @Test func `samples outside of the screen are counted, those at its edges are not`() async throws {
    let desk = try Desk()
    func samples(_ places: (Double, Double)...) -> TouchLog {
      TouchLog(
        frames: places.enumerated().map { index, place in
          let location = CGPoint(x: place.0, y: place.1)
          return Frame(time: Double(index), samples: [Sample(finger: index, phase: .began, location: location)])
        })
    }
    try desk.write(try samples((0, 0), (390, 844), (800, 200), (10, -0.5)).bytes(), to: "t.touchlog")
    let said = try await Tool.run("info", "t.touchlog", in: desk).output
    #expect(said.contains("\noutside   2 samples lie outside of the screen: was it turned, "))
    try desk.write(try samples((0, 0), (390, 844)).bytes(), to: "t.touchlog")
    let run = try await Tool.run("info", "--json", "t.touchlog", in: desk)
    #expect(run.output.contains("\"outside\" : 0"))
    #expect(try await !Tool.run("info", "t.touchlog", in: desk).output.contains("outside"))
  }

  @Test func `keys of a keyboard are told apart from buttons, for what was typed is in them`() async throws {
    let desk = try Desk()
    let frames = [2004, 2005, 4].enumerated().flatMap { number, type in
      [Press.Phase.began, .ended].map { phase in
        Frame(time: Double(number), content: .presses([Press(press: number, phase: phase, type: type)]))
      }
    }
    try desk.write(try TouchLog(frames: frames).bytes(), to: "t.touchlog")
    let said = try await Tool.run("info", "t.touchlog", in: desk).output
    #expect(said.contains("2 keys of a keyboard: what was typed can be told from them\n"))
    #expect(said.contains("1 press of buttons\n"))
  }

  @Test func `times that are no numbers, and a log without a frame, are told without a trap`() async throws {
    let desk = try Desk()
    let odd = [Double.nan, .infinity, -1e308, 1e308, 0].map { time in
      Frame(time: time, samples: [Sample(finger: 0, phase: .moved, location: .zero)])
    }
    for log in [TouchLog(frames: odd), TouchLog()] {
      try desk.write(try log.bytes(), to: "t.touchlog")
      for flags in [[], ["--json"]] {
        let run = try await Tool.run(["info", "t.touchlog"] + flags, in: desk)
        #expect(run.code == 0, "\(run.errors)")
      }
    }
  }

  @Test(arguments: ["info", "show", "explain"])
  func `JSON is JSON whatever marks of direction a name has`(command: String) async throws {
    let desk = try Desk()
    var log = Desk.press
    log.about.device = "\u{200F}מכשיר\u{202E}\u{7F}"
    log.frames.append(Frame(time: 1, content: .mark("\u{200E}here\u{9B}")))
    try desk.write(try log.bytes(), to: "t.touchlog")
    let run = try await Tool.run(command, "--json", "t.touchlog", in: desk)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    if command != "explain" { #expect(json?["device"] as? String == log.about.device) }
    #expect(json?["schemaVersion"] as? Int == 1)
  }
}

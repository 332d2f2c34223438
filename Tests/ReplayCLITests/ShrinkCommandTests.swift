import Foundation
import Testing
import TouchLogs

struct ShrinkCommandTests {
  /// A hand plays, and presses the raised part of the bar in the midst of it.
  private static func session(stage: String = "raised-tab-bar") throws -> TouchLog {
    func hand(_ seed: UInt64) -> TouchLog {
      var hand = HumanHand(seed: seed, screen: .phone, rate: 60)
      hand.play(samples: 120)
      return hand.log(screen: .phone)
    }
    let press = Finger().drag(from: CGPoint(x: 195, y: 749), to: CGPoint(x: 199, y: 752), for: 0.3)
    var log = try TouchLog.joined([hand(3), press.log(), hand(4)])
    log.about.stage = stage
    return log
  }

  private func small(_ desk: Desk, _ name: String = "small.touchlog") throws -> TouchLog {
    try TouchLog(reading: desk.bytes(name))
  }

  @Test func `of a recording that differs the first new line stays, with the touch that it takes`() async throws {
    let desk = try Desk()
    try await desk.record(try Self.session(stage: "raised-tab-bar-fixed"), as: "bar/session")
    let kept = try desk.listing().filter { $0.hasPrefix("bar/session.golden ") }
    try desk.write(try Self.session().bytes(), to: "bar/session.touchlog")
    let run = try await Tool.run("shrink", "bar/session.touchlog", "-o", "small.touchlog", in: desk)
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "What stays: a line with 'window hit home/list/row14', which its golden has nowhere.")
    #expect(lines.dropFirst().first?.contains(" became 1 touch, 2 samples in 0.016 s.") == true, "\(run.output)")
    #expect(
      lines.suffix(2) == ["wrote small.touchlog: 2 frames, 2 samples", "Next: replay explain small.touchlog"])
    let log = try small(desk)
    #expect(log.about.stage == "raised-tab-bar")
    #expect(log.frames.flatMap(\.samples).first?.location == CGPoint(x: 195, y: 749))
    #expect(try desk.listing().filter { $0.hasPrefix("bar/session.golden ") } == kept)
    #expect(try desk.listing().allSatisfy { !$0.contains("golden.new") })
  }

  @Test func `words of lines say what stays, and what must not be there`() async throws {
    let desk = try Desk()
    try desk.write(try Self.session().bytes(), to: "session.touchlog")
    let run = try await Tool.run(
      "shrink", "session.touchlog", "--shows", "hit   home/list/row14", "--shows", "touch moved", "--lacks",
      "scrolls",
      "-o", "small.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output.hasPrefix(
        "What stays: a line with 'hit home/list/row14', a line with 'touch moved' and no line with 'scrolls'.\n"))
    // It moves with its lift.
    let samples = try small(desk).frames.flatMap(\.samples)
    #expect(samples.map(\.phase) == [.began, .ended])
    #expect(samples.first?.location != samples.last?.location)
  }

  @Test func `another stage says what should have been`() async throws {
    let desk = try Desk()
    try desk.write(try Self.session().bytes(), to: "session.touchlog")
    let run = try await Tool.run(
      "shrink", "session.touchlog", "--against", "raised-tab-bar-fixed", "-o", "small.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output.hasPrefix("What stays: 'window hit home/list/row14' more often than on raised-tab-bar-fixed.\n"))
    let log = try small(desk)
    #expect(log.frames.count == 2)
    #expect(log.about.stage == "raised-tab-bar")
  }

  @Test func `what happens is compared, and not who answered`() async throws {
    let desk = try Desk()
    // The button is hit on both stages, and by another view's word on the fixed one.
    let log = Finger().tap(at: CGPoint(x: 195, y: 790)).wait(1).tap(at: CGPoint(x: 195, y: 749))
    try desk.write(try log.log(stage: "raised-tab-bar").bytes(), to: "session.touchlog")
    let run = try await Tool.run(
      "shrink", "session.touchlog", "--against", "raised-tab-bar-fixed", "-o", "small.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(try small(desk).frames.flatMap(\.samples).first?.location == CGPoint(x: 195, y: 749))
  }

  @Test func `what is only gone can't be found by a golden`() async throws {
    let desk = try Desk()
    let log = Finger().tap(at: CGPoint(x: 100, y: 200)).wait(1).tap(at: CGPoint(x: 195, y: 749))
    try desk.write(try log.log(stage: "raised-tab-bar").bytes(), to: "session.touchlog")
    try await desk.record(log.log(stage: "raised-tab-bar"), as: "dead")
    try desk.write(
      try desk.text("dead.golden") + "- 5000 stage  note  composes\n", to: "dead.golden")
    let alone = try await Tool.run("shrink", "dead.touchlog", "-o", "small.touchlog", in: desk)
    #expect(alone.code == 2)
    #expect(alone.errors.contains("has not, it only lacks 'stage note composes', so nothing says what the bug is"))
  }

  @Test func `what happens once too often stays`() async throws {
    let desk = try Desk()
    let taps = Finger().tap(at: CGPoint(x: 100, y: 200)).wait(1).tap(at: CGPoint(x: 195, y: 749)).wait(1)
      .tap(at: CGPoint(x: 195, y: 749))
    try await desk.record(taps.log(stage: "raised-tab-bar"), as: "twice")
    var lines = try desk.text("twice.golden").split(separator: "\n", omittingEmptySubsequences: false)
    let last = try #require(lines.lastIndex { $0.contains("home/list/row14") && $0.contains(" hit ") })
    lines.remove(at: last)
    try desk.write(lines.joined(separator: "\n"), to: "twice.golden")
    let run = try await Tool.run("shrink", "twice.touchlog", "-o", "small.touchlog", in: desk)
    #expect(
      run.output.hasPrefix(
        "What stays: 'window hit home/list/row14' more often than in its golden, which has it once.\n"))
    #expect(try small(desk).frames.flatMap(\.samples).count == 4)
  }

  @Test func `what a stage keeps from replay to replay is no bug of the smallest log`() async throws {
    let desk = try Desk()
    let taps = (0..<9).reduce(Finger()) { finger, _ in finger.tap(at: CGPoint(x: 195, y: 262)).wait(1) }
    try desk.write(try taps.log(stage: "counting").bytes(), to: "nine.touchlog")
    let run = try await Tool.run(
      ["shrink", "nine.touchlog", "--shows", "touch number 7", "-o", "small.touchlog"], in: desk,
      product: "TroubledReplay")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try small(desk).frames.flatMap(\.samples).count { $0.phase == .began } == 7)
  }

  @Test func `a bug that comes and goes is told as one`() async throws {
    let desk = try Desk()
    try desk.write(try Finger().tap(at: CGPoint(x: 195, y: 262)).log(stage: "random").bytes(), to: "dice.touchlog")
    let run = try await Tool.run(
      ["shrink", "dice.touchlog", "--shows", "drew 1", "-o", "small.touchlog"], in: desk, product: "TroubledReplay")
    #expect(run.code == 2)
    #expect(run.errors.contains("something of the stage is random") || run.errors.contains("does not have a line"))
    #expect(!desk.has("small.touchlog"))
  }

  @Test func `a log that crashes has no words, and says so`() async throws {
    let desk = try Desk()
    try desk.write(
      try Finger().tap(at: CGPoint(x: 195, y: 262)).log(stage: "crashing").bytes(), to: "crash.touchlog")
    let run = try await Tool.run(
      ["shrink", "crash.touchlog", "--shows", "boom", "-o", "small.touchlog"], in: desk, product: "TroubledReplay")
    #expect(run.code == 2)
    #expect(run.errors.contains("crash.touchlog crashes: signal "))
    #expect(run.errors.contains("without --shows, --lacks and --against that is what stays"))
  }

  @Test func `a crash stays the same crash, and each replay of it has a process of its own`() async throws {
    let desk = try Desk()
    let log = Finger().tap(at: CGPoint(x: 9, y: 9)).wait(4).tap(at: CGPoint(x: 195, y: 262)).log(stage: "crashing")
    try desk.write(try log.bytes(), to: "crash.touchlog")
    let run = try await Tool.run(
      ["shrink", "crash.touchlog", "-o", "small.touchlog"], in: desk, product: "TroubledReplay")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("What stays: that it crashes: signal "))
    #expect(run.output.contains("Fatal error: there are no rows"))
    #expect(run.output.hasSuffix("\nNext: replay show small.touchlog\n"))
    #expect(try small(desk).frames.flatMap(\.samples).count == 2)
  }

  @Test func `a hang stays a hang`() async throws {
    let desk = try Desk()
    try desk.write(try Finger().tap(at: CGPoint(x: 9, y: 9)).log(stage: "hanging").bytes(), to: "hang.touchlog")
    let run = try await Tool.run(
      ["shrink", "hang.touchlog", "--timeout", "3", "--trials", "2", "-o", "small.touchlog"], in: desk,
      product: "TroubledReplay")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("What stays: that it hangs: no answer for 3 s.\n"))
    #expect(run.output.contains("2 logs tried in "))
    #expect(run.output.contains(", as many as were allowed: "))
  }

  @Test func `an interrupt leaves the smallest log so far`() async throws {
    let desk = try Desk()
    // Each touch takes 0.3 s and is needed, so there is time to interrupt it.
    let places = (1...8).map { CGPoint(x: 41 * Double($0), y: 99) }
    let log = places.reduce(Finger()) { $0.tap(at: $1).wait(1) }.log(stage: "dawdling")
    try desk.write(try log.bytes(), to: "slow.touchlog")
    let needed = places.flatMap { ["--shows", "\(Int($0.x)),99"] }
    let run = try await Tool.run(
      ["shrink", "slow.touchlog", "-o", "small.touchlog"] + needed, endedBy: "INT", at: .firstLine, in: desk,
      product: "TroubledReplay")
    #expect(run.code == 130)
    #expect(run.output.contains(", then interrupted: 8 touches, 16 samples in "))
    #expect(run.output.contains("\nwrote small.touchlog: "))
    #expect(try small(desk).frames.flatMap(\.samples).count == 16)
  }

  @Test func `what is not there can't stay, and nothing is written then`() async throws {
    let desk = try Desk()
    try await desk.record(Desk.press, as: "press")
    try desk.write(try Desk.press.bytes(), to: "alone.touchlog")
    func complaint(_ arguments: String...) async throws -> String {
      let run = try await Tool.run(["shrink"] + arguments + ["-o", "small.touchlog"], in: desk)
      #expect(run.code == 2)
      #expect(!desk.has("small.touchlog"))
      return run.errors
    }
    #expect(
      try await complaint("press.touchlog")
        == "replay: press.touchlog shows nothing that its golden has not, so nothing says what the bug is; give "
        + "--shows or --against\n")
    #expect(try await complaint("alone.touchlog").contains("alone.touchlog has no golden, so nothing says"))
    #expect(
      try await complaint("press.touchlog", "--shows", "compose()")
        == "replay: a replay of press.touchlog does not have a line with 'compose()'; `replay explain` tells what it "
        + "has\n")
    #expect(
      try await complaint("press.touchlog", "--against", "raised-tab-bar").contains("does not have another trace"))
    #expect(try await complaint("press.touchlog", "--against", "raised-tab-br").contains("did you mean"))
    #expect(try await complaint("none.touchlog").contains("does not exist"))
  }

  @Test func `a file that is there is not written over, and nobody waits to hear that`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let run = try await Tool.run(
      "shrink", "press.touchlog", "--shows", "hit", "-o", "press.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("press.touchlog is there already; give another name, or --force to write over it"))
    let forced = try await Tool.run(
      "shrink", "press.touchlog", "--shows", "hit", "-o", "press.touchlog", "--force", in: desk)
    #expect(forced.code == 0)
    #expect(try small(desk, "press.touchlog").frames.count == 2)
  }

  @Test func `half a command line exits with 64`() async throws {
    let desk = try Desk()
    for arguments in [
      ["x"], ["x", "-o", "y", "--shows", " "], ["x", "-o", "y", "--lacks", "z"], ["x", "-o", "y", "--trials", "0"],
    ] {
      #expect(try await Tool.run(["shrink"] + arguments, in: desk).code == 64)
    }
  }
}

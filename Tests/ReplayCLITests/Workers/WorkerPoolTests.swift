import Foundation
import Testing

/// What goes wrong in one recording costs that one, whatever it is, and the others have their verdicts.
struct WorkerPoolTests {
  @Test func `a crash costs one verdict, with the frame, the words and the place in the code`() async throws {
    let desk = try TroubledDesk()
    for name in ["a", "c"] { try await desk.record("calm", as: "all/\(name)") }
    try desk.add("crashing", as: "all/b")
    let run = try await desk.verify("all", "--jobs", "1")
    #expect(run.code == 1)
    #expect(run.output.contains("all/b crashed in frame 1 (0 ms): signal "))
    #expect(run.output.contains("\n  | about to count the rows\n"))
    #expect(run.output.contains("Fatal error: there are no rows\n"))
    #expect(run.output.contains("2 match, 1 crashed.   Next: replay verify all/b.touchlog --no-isolate\n"))
  }

  @Test func `a crash is a crash also where telling its place takes longer than a recording may`() async throws {
    let desk = try TroubledDesk()
    for name in ["a", "b", "c"] { try desk.add("crashing", as: "all/\(name)") }
    let run = try await desk.verify("all", "--jobs", "1", "--timeout", "2")
    #expect(run.output.contains("3 crashed."), "\(run.output)")
  }

  @Test func `a stage that ends the process has crashed, whatever its exit code says`() async throws {
    let desk = try TroubledDesk()
    try desk.add("leaving", as: "all/a")
    try await desk.record("calm", as: "all/b")
    let run = try await desk.verify("all")
    #expect(run.code == 1)
    #expect(run.output.contains("all/a crashed in frame 1 (0 ms): it ended itself with exit code 0\n"))
    #expect(run.output.contains("1 matches, 1 crashed."))
  }

  @Test func `what never answers is ended, and what was behind it is not its fault`() async throws {
    let desk = try TroubledDesk()
    try desk.add("hanging", as: "all/a")
    for name in ["b", "c", "d"] { try await desk.record("calm", as: "all/\(name)") }
    let run = try await desk.verify("all", "--jobs", "1", "--timeout", "3")
    #expect(run.code == 1)
    #expect(run.output.contains("all/a timed out in frame 1 (0 ms): no answer for 3 s\n"))
    #expect(run.output.contains("3 match, 1 timed out."))
  }

  @Test func `what takes memory without end is ended`() async throws {
    let desk = try TroubledDesk()
    try desk.add("hungry", as: "all/a")
    try await desk.record("calm", as: "all/b")
    let run = try await desk.verify("all", "--memory", "300")
    #expect(run.code == 1)
    #expect(
      run.output.contains("all/a ran out of memory in frame 1 (0 ms): more than the 300 MB that --memory allows\n"))
    #expect(run.output.contains("1 matches, 1 ran out of memory."))
  }

  @Test func `what a stage prints is never taken for an answer`() async throws {
    let desk = try TroubledDesk()
    try await desk.record("talking", as: "all/a")
    let run = try await desk.verify("all")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("1 recording, 2 samples, "))
  }

  @Test(arguments: [
    ["explain", "all/a.touchlog", "--json"], ["audit", "--stage", "chatty", "--json"],
    ["verify", "all", "--no-isolate", "--report", "json", "--update", "never"],
  ])
  func `what a stage prints is no part of what programs read`(arguments: [String]) async throws {
    let desk = try TroubledDesk()
    try await desk.record("talking", as: "all/a")
    let run = try await Tool.run(arguments, in: desk.desk, product: "TroubledReplay")
    #expect(run.code == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    #expect(run.errors.contains(arguments[0] == "audit" ? "row 0: " : #"{"done":{"number":0}}"#))
  }

  @Test func `what fails only after others is order-dependent`() async throws {
    let desk = try TroubledDesk()
    for name in ["a", "b"] { try await desk.record("counting", as: "all/\(name)") }
    let run = try await desk.verify("all", "--jobs", "1")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("all/b is order-dependent: it fails after others and matches alone\n"))
    #expect(run.output.contains("\n+ 1  0      stage                note             touch number 2\n"))
    #expect(run.output.contains("1 matches, 1 is order-dependent."))
    #expect(!run.output.contains("replay accept"))
  }

  @Test func `which recordings share a worker hangs on no clock`() async throws {
    let desk = try TroubledDesk()
    for name in ["a", "b", "c", "d"] { try desk.add(name == "a" ? "dawdling" : "calm", as: "all/\(name)") }
    for name in ["e", "f"] { try await desk.record("counting", as: "all/\(name)") }
    _ = try await desk.verify("all", "--update", "missing")
    // The first worker is held up by its first recording: a free one would have taken what lies behind that.
    for _ in 0..<3 {
      #expect(try await desk.verify("all", "--jobs", "2").code == 0)
      let one = try await desk.verify("all", "--jobs", "1")
      #expect(one.output.hasPrefix("all/f is order-dependent: "))
    }
    try await desk.record("counting", as: "all/g")
    for _ in 0..<3 {
      let two = try await desk.verify("all", "--jobs", "2")
      #expect(two.output.hasPrefix("all/g is order-dependent: "))
      #expect(two.output.contains("6 match, 1 is order-dependent."))
    }
  }

  @Test func `also a crash can be order-dependent`() async throws {
    let desk = try TroubledDesk()
    for name in ["a", "b"] { try await desk.record("crashing-later", as: "all/\(name)") }
    let run = try await desk.verify("all", "--jobs", "1")
    #expect(
      run.output.hasPrefix("all/b is order-dependent: it fails after others and matches alone\n  It crashed: "))
    #expect(run.output.contains("Fatal error: there can only be one\n"))
  }

  @Test func `an order-dependent trace is never written as a golden`() async throws {
    let desk = try TroubledDesk()
    for name in ["a", "b"] { try await desk.record("counting", as: "all/\(name)") }
    let golden = try desk.desk.text("all/b.golden")
    let run = try await desk.verify("all", "--jobs", "1", "--update", "all")
    #expect(run.output.contains("1 is order-dependent."))
    #expect(try desk.desk.text("all/b.golden") == golden)
  }

  @Test func `two replays that are not the same are unstable, also where one matches`() async throws {
    let desk = try TroubledDesk()
    try await desk.record("random", as: "all/a")
    try await desk.record("calm", as: "all/b")
    let run = try await desk.verify("all", "--repeat", "3")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("all/a is unstable: replay 2 of 3 was not what the first was\n"))
    #expect(run.output.contains("1 matches, 1 is unstable."))
  }

  @Test func `unstable without a golden is unstable, and nothing is written of it`() async throws {
    let desk = try TroubledDesk()
    try desk.add("random", as: "all/a")
    let run = try await desk.verify("all", "--repeat", "2", "--update", "all")
    #expect(run.code == 1)
    #expect(run.output.contains("  The traces differ, and no golden says which is right.\n"))
    #expect(!desk.desk.has("all/a.golden"))
  }

  @Test func `stable recordings are written once after all replays`() async throws {
    let desk = try TroubledDesk()
    try desk.add("calm", as: "all/a")
    #expect(try await desk.verify("all", "--repeat", "3", "--update", "missing").code == 1)
    #expect(try await desk.verify("all", "--repeat", "3").code == 0)
  }

  @Test(arguments: ["1", "2", "7"])
  func `the words and their order are the same with any number of workers`(jobs: String) async throws {
    let desk = try TroubledDesk()
    for number in 10..<40 { try desk.add(number % 7 == 0 ? "leaving" : "calm", as: "all/\(number)") }
    let run = try await desk.verify("all", "--jobs", jobs)
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("all/") }.compactMap {
      $0.split(separator: " ").first
    }
    #expect(titles.map(String.init) == (10..<40).map { "all/\($0)" })
    #expect(run.output.contains(": 26 have no golden, 4 crashed."))
  }

  @Test func `more failures than get a process of their own are told all the same`() async throws {
    let desk = try TroubledDesk()
    for number in 100..<330 { try desk.add("calm", as: "all/\(number)") }
    let run = try await desk.verify("all", "--update", "all")
    #expect(run.output.contains(": 230 have no golden."))
    #expect(try await desk.verify("all").output.contains(": 230 match."))
  }

  @Test func `a run in this process has no walls: a match matches, a crash ends it`() async throws {
    let desk = try TroubledDesk()
    try await desk.record("calm", as: "all/a")
    #expect(try await desk.verify("all", "--no-isolate").code == 0)
    try desk.add("crashing", as: "all/b")
    #expect(try await desk.verify("all", "--no-isolate").code < 0)
  }

  @Test func `stable recordings are written once after all replays in this process, too`() async throws {
    let desk = try TroubledDesk()
    try desk.add("calm", as: "all/a")
    let run = try await desk.verify("all", "--no-isolate", "--repeat", "3", "--update", "missing")
    #expect(run.output.hasPrefix("all/a has no golden: "))
    #expect(run.output.contains("They were written as all/a.golden"))
    #expect(try await desk.verify("all", "--no-isolate", "--repeat", "3").code == 0)
    try desk.desk.edit("all/a.golden", "calm", "wild")
    let changed = try await desk.verify("all", "--no-isolate", "--repeat", "2", "--update", "failed")
    #expect(changed.output.contains("  Meant: it was written as all/a.golden; read it before you commit it\n"))
    #expect(try await desk.verify("all").code == 0)
    try desk.add("random", as: "all/b")
    let unstable = try await desk.verify("all", "--no-isolate", "--repeat", "2", "--update", "all")
    #expect(unstable.output.contains("1 matches, 1 is unstable."))
    #expect(!desk.desk.has("all/b.golden"))
  }

  @Test(arguments: ["littering", "littering-calmly"])
  func `what a stage started ends with its worker, however that ends`(stage: String) async throws {
    let desk = try TroubledDesk()
    try desk.add(stage, as: "all/a")
    _ = try await desk.verify("all", "--jobs", "1")
    let children = try desk.desk.text("children").split(separator: "\n").compactMap { pid_t($0) }
    #expect(!children.isEmpty)
    for child in children {
      var patience = 100
      while isAlive(child), patience > 0 {
        try await Task.sleep(for: .milliseconds(20))
        patience -= 1
      }
      #expect(!isAlive(child))
    }
  }

  /// One that has ended may wait for somebody who asks how.
  private func isAlive(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return !status.contains(") Z ")
  }
}

import Foundation
import Testing
import TouchLogs

struct AlikeFailuresTests {
  private func desk(_ recordings: [(name: String, x: Double)]) async throws -> Desk {
    let desk = try Desk()
    for (name, x) in recordings {
      let log = Finger(at: 1).tap(at: CGPoint(x: x, y: 749)).log(stage: "raised-tab-bar")
      try await desk.record(log, as: name)
      let golden = try desk.text("\(name).golden").replacing("home/list", with: "home/side")
      try desk.write(golden, to: "\(name).golden")
    }
    return desk
  }

  @Test func `what differs alike is told once, and then by name`() async throws {
    let desk = try await desk([("a/one", 195), ("b/two", 195), ("c/three", 195), ("d/four", 190), ("e/five", 190)])
    let run = try await Tool.run("verify", "a", "b", "c", "d", "e", "--update", "never", in: desk)
    #expect(run.code == 1)
    #expect(run.output.split(separator: " differs, first in ").count == 3)
    #expect(
      run.output.contains(
        "\n\nb/two.touchlog differs as a/one.touchlog does\nc/three.touchlog differs as a/one.touchlog does\n\nd/four "
      ))
    #expect(run.output.contains("\n\ne/five.touchlog differs as d/four.touchlog does\n\n5 recordings, "))
    #expect(run.output.contains("5 differ"))
  }

  @Test func `what loses something else is told by itself`() async throws {
    let desk = try await desk([("a/one", 195), ("b/two", 195)])
    for (name, word) in [("a/one", "opens"), ("b/two", "closes")] {
      let note = "9  9999   stage                note             \(word)\n"
      try desk.write(try desk.text("\(name).golden") + note, to: "\(name).golden")
    }
    let run = try await Tool.run("verify", "a", "b", "--update", "never", in: desk)
    for word in ["opens", "closes"] {
      #expect(run.output.contains(", stage says \(word)."), "\(run.output)")
    }
  }

  @Test func `a report tells each of them`() async throws {
    let desk = try await desk([("a/one", 195), ("b/two", 195)])
    let run = try await Tool.run("verify", "a", "b", "--update", "never", "--report", "json", in: desk)
    #expect(run.output.split(separator: #""report" : "#).count == 3)
  }
}

import Foundation
import Goldens
import Testing
import Verification

@testable import ReplayCLI

struct FirstLookTests {
  #if os(Linux)
    @Test func `what matches is replayed once, by no worker`() async throws {
      let places = try await places { _ in }
      #expect(places.code == 0)
      #expect(places.words == ["verify", "verify"])
    }

    @Test func `where one differs, workers replay all of them as if nobody had looked`() async throws {
      let places = try await places { try $0.edit("b.golden", "taken", "passed on") }
      #expect(places.code == 1)
      #expect(places.words.suffix(3) == ["worker", "worker", "worker"])
    }

    @Test(arguments: [0, 1])
    func `what was dropped is told, also where another one differs`(code: Int32) async throws {
      let desk = try Desk()
      for name in ["a", "b"] { try await desk.record(as: "all/\(name)") }
      if code == 1 { try desk.edit("all/b.golden", "row14", "row13") }
      try desk.write(try desk.text("all/a.golden"), to: "all/a.golden.new")
      let run = try await Tool.run("verify", "all", "--report", "json=r.json", in: desk)
      #expect(run.code == code)
      #expect(!desk.has("all/a.golden.new"))
      #expect(try desk.text("r.json").contains(#""written" : "dropped-pending""#))
    }

    /// Which command replayed a tap, for each of two recordings that are verified after a change.
    private func places(after change: (Desk) throws -> Void) async throws -> (code: Int32, words: [Substring]) {
      let troubled = try TroubledDesk()
      try await troubled.record("placing", as: "a")
      try await troubled.record("placing", as: "b")
      try troubled.desk.write("", to: "places")
      try change(troubled.desk)
      let run = try await troubled.verify("a.touchlog", "b.touchlog")
      return (run.code, try troubled.desk.text("places").split(separator: "\n"))
    }
  #endif

  @MainActor @Test func `a look is for a few small recordings`() throws {
    let desk = try Desk()
    try desk.write([UInt8](repeating: 0, count: 1 << 14), to: "small")
    try desk.write([UInt8](repeating: 0, count: 1 << 17), to: "large")
    func requests(_ name: String, _ count: Int) -> [WorkerRequest] {
      Array(
        repeating: WorkerRequest(
          number: 0, path: desk.url(name).path, mode: .never, holdsBack: true, takesFingerprint: false,
          tellsFrames: false),
        count: count)
    }
    #expect(FirstLook.isSmall(requests("small", 4)))
    #expect(!FirstLook.isSmall(requests("small", 5)), "together they are too large")
    #expect(!FirstLook.isSmall(requests("large", 1)))
    #expect(!FirstLook.isSmall(requests("missing", 1)))
    #expect(!FirstLook.isSmall([]))
    try desk.write([], to: "empty")
    #expect(FirstLook.isSmall(requests("empty", 8)))
    #expect(!FirstLook.isSmall(requests("empty", 9)))
  }
}

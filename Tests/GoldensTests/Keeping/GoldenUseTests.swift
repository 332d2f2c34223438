import Foundation
import Goldens
import Testing

@Suite final class GoldenUseTests {
  let folder = NSTemporaryDirectory() + "use-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `what was asked for is known, and which folders were`() throws {
    try GoldenUse.note("/a/Goldens/Tests/one two.golden", isPart: false, in: folder)
    try GoldenUse.note("/a/Goldens/Tests/../Tests/three.golden", isPart: false, in: folder)
    let use = try GoldenUse(in: folder)
    #expect(use.has("/a/Goldens/Tests/one two.golden"))
    #expect(use.has("/a/Goldens/Tests/three.golden"))
    #expect(!use.has("/a/Goldens/Tests/four.golden"))
    #expect(use.hasAny(in: "/a/Goldens/Tests"))
    #expect(!use.hasAny(in: "/a/Goldens/Test"))
    #expect(!use.isOfPart)
  }

  @Test func `one process that left tests out makes the whole run one that did`() throws {
    try GoldenUse.note("/a/one.golden", isPart: false, in: folder)
    try GoldenUse.note("/a/two.golden", isPart: true, in: folder)
    #expect(try GoldenUse(in: folder).isOfPart)
  }

  @Test func `a folder without notes, and a note that is none, are errors`() throws {
    let none = #expect(throws: GoldenError.self) { try GoldenUse(in: self.folder) }
    #expect(none?.problem == .noNotes)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "whole /a\nsome\n".write(toFile: folder + "/1.used", atomically: true, encoding: .utf8)
    let bad = #expect(throws: GoldenError.self) { try GoldenUse(in: self.folder) }
    #expect(bad?.line == 2)
  }

  @Test func `a folder takes no longer to be known among very many`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let notes = (0..<30_000).map { "whole /a/used/deep\($0)/one.golden\n" }.joined()
    try notes.write(toFile: folder + "/1.used", atomically: true, encoding: .utf8)
    let use = try GoldenUse(in: folder)
    #expect(use.hasAny(in: "/a") && use.hasAny(in: "/a/used/") && use.hasAny(in: "/a/used/deep7"))
    let time = ContinuousClock().measure {
      #expect((0..<30_000).allSatisfy { !use.hasAny(in: "/a/unused/deep\($0)") })
    }
    #expect(time < .seconds(60))
  }
}

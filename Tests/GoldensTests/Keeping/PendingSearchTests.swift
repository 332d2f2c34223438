import Foundation
import Goldens
import Testing

@Suite final class PendingSearchTests {
  let folder = NSTemporaryDirectory() + "pending-\(UUID().uuidString)"

  init() throws {
    for file in [
      "b/z.golden.new", "b/a.golden.new", "a.golden.new", "a.golden", ".build/c.golden.new", "b/x.golden",
    ] {
      let url = URL(fileURLWithPath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func find(_ paths: String...) throws -> [String] {
    try PendingSearch.find(paths.map { folder + $0 }).map { String($0.path.dropFirst(folder.count)) }
  }

  @Test func `a folder is searched through, what is hidden is not, and paths are in order`() throws {
    #expect(try find("") == ["/a.golden", "/b/a.golden", "/b/z.golden"])
    #expect(try find("/b/") == ["/b/a.golden", "/b/z.golden"])
  }

  @Test(arguments: ["/a.touchlog", "/a.golden", "/a.golden.new"])
  func `one is found by any of its files, whether the log is there or not`(path: String) throws {
    #expect(try find(path) == ["/a.golden"])
  }

  @Test func `links to folders are followed, and each folder is searched once`() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder + "/c", withDestinationPath: "b")
    try files.createSymbolicLink(atPath: folder + "/b/circle", withDestinationPath: "..")
    #expect(try find("") == ["/a.golden", "/b/a.golden", "/b/z.golden"])
    #expect(try find("/c").contains("/c/a.golden"))
  }

  @Test func `of a golden that is a link, what is pending where it leads to is found`() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/links", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: folder + "/links/x.golden", withDestinationPath: "../b/z.golden")
    #expect(try find("/links") == ["/links/x.golden"])
    try files.createSymbolicLink(atPath: folder + "/links/y.golden", withDestinationPath: "nowhere.golden")
    #expect(try find("/links") == ["/links/x.golden"])
  }

  @Test func `what is named twice is found once`() throws {
    #expect(try find("/b", "/b/a.golden", "/b") == ["/b/a.golden", "/b/z.golden"])
  }

  @Test func `a golden with nothing pending is none, and a path with nothing is an error`() throws {
    #expect(try find("/b/x.golden") == [])
    let error = #expect(throws: PendingSearchError.self) { try self.find("/none") }
    #expect(error?.problem == .missing)
  }

  @Test func `what is named in two ways, or through a link, is found once, by its first name`() throws {
    #expect(try find("/./b", "/b") == ["/./b/a.golden", "/./b/z.golden"])
    #expect(try find("/b/a.golden", "/b/../b/a.touchlog") == ["/b/a.golden"])
    try FileManager.default.createSymbolicLink(atPath: folder + "/c.golden", withDestinationPath: "b/z.golden")
    #expect(try find("") == ["/a.golden", "/b/a.golden", "/b/z.golden"])
    #expect(try find("/c.golden", "/b") == ["/b/a.golden", "/c.golden"])
  }

  @Test func `two names that differ in how an accent is put together are two`() throws {
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder)/b/\(name).golden.new"))
    }
    #expect(try find("/b").count == 4)
  }
}

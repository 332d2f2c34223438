import Foundation
import Goldens
import Testing
import Verification

struct RecordingSearchTests {
  /// A folder with these files in it, each empty; gone when the test is over.
  private func withFiles(_ names: [String], _ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "search-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in names {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: path))
    }
    try body(folder)
  }

  @Test func `folders are searched for logs, in the order of their bytes`() throws {
    try withFiles(["b/Z.touchlog", "b/a.touchlog", "a/é.touchlog", "a/c/d.touchlog", "a/notes.txt"]) {
      folder throws in
      let found = try RecordingSearch.find([folder])
      #expect(
        found.recordings.map { $0.path.dropFirst(folder.count + 1) } == [
          "a/c/d.touchlog", "a/é.touchlog", "b/Z.touchlog", "b/a.touchlog",
        ])
      #expect(found.obsolete == [])
    }
  }

  @Test func `a folder is a folder, whatever it is called`() throws {
    try withFiles(["all.touchlog/one.touchlog"]) { folder throws in
      #expect(try RecordingSearch.find([folder]).recordings.map(\.name) == ["one"])
      #expect(try RecordingSearch.find(["\(folder)/all.touchlog"]).recordings.map(\.name) == ["one"])
    }
  }

  @Test func `a golden without its log is obsolete; a pending one is nothing`() throws {
    try withFiles(["a.touchlog", "a.golden", "b.golden", "c.golden.new"]) { folder throws in
      #expect(try RecordingSearch.find([folder]).obsolete == ["\(folder)/b.golden"])
      #expect(try RecordingSearch.find(["\(folder)/a.touchlog"]).obsolete == [])
    }
  }

  @Test func `what is named twice is found once`() throws {
    try withFiles(["a.touchlog"]) { folder throws in
      #expect(try RecordingSearch.find([folder, "\(folder)/", "\(folder)/a.touchlog"]).recordings.count == 1)
      let spellings = ["a.touchlog", "./a.touchlog", "/a.touchlog"].map { "\(folder)/\($0)" }
      #expect(try RecordingSearch.find(spellings).recordings.count == 1)
    }
  }

  @Test func `a name with a bracket that never closes is no pattern, and has to be there`() throws {
    try withFiles(["a[1.touchlog", "b1.touchlog"]) { folder throws in
      #expect(try RecordingSearch.find(["\(folder)/a[1.touchlog"]).recordings.map(\.name) == ["a[1"])
      #expect(try RecordingSearch.find(["\(folder)/b[1].touchlog"]).recordings.map(\.name) == ["b1"])
      let error = #expect(throws: SearchError.self) { try RecordingSearch.find(["\(folder)/b[1"]) }
      #expect(error?.problem == .missing)
    }
  }

  @Test func `hidden folders are searched only where they are named`() throws {
    try withFiles([".build/a.touchlog", "b/.git/c.touchlog", "b/d.touchlog", ".e.touchlog", "b/.f.golden"]) {
      folder throws in
      let found = try RecordingSearch.find([folder])
      #expect(found.recordings.map(\.name) == ["d"])
      #expect(found.obsolete == [])
      #expect(try RecordingSearch.find(["\(folder)/.build"]).recordings.map(\.name) == ["a"])
    }
  }

  @Test func `logs whose names differ only in case are an error that names both`() throws {
    try withFiles(["a/tap.touchlog", "a/Tap.touchlog", "b/TAP.touchlog"]) { folder throws in
      let error = #expect(throws: SearchError.self) { try RecordingSearch.find([folder]) }
      #expect(
        error?.description
          == "\(folder)/a/tap.touchlog and \(folder)/a/Tap.touchlog are one file on disks that don't tell case apart; "
          + "rename one of them")
      #expect(try RecordingSearch.find(["\(folder)/a/Tap.touchlog"]).recordings.count == 1)
    }
  }

  @Test func `logs that would have one golden are an error that names both`() throws {
    try withFiles(["tap", "tap.touchlog"]) { folder throws in
      let error = #expect(throws: SearchError.self) {
        try RecordingSearch.find(["\(folder)/tap", "\(folder)/tap.touchlog"])
      }
      #expect(
        error?.description
          == "\(folder)/tap.touchlog and \(folder)/tap would have one golden; rename one of them")
      #expect(try RecordingSearch.find([folder]).recordings.map(\.name) == ["tap"])
    }
  }

  @Test func `a path that does not exist is an error, and so is a link that leads nowhere`() throws {
    try withFiles(["a.touchlog"]) { folder throws in
      #expect(throws: SearchError.self) { try RecordingSearch.find(["\(folder)/none"]) }
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "nowhere")
      #expect(throws: SearchError.self) { try RecordingSearch.find(["\(folder)/link"]) }
    }
  }

  @Test func `logs whose names differ only in how an accent is put together are an error`() throws {
    let (short, long) = ("caf\u{E9}", "cafe\u{301}")
    try withFiles(["\(short).touchlog", "\(long).touchlog"]) { folder throws in
      let error = #expect(throws: SearchError.self) { try RecordingSearch.find([folder]) }
      #expect(
        error?.description
          == "\(folder)/\(short).touchlog is there twice, its accents put together otherwise, which many disks take "
          + "for one file; rename one of them")
      let both = ["\(folder)/\(short).touchlog", "\(folder)/\(long).touchlog"]
      #expect(throws: SearchError.self) { try RecordingSearch.find(both) }
      #expect(try RecordingSearch.find([both[1]]).recordings.map { Array($0.path.utf8) } == [Array(both[1].utf8)])
    }
    try withFiles(["\(short).touchlog", "\(long).golden"]) { folder throws in
      let obsolete = try RecordingSearch.find([folder]).obsolete
      #expect(obsolete.map { Array($0.utf8) } == [Array("\(folder)/\(long).golden".utf8)])
    }
  }

  @Test func `goldens without a log are those of tests, or obsolete, each in order`() throws {
    let header = GoldenHeader(.test, log: "x", stage: "s")
    try withFiles(["b.golden", "d.golden", "e.golden"]) { folder throws in
      for name in ["a", "c"] {
        try Golden(header: header, lines: []).description.write(
          toFile: "\(folder)/\(name).golden", atomically: true, encoding: .utf8)
      }
      let found = try RecordingSearch.find([folder])
      #expect(found.ofTests == ["a", "c"].map { "\(folder)/\($0).golden" })
      #expect(found.obsolete == ["b", "d", "e"].map { "\(folder)/\($0).golden" })
    }
  }

  @Test(arguments: ["a//*.touchlog", "a/./t*.touchlog", "a/././/tap.touch*", ".//a/**/tap.touchlog"])
  func `a pattern finds the same however its folders are spelled`(pattern: String) throws {
    try withFiles(["a/tap.touchlog", "b/tap.touchlog"]) { folder throws in
      let found = try RecordingSearch.find(["\(folder)/\(pattern)"])
      #expect(found.recordings.map(\.path) == ["\(folder)/a/tap.touchlog"])
    }
  }
}

import Foundation
import Testing

@testable import TouchLogs

@Suite struct EarlierRecordingTests {
  static func mark(_ word: String) -> Frame { Frame(time: 0, content: .mark(word)) }

  /// As a crash leaves it, unless it is finished.
  static func record(_ word: String, on stage: String = "desk", into file: URL, isWhole: Bool = false) throws {
    var writer = try JournaledWriter(file, about: LogDescription(stage: stage))
    try writer.append(mark(word))
    if isWhole { try writer.finish(stopTime: 1) }
  }

  static func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `what recorders left is put aside as logs of their own, in their order`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Self.record("crashed", into: file)
      try Self.record("whole", into: file, isWhole: true)
      let whole = try Data(contentsOf: file)
      try Self.record("now", into: file, isWhole: true)
      #expect(try Self.names(folder) == ["x-1.touchlog", "x-2.touchlog", "x.touchlog"])
      #expect(try TouchLog(reading: folder.appending(path: "x-1.touchlog")).frames == [Self.mark("crashed")])
      #expect(try Data(contentsOf: folder.appending(path: "x-2.touchlog")) == whole)
      #expect(try TouchLog(reading: file).frames == [Self.mark("now")])
    }
  }

  @Test func `a whole log only gets another name, and the next one its permissions`() async throws {
    func number(_ file: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    }
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Self.record("whole", into: file, isWhole: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      let before = try number(file)
      try Self.record("now", into: file)
      #expect(before != nil)
      #expect(try number(folder.appending(path: "x-1.touchlog")) == before)
      let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(rights == 0o600)
      #expect(try TouchLog.recovering(file).log.frames == [Self.mark("now")])
      // By way of a link the log itself is moved, and the link leads to the next one.
      let way = folder.appending(path: "way.touchlog")
      try FileManager.default.createSymbolicLink(at: way, withDestinationURL: file)
      try Self.record("by the link", into: way, isWhole: true)
      try Self.record("again", into: way, isWhole: true)
      let names = ["x-1.touchlog", "x-2.touchlog", "x-3.touchlog", "x.touchlog"]
      #expect(try Self.names(folder) == ["way.touchlog"] + names)
      let words = try names.map { try TouchLog(reading: folder.appending(path: $0)).frames }
      #expect(words == ["whole", "now", "by the link", "again"].map { [Self.mark($0)] })
    }
  }

  @Test func `where nothing can be begun, no log of nothing is left`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: String(repeating: "x", count: 245) + ".touchlog")
      #expect(throws: LogError.self) { try JournaledWriter(file, about: LogDescription()) }
      let left = try Self.names(folder)
      #expect(left.isEmpty)
    }
  }

  @Test func `a URL that is no file's is refused, whatever path it has`() throws {
    let url = try #require(URL(string: "https://example.com/x.touchlog"))
    let error = #expect(throws: LogError.self) { try JournaledWriter(url, about: LogDescription()) }
    #expect(
      error?.description
        == "the log can't be written: \"x.touchlog\": https://example.com/x.touchlog is no file; give a URL of one, as "
        + "URL(filePath:) makes it")
    #expect(throws: LogError.self) { try FrameRing(seconds: 9, bytes: 4096, file: url) }
    #expect(throws: LogError.self) { try TouchLog().write(to: url) }
  }

  @Test func `a journal whose log is gone is put aside too`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Self.record("left", into: file)
      try FileManager.default.removeItem(at: file)
      try Self.record("now", into: file, isWhole: true)
      #expect(try TouchLog(reading: folder.appending(path: "x-1.touchlog")).frames == [Self.mark("left")])
    }
  }

  @Test func `a log and another log's journal beside it are both put aside`() async throws {
    try await withFolder { folder in
      let (file, other) = (folder.appending(path: "x.touchlog"), folder.appending(path: "y.touchlog"))
      try Self.record("other", on: "another", into: other)
      try Self.record("mine", into: file, isWhole: true)
      try Self.record("mine, later", into: file, isWhole: true)
      try FileManager.default.moveItem(atPath: other.path + ".journal", toPath: file.path + ".journal")
      try Self.record("now", into: file, isWhole: true)
      let words = try (1...3).map { try TouchLog(reading: folder.appending(path: "x-\($0).touchlog")).frames }
      #expect(words == [[Self.mark("mine")], [Self.mark("mine, later")], [Self.mark("other")]])
    }
  }

  @Test func `what is no log stays, and nothing is recorded over it`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Data("a letter to a friend".utf8).write(to: file)
      let errors = [
        #expect(throws: LogError.self) { try JournaledWriter(file, about: LogDescription()) },
        #expect(throws: LogError.self) { try FrameRing(seconds: 9, bytes: 4096, file: file) },
      ]
      for error in errors {
        #expect(
          error?.description
            == "the log can't be written: \"x.touchlog\" holds something else than a log, and stays; record into "
            + "another file")
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "a letter to a friend")
      #expect(try Self.names(folder) == ["x.touchlog"])
    }
  }

  @Test func `a recording without a frame is not worth keeping`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      for _ in 0..<3 { _ = try JournaledWriter(file, about: LogDescription()) }
      for _ in 0..<3 { _ = try FrameRing(seconds: 9, bytes: 4096, file: folder.appending(path: "y.ring")) }
      #expect(try Self.names(folder) == ["x.touchlog", "x.touchlog.journal", "y.ring"])
    }
  }

  @Test func `of what rings left the last eight are kept`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.ring")
      for launch in 1...11 {
        _ = try FrameRingTests.ring(seconds: 9, bytes: 4096, [Self.mark("\(launch)")], file: file)
      }
      let kept = (3...10).map { "x-\($0).touchlog" }
      #expect(Set(try Self.names(folder)) == Set(kept + ["x.ring"]))
      #expect(try TouchLog(reading: folder.appending(path: "x-10.touchlog")).frames == [Self.mark("10")])
      #expect(try TouchLog(reading: LogRepair(file).bytes).frames == [Self.mark("11")])
    }
  }

  @Test func `no other log is removed, and none that is called alike keeps a ring from its start`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.ring")
      let others = ["x-01.touchlog", "x-7.touchlog", "x-2024.touchlog", "x-last.touchlog"]
      for name in others { try Self.record(name, into: folder.appending(path: name), isWhole: true) }
      for launch in 1...12 {
        _ = try FrameRingTests.ring(seconds: 9, bytes: 4096, [Self.mark("\(launch)")], file: file)
      }
      let kept = (2028...2035).map { "x-\($0).touchlog" }
      #expect(Set(try Self.names(folder)) == Set(kept + others + ["x.ring"]))
      for name in others {
        #expect(try TouchLog(reading: folder.appending(path: name)).frames == [Self.mark(name)])
      }
      let newest = try TouchLog(reading: folder.appending(path: "x-2035.touchlog"))
      #expect(newest.frames == [Self.mark("11")])
      #expect(newest.about.others == [.init(key: "earlier", value: "x.ring")])
    }
  }
}

import Foundation
import Testing

@testable import ReplayTesting

/// A test of all recordings of a folder has a case in every event: without one it would be green.
@MainActor struct RecordingTests {
  private let place = NSTemporaryDirectory() + "r-\(UUID().uuidString.prefix(8))/recordings"

  /// Puts files there, of which nothing but the names matters.
  private func put(_ names: String...) throws {
    for name in names {
      let file = URL(fileURLWithPath: "\(place)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func remove() {
    try? FileManager.default.removeItem(at: URL(fileURLWithPath: place).deletingLastPathComponent())
  }

  /// What the replay of the folder's only recording says, without the place.
  private func complaint(of folder: String) async throws -> String {
    let found = Recording.all(at: "\(place)/\(folder)")
    #expect(found.count == 1)
    return try await complaint(of: #require(found.first))
  }

  private func complaint(of recording: Recording) async throws -> String {
    var text = ""
    await withKnownIssue { text = await expectReplay(recording, on: DeskStage.self, update: .never).text }
    return text.replacing(place, with: "recordings")
  }

  @Test func `every log of a folder is a recording, by name`() throws {
    defer { remove() }
    try put("bar/b.touchlog", "bar/a.touchlog", "bar/a.golden", "card/c.touchlog")
    #expect(Recording.all(at: "\(place)/bar").map(\.description) == ["bar/a", "bar/b"])
  }

  @Test func `a folder that is not there fails by name, with the one that is nearly called so`() async throws {
    defer { remove() }
    try put("raised-bar/a.touchlog")
    #expect(
      try await complaint(of: "rased-bar")
        == "recordings/rased-bar: there is no such folder; did you mean recordings/raised-bar?\n")
    #expect(
      try await complaint(of: "checkout")
        == "recordings/checkout: there is no such folder; name one that has logs\n")
  }

  @Test func `a folder without a log fails`() async throws {
    defer { remove() }
    try put("bar/a.golden")
    #expect(
      try await complaint(of: "bar")
        == "recordings/bar: there is no log in it; record one, or name another folder\n")
  }

  @Test func `a folder that can't be searched fails with what the search says`() async throws {
    defer { remove() }
    try put("bar/a.touchlog", "bar/A.touchlog")
    #expect(
      try await complaint(of: "bar").hasPrefix(
        "recordings/bar: recordings/bar/a.touchlog and recordings/bar/A.touch"))
  }

  @Test func `a log that is not there fails with the one that is`() async throws {
    defer { remove() }
    try put("contacts/tap-row.touchlog", "card/drag.touchlog")
    #expect(
      try await complaint(of: Recording(path: "\(place)/card/tap-row.touchlog"))
        == "recordings/card/tap-row.touchlog: there is no such log; there is recordings/contacts/tap-row.touchlog\n"
    )
    #expect(
      try await complaint(of: Recording(path: "\(place)/card/drog.touchlog"))
        == "recordings/card/drog.touchlog: there is no such log; did you mean recordings/card/drag.touchlog?\n")
    #expect(
      try await complaint(of: Recording(path: "\(place)/login/tap.touchlog"))
        == "recordings/login/tap.touchlog: there is no such log; record it, or name another\n")
  }

  @Test func `of a log's name with its ending twice, or without it, the log is told`() async throws {
    defer { remove() }
    try put("bar/tap.touchlog", "bar/tap-by-hand.touchlog")
    for name in ["tap", "tap.touchlog.touchlog"] {
      #expect(
        try await complaint(of: Recording(path: "\(place)/bar/\(name)"))
          == "recordings/bar/\(name): there is no such log; did you mean recordings/bar/tap.touchlog?\n")
    }
  }
}

import Foundation
import Testing
import TouchLogs

struct LogSourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("log-source-\(UUID().uuidString)")

  @Test func `a pipe is refused instead of waited for`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("x.touchlog")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let error = #expect(throws: LogError.self) { try LogReader(pipe) }
    #expect(error?.description == "the log can't be read: it is not a regular file")
  }

  @Test func `a link is followed to its log`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = Finger().tap(at: .zero).log()
    let (file, link) = (folder.appendingPathComponent("x.touchlog"), folder.appendingPathComponent("link.touchlog"))
    try log.write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try TouchLog(reading: link) == log)
  }
}

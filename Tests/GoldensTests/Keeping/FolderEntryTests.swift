import Foundation
import Testing

@testable import Goldens

@Suite final class FolderEntryTests {
  let folder = NSTemporaryDirectory() + "entries-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `files, folders and links are told apart, and hidden ones are left out`() throws {
    for name in ["tap.touchlog", ".hidden", "é.golden"] {
      #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil))
    }
    try FileManager.default.createDirectory(atPath: "\(folder)/deeper", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "deeper")
    for start in [folder, folder + "/"] {
      let entries = try #require(FolderEntry.all(in: start)).sorted { $0.path < $1.path }
      #expect(entries.map(\.path) == ["deeper", "link", "tap.touchlog", "é.golden"].map { "\(folder)/\($0)" })
      #expect(entries.map(\.kind) == [.folder, .unsaid, .file, .file])
    }
  }

  @Test func `a folder that is not there can't be listed, and neither can a file`() {
    #expect(FolderEntry.all(in: folder + "/nowhere") == nil)
    #expect(FileManager.default.createFile(atPath: folder + "/file", contents: nil))
    #expect(FolderEntry.all(in: folder + "/file") == nil)
  }
}

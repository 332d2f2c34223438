import Foundation
import Testing
import Verification

struct KnownFailuresTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a list says the same whatever its lines end with`(end: String) throws {
    let folder = NSTemporaryDirectory() + "known-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["one", "two"] { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name).touchlog")) }
    let lines = ["# until keyboards are modelled", "differs one.touchlog", "", "  missing two.touchlog", ""]
    let known = try KnownFailures(lines.joined(separator: end), file: "\(folder)/known.txt")
    #expect(known.verdict(of: RecordingFile(path: "\(folder)/one.touchlog")) == .differs)
    #expect(known.verdict(of: RecordingFile(path: "\(folder)/two.touchlog")) == .missing)
    let error = #expect(throws: KnownFailureError.self) {
      try KnownFailures((lines + ["differs none.touchlog"]).joined(separator: end), file: "\(folder)/known.txt")
    }
    #expect(error?.line == 6)
    #expect(error?.problem == .gone("\(folder)/none.touchlog"))
  }

  @Test func `what lies in a pack is named by its place there`() throws {
    let folder = NSTemporaryDirectory() + "known-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pack = "\(folder)/all.touchpack"
    try Data(RecordingPack.bytes(of: ["a/one.touchlog": [1]], for: pack)).write(to: URL(fileURLWithPath: pack))
    let known = try KnownFailures("differs all.touchpack/a/one.touchlog", file: "\(folder)/known.txt")
    #expect(known.verdict(of: RecordingFile(path: "\(pack)/a/one.touchlog")) == .differs)
    let error = #expect(throws: KnownFailureError.self) {
      try KnownFailures("differs all.touchpack/a/two.touchlog", file: "\(folder)/known.txt")
    }
    #expect(error?.problem == .gone("\(pack)/a/two.touchlog"))
  }
}

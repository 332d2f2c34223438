import Foundation
import Subprocess
import SystemPackage
import Testing
@testable import Verification

struct RecordingPackTests {
  private func withPack(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = try written(bytes)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func written(_ bytes: [UInt8]) throws -> String {
    let path = NSTemporaryDirectory() + "pack-\(UUID().uuidString).touchpack"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private let files: [String: [UInt8]] = [
    "b/two.touchlog": Array(repeating: 7, count: 513), "a/one.touchlog": [], "a/one.golden": [1, 2, 3],
    "folder-\(String(repeating: "x", count: 90))/é/name.touchlog": [9],
  ]

  @Test func `what was put in comes out, in order, the same bytes every time`() throws {
    let bytes = try RecordingPack.bytes(of: files, for: "a.touchpack")
    #expect(bytes.count.isMultiple(of: 512))
    #expect(try RecordingPack.bytes(of: files, for: "a.touchpack") == bytes)
    try withPack(bytes) { path throws in
      let pack = try RecordingPack(path)
      #expect(pack.names == files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      for (name, bytes) in files { #expect(try pack.bytes(of: name) == bytes) }
      #expect(try pack.bytes(of: "none") == nil)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tar")))
  func `tar takes it apart`() async throws {
    let path = try written(try RecordingPack.bytes(of: files, for: "a.touchpack"))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tar = try await Subprocess.run(
      .path("/usr/bin/tar"), arguments: ["-tf", path], output: .string(limit: 1 << 16), error: .discarded)
    #expect(tar.terminationStatus.isSuccess)
    #expect("\(tar.standardOutput)".split(separator: "\n").count == files.count)
  }

  @Test func `no truncated and no changed pack traps`() throws {
    let bytes = try RecordingPack.bytes(of: files, for: "a.touchpack")
    for end in stride(from: 0, to: bytes.count, by: 97) {
      try withPack(Array(bytes[..<end])) { _ = try? RecordingPack($0) }
    }
    // Behind the sum stands a byte that nobody reads.
    for place in 0..<512 where place != 155 {
      var changed = bytes
      changed[place] ^= 0x15
      try withPack(changed) { path throws in
        #expect(throws: PackError.self) { try RecordingPack(path) }
      }
    }
  }

  @Test func `a size that reaches past the end is damage`() throws {
    let header = try #require(TarHeader(name: "a", size: 1 << 32).bytes())
    try withPack(header) { path throws in
      #expect(throws: PackError(pack: path, problem: .damaged(0))) { try RecordingPack(path) }
    }
  }

  @Test func `a name that is there twice and one that is too long are refused`() throws {
    let header = try #require(TarHeader(name: "a", size: 0).bytes())
    try withPack(header + header) { path throws in
      #expect(throws: PackError(pack: path, problem: .twice("a"))) { try RecordingPack(path) }
    }
    let long = String(repeating: "x", count: 101)
    #expect(throws: PackError(pack: "a.touchpack", problem: .longName(long))) {
      try RecordingPack.bytes(of: [long: []], for: "a.touchpack")
    }
  }

  @Test func `folders and links of other archivers are passed over`() throws {
    let folder = try #require(TarHeader(name: "folder/", size: 0).bytes(kind: UInt8(ascii: "5")))
    let file = try #require(TarHeader(name: "a", size: 0).bytes())
    let end = [UInt8](repeating: 0, count: 1024)
    try withPack(folder + file + end) { path throws in #expect(try RecordingPack(path).names == ["a"]) }
  }

  @Test func `a pack that was cut anywhere is damaged`() throws {
    let bytes = try RecordingPack.bytes(of: ["a": [1], "b": [], "c": [2, 3]], for: "a.touchpack")
    for count in stride(from: 0, through: bytes.count - 1024, by: 256) {
      try withPack(Array(bytes[..<count])) { path throws in
        #expect(throws: PackError.self, "\(count)") { try RecordingPack(path) }
      }
    }
  }

  @Test(arguments: "LKxg".utf8) func `long names in an archiver's own form are refused`(kind: UInt8) throws {
    let long = try #require(TarHeader(name: "././@LongLink", size: 0).bytes(kind: kind))
    try withPack(long + [UInt8](repeating: 0, count: 1024)) { path throws in
      #expect(throws: PackError(pack: path, problem: .otherForm)) { try RecordingPack(path) }
    }
  }

  @Test func `a pack that is cut while it is open is damaged, and ends nothing`() throws {
    let bytes = try RecordingPack.bytes(
      of: ["a": [1], "b": Array(repeating: 7, count: 100_000)], for: "a.touchpack")
    try withPack(bytes) { path throws in
      let pack = try RecordingPack(path)
      #expect(truncate(path, 2048) == 0)
      #expect(try pack.file("a") == [1])
      #expect(throws: PackError(pack: path, problem: .damaged(2048))) { try pack.file("b") }
      #expect(throws: PackError(pack: path, problem: .damaged(2048))) { try pack.bytes(of: "b") }
    }
  }
}

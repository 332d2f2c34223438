import Foundation
import Testing
import TouchLogs

@testable import ReplayCLI

/// Where commands put what they make.
struct OutputFileTests {
  private func write(_ text: String, to path: String, force: Bool = true) throws {
    try OutputFile(path: path, force: force).write(Array(text.utf8))
  }

  @Test func `a folder that is not there, and no name at all, are told by themselves`() throws {
    let desk = try Desk()
    #expect {
      try write("new", to: desk.url("no/where/x.touchlog").path)
    } throws: {
      "\($0)".hasSuffix(
        "/no/where/x.touchlog could not be written: there is no folder \(desk.url("no/where").path); make it, or name another"
      )
    }
    #expect { try write("new", to: "") } throws: { "\($0)" == "a file to be written has no name; give one" }
    try write("new", to: desk.url("x.touchlog").path)
  }

  @Test func `a link stays a link, and what it leads to is replaced`() throws {
    let desk = try Desk()
    try desk.write("old", to: "there/target.txt")
    let link = desk.url("link.txt").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "there/target.txt")
    #expect(throws: OutputFileError.self) { try write("new", to: link, force: false) }
    try write("new", to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "there/target.txt")
    #expect(try desk.text("there/target.txt") == "new")
  }

  @Test func `a pipe is written into, and stays`() async throws {
    let desk = try Desk()
    let pipe = desk.url("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    // Open for both ends, so that neither waits for the other.
    let reader = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try write("words", to: pipe, force: false)
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "words")
    #expect(try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func `what the shell made standard output is written into, too`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let run = try await Tool.run(["text", "press.touchlog", "-o", "/dev/stdout"], into: "press.txt", in: desk)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try desk.text("press.txt").hasPrefix("touchlog 1\n"))
  }

  @Test func `a device is never replaced`() throws {
    try write("words", to: "/dev/null")
    let facts = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(facts[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func `what was private stays private`() throws {
    let desk = try Desk()
    try desk.write("old", to: "file.txt")
    let path = desk.url("file.txt").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try write("new", to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a folder is refused, and so is another file unless forced`() throws {
    let desk = try Desk()
    try desk.write("mine", to: "file.txt")
    #expect(throws: OutputFileError.self) { try write("other", to: desk.path) }
    #expect(throws: OutputFileError.self) { try write("other", to: desk.url("file.txt").path, force: false) }
    try write("mine", to: desk.url("file.txt").path, force: false)
    #expect(try desk.text("file.txt") == "mine")
  }

  @Test func `a draft is in no folder before it is whole, and in its place alone after that`() throws {
    let desk = try Desk()
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: desk.path).sorted() }
    let before = try names()
    let draft = try OutputFile(path: desk.url("x.txt").path, force: false).draft()
    try draft.write(Array(repeating: 7, count: 1 << 17))
    #if os(Linux)
      #expect(try names() == before)
    #endif
    try draft.keep()
    #expect(try names() == (before + ["x.txt"]).sorted())
    #expect(try Data(contentsOf: desk.url("x.txt")).count == 1 << 17)
    do {
      let second = try OutputFile(path: desk.url("y.txt").path, force: false).draft()
      try second.write([1])
      try second.end()
      #if os(Linux)
        // A command that is killed before all of its files are whole leaves none.
        #expect(try names() == (before + ["x.txt"]).sorted())
      #endif
    }
    #expect(try names() == (before + ["x.txt"]).sorted())
  }

  @Test func `what came there since it was looked at stays, unless forced`() throws {
    let desk = try Desk()
    let path = desk.url("x.txt").path
    for (words, force) in [("mine", false), ("new", false), ("mine", true)] {
      let draft = try OutputFile(path: path, force: force).draft()
      try draft.write(Array("new".utf8))
      try draft.end()
      try desk.write(words, to: "x.txt")
      if words == "mine", !force {
        #expect { try draft.takePlace() } throws: {
          "\($0)".contains("x.txt is there already and says something else")
        }
        #expect(try desk.text("x.txt") == "mine")
      } else {
        try draft.takePlace()
        #expect(try desk.text("x.txt") == "new")
      }
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path).allSatisfy { !$0.hasPrefix(".replay-") })
  }

  @Test func `where a link leads to nothing, the file is made there or in its place`() throws {
    let desk = try Desk()
    let link = desk.url("link.txt").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none.txt")
    try write("new", to: link, force: false)
    #expect(try desk.text("link.txt") == "new")
  }
}

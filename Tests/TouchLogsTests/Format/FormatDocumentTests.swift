import Foundation
import Testing
@testable import TouchLogs

/// `Format.md` is the law: what it shows is what is written.
@Suite struct FormatDocumentTests {
  static let example = {
    var log = Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "tap")
    log.stopTime = 0.08
    return log
  }()

  @Test func exampleIsWrittenByteForByte() throws {
    let document = try Self.fenced("hex")
    let dump = try Self.dump(Self.example)
    #expect(try Self.example.bytes() == document.bytes, "\(dump)")
    #expect(try TouchLog(reading: document.bytes) == Self.example)
  }

  @Test func exampleInflatesToTheColumnsShown() throws {
    let blocks = try DamageTests.blocks(try Self.example.bytes())
    let range = try #require(blocks.first { $0.kind == .samples }).range
    let block = try Self.example.bytes()[range]
    let header = try BlockHeader(Array(block))
    // Behind the header stand 8 bytes of time and three counts of one byte each.
    let stream = Array(block.dropFirst(header.byteCount + 11).dropLast(4))
    let columns = try Self.fenced("columns").bytes
    #expect(try Inflate.unpacked(stream[...], count: columns.count) == columns)
  }

  @Test func exampleIsWrittenLineForLine() throws {
    #expect(try Self.fenced("text").text == Self.example.text)
  }

  @Test func everyGridAndColumnIsDocumented() throws {
    let text = try Self.document()
    for grid in Grid.allCases { #expect(text.contains("| \(grid.rawValue) | ")) }
    for type in BlockType.allCases { #expect(text.contains("| \(type.rawValue) | \(type) |")) }
  }

  /// Bytes in columns of sixteen, for the document.
  private static func dump(_ log: TouchLog) throws -> String {
    let digits = try log.bytes().map(hex)
    return stride(from: 0, to: digits.count, by: 16).map { start in
      digits[start..<min(start + 16, digits.count)].joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func document() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    return try String(
      contentsOf: root.appending(path: "Sources/TouchLogs/TouchLogs.docc/Format.md"), encoding: .utf8)
  }

  /// What stands in the document's only fence of that name; a `#` in it begins a comment of a hex dump.
  private static func fenced(_ name: String) throws -> (text: String, bytes: [UInt8]) {
    let parts = try document().components(separatedBy: "```\(name)\n")
    try #require(parts.count == 2)
    let text = try #require(parts[1].components(separatedBy: "```").first)
    let digits = text.split(separator: "\n").flatMap { line in
      line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
    }
    return (text, digits.compactMap { UInt8($0, radix: 16) })
  }
}

import Foundation
import Traces

/// Which goldens a run of tests asked for: noted by the assertions, read by whoever looks for those that nobody
/// asks for.
///
/// Each process appends to a file of its own in one folder, a line a golden: `whole /…/press.golden`, or `part`
/// where only some of the tests were to run.
public struct GoldenUse: Sendable {
  /// Names the folder; unset, nothing is noted.
  public static let variable = "TOUCHSTONE_USED"
  private static let ending = ".used"

  /// Paths. Two that differ only in how an accent is put together count as one: some disks put it together anew.
  private var goldens: Set<String> = []
  /// Those that lie somewhere in them were asked for.
  private var folders: Set<Substring> = []
  /// Whether some of the tests were left out, so that it says nothing that a golden was not asked for.
  public private(set) var isOfPart = false

  /// Notes that a golden was asked for.
  /// - Throws: where the folder can't be written.
  public static func note(_ golden: String, isPart: Bool, in folder: String) throws(GoldenError) {
    let line = "\(isPart ? "part" : "whole") \(Escaping.escaped(standardized(golden)))\n"
    try DiskFile.append(Array(line.utf8), to: "\(folder)/\(getpid())\(ending)")
  }

  /// Reads what all processes noted.
  /// - Throws: where the folder can't be listed, holds no notes, or a note can't be read.
  public init(in folder: String) throws(GoldenError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let notes = names.filter { $0.hasSuffix(Self.ending) }.sorted()
    guard !notes.isEmpty else { throw GoldenError(.noNotes, file: folder) }
    for name in notes {
      let path = "\(folder)/\(name)"
      let bytes = try DiskFile.contents(of: path, named: path, limit: Golden.largestFile) ?? []
      for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
        let pieces = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
        guard pieces.count == 2, pieces[0] == "whole" || pieces[0] == "part" else {
          throw GoldenError(.missing(line: "whole PATH"), file: path, line: index + 1)
        }
        if pieces[0] == "part" { isOfPart = true }
        note(pieces[1])
      }
    }
  }

  /// With the folders around it, as far as they are not known yet.
  private mutating func note(_ golden: Substring) {
    guard goldens.insert(String(golden)).inserted else { return }
    var folder = golden
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      guard folders.insert(folder).inserted else { return }
    }
  }

  /// Whether the golden was asked for.
  public func has(_ golden: String) -> Bool { goldens.contains(Escaping.escaped(Self.standardized(golden))) }

  /// Whether any golden in that folder, however deep, was asked for: its tests ran.
  public func hasAny(in folder: String) -> Bool {
    folders.contains(Escaping.escaped(Self.standardized(folder))[...])
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

import ArgumentParser
import Foundation
import Goldens
import Traces
import Verification

/// `replay pack-all PATH… -o X.touchpack`
struct PackAllCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack-all",
    abstract: "Puts recordings and their goldens into one file.",
    discussion: """
      A tar archive, for moving thousands of small files as one: `replay verify` and `explain` read it as if it were a \
      folder, X.touchpack/NAME.touchlog, and never write to it. The same recordings make the same bytes.
      """)

  @Argument(help: ArgumentHelp("Logs, or folders that are searched for *.touchlog.", valueName: "path"))
  var paths: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The pack to write.", valueName: "x.touchpack"))
  var path: String

  @OptionGroup var output: ForceOption

  func validate() throws {
    guard path.hasSuffix(RecordingPack.ending) else {
      throw ValidationError("A pack's name ends in .touchpack: '\(path)'.")
    }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    if let packed = paths.first(where: { PackedPath.pack(at: $0) != nil }) {
      throw ValidationError("\(packed) is in a pack already; name files and folders.")
    }
    // A pack that lies among them, such as the one that is about to be written, has its own copies.
    let recordings = try RecordingSearch.find(paths).recordings.filter { !$0.isPacked }
    guard !recordings.isEmpty else {
      surroundings.complain("replay: there is no .touchlog file in \(paths.joined(separator: ", "))")
      return ToolExit.nothingSelected
    }
    if let nameless = recordings.first(where: { !$0.path.hasSuffix(FileEnding.log) }) {
      throw ValidationError(
        "\(nameless.path) doesn't end in \(FileEnding.log), by which logs in a pack are found; rename it.")
    }
    var files: [String: [UInt8]] = [:]
    var sources: [String: String] = [:]
    for recording in recordings {
      let name = Self.name(recording.path)
      if let other = sources.updateValue(recording.path, forKey: name) {
        throw SameNameInPack(one: other, other: recording.path, name: name)
      }
      files[name] = try InputFile.bytes(of: recording.path)
      let golden = recording.store.path
      if FileManager.default.fileExists(atPath: golden) {
        files[Self.name(golden)] = try InputFile.bytes(of: golden)
      }
    }
    let pack = OutputFile(path: path, force: output.force, sources: recordings.map(\.path))
    try pack.write(try RecordingPack.bytes(of: files, for: path))
    let count = Counted.text(recordings.count, "recording")
    try surroundings.output.write(
      "wrote \(Escaping.escaped(path)): \(count).   Next: \(surroundings.name) verify \(ShellWord.quoted(path))\n")
    return ToolExit.done
  }

  /// The path as it was named, from nowhere: `rec/a.touchlog` of `/rec/./a.touchlog` and of `../rec/a.touchlog`.
  private static func name(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." && $0 != ".." }
      .joined(separator: "/")
  }
}

/// Two recordings that a pack can't tell apart.
private struct SameNameInPack: Error, CustomStringConvertible {
  let one: String
  let other: String
  let name: String

  var description: String {
    "\(Escaping.escaped(one)) and \(Escaping.escaped(other)) would both be \(Escaping.escaped(name)) in the pack; "
      + "pack them from a folder above both"
  }
}

import ArgumentParser
import Foundation
import TouchLogs
import Traces
import Verification

/// `replay split X.touchlog --idle S -o FOLDER`
struct SplitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Cuts a log where nothing happens for a while, each piece a log of its own.",
    discussion: """
      Writes FOLDER/NAME-1.touchlog and so on, NAME being the log's. Nothing happens where no frame comes and nothing \
      is down: a finger that rests is no silence.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(parsing: .unconditional, help: ArgumentHelp("How long a silence must be.", valueName: "seconds"))
  var idle: Double

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Where the pieces go.", valueName: "folder"))
  var folder: String

  @OptionGroup var output: ForceOption

  /// Files that every system lets a process have open.
  private static let mostOpen = 200

  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("-o needs a folder.") }
    guard idle > 0, idle.isFinite else { throw ValidationError("--idle needs a number of seconds above 0.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let read = try InputFile.longLog(at: log)
    guard read.times != nil else { throw NothingLeft(paths: [log], length: nil) }
    let parent = folder.hasSuffix("/") ? folder : folder + "/"
    try Folder.make(folder)
    var (drafts, paths): ([OutputDraft], [String]) = ([], [])
    let (pieces, longest) = try read.split(idle: idle) { index in
      let path = "\(parent)\(InputFile.name(of: log))-\(index + 1).touchlog"
      try drafts.last?.end(staysOpen: drafts.count < Self.mostOpen)
      drafts.append(try OutputFile(path: path, force: output.force, sources: [log]).draft())
      paths.append(path)
      return drafts[index]
    }
    // All can be written, or none is.
    try drafts.last?.end()
    for draft in drafts { try draft.keep() }
    var lines = zip(paths, pieces).map { path, count in
      "wrote \(Escaping.escaped(path)): \(LogCount(frames: count.frames, samples: count.samples))"
    }
    let later = "\(parent)\(InputFile.name(of: log))-\(pieces.count + 1).touchlog"
    if FileManager.default.fileExists(atPath: later) {
      lines.append(
        "\(Escaping.escaped(later)) is of an earlier split, as others after it may be; it was left there.")
    }
    if pieces.count == 1, let longest {
      lines.append("Nothing is idle for so long; the longest silence is \(Seconds.text(longest)) s.")
    }
    lines.append("Next: \(surroundings.name) show \(ShellWord.quoted(paths.first ?? log))")
    try surroundings.output.write(lines.joined(separator: "\n") + "\n")
    return ToolExit.done
  }
}

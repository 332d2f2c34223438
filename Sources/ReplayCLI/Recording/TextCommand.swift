import ArgumentParser
import TouchLogs
import Traces

/// `replay text X.touchlog`
struct TextCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Prints a log as text, a line a frame, for people and scripts.",
    discussion: "`replay pack` makes a log of the same frames of it again, to the last bit of each number.")

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A file to write instead of standard output.", valueName: "file"))
  var path: String?

  @Flag(help: "Print a small log in one line, to be pasted where a log's path is asked for.")
  var short = false

  @Flag(help: "Print that line as a QR code, for a phone to take from the screen.")
  var qr = false

  @OptionGroup var output: ForceOption

  func validate() throws {
    guard !qr || path == nil else { throw ValidationError("Give either --qr or -o: a code is for the screen.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    if qr {
      // Colours and all: nothing of the log's own text is in it.
      let code = try code(of: try InputFile.log(at: log))
      if let width = surroundings.output.width, width < code.columns {
        throw TooWideForTerminal(path: log, columns: code.columns, width: width)
      }
      try surroundings.output.writeRaw(code.text(colored: surroundings.output.isTerminal))
    } else if short {
      let line = try LogLine.line(for: try InputFile.log(at: log)) + "\n"
      try write(in: surroundings) { try $0(line) }
    } else {
      // Twice: damage is told before anything is printed, and no log is ever whole in memory.
      let end = try InputFile.readThrough(log)
      try write(in: surroundings) { try writeFrames(of: end, $0) }
    }
    return ToolExit.done
  }

  private func write(in surroundings: Surroundings, _ text: (_ write: (String) throws -> Void) throws -> Void)
    throws
  {
    guard let path else { return try text { try surroundings.output.write($0) } }
    let draft = try OutputFile(path: path, force: output.force, sources: [log]).draft()
    try text { try draft.write(Array($0.utf8)) }
    try draft.keep()
  }

  private func writeFrames(of end: LogReader, _ write: (String) throws -> Void) throws {
    var reader = try InputFile.reader(of: log)
    var writer = LogTextWriter()
    var text = writer.header(for: end.about, unknown: end.unknown)
    // A log that is being recorded may have more by now.
    for _ in 0..<end.report.frames {
      guard let frame = try reader.next() else { break }
      text += writer.line(for: frame)
      if text.utf8.count > 1 << 16 {
        try write(text)
        text = ""
      }
    }
    try write(text + writer.footer(stopTime: end.stopTime))
  }

  private func code(of read: TouchLog) throws -> QRCode {
    let line = Array(try LogLine.line(for: read).utf8)
    guard let code = QRCode(line) else { throw TooLargeForCode(path: log, count: line.count) }
    return code
  }
}

/// A code that a terminal would break into lines that no phone can read.
struct TooWideForTerminal: Error, CustomStringConvertible {
  let path: String
  let columns: Int
  let width: Int
  var description: String {
    "the code of \(Escaping.escaped(path)) is \(columns) columns wide, and the terminal has \(width); "
      + "widen it, or print the line with --short"
  }
}

/// A log whose line is longer than any code.
private struct TooLargeForCode: Error, CustomStringConvertible {
  let path: String
  let count: Int
  var description: String {
    "\(Escaping.escaped(path)) makes a line of \(count) bytes, and a code holds \(QRCode.mostBytes); "
      + "cut what matters out of it with `replay slice`"
  }
}

import ArgumentParser
import TouchLogs
import Traces

/// `replay show X.touchlog`
struct ShowCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints a log's frames.",
    discussion: """
      For people, times are milliseconds since the first frame, and numbers are rounded. As JSON every number is \
      the log's own, to the last bit; one that JSON has no word for is a string, as `replay text` spells it.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only the frame at that time and three to both sides.", valueName: "seconds"))
  var at: Double?

  @Flag(help: "Print JSON, a frame a line: schemaVersion, the screen, and the frames.")
  var json = false

  @Flag(help: "Go on while the log is being recorded, until its recorder ends.")
  var follow = false

  func validate() throws {
    guard at.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw ValidationError("--at needs a number of seconds, 0 or more.")
    }
    guard at == nil || !follow else { throw ValidationError("Give either --at or --follow.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    if follow { return try await FollowedLog(path: log, json: json).show(in: surroundings) }
    let reader = try InputFile.reader(of: log)
    var shown: any FrameListing = json ? FrameJSON(about: reader.about) : FrameTable(about: reader.about, at: at)
    var text = shown.head
    var window = FrameWindow(reader: reader, path: log, at: at)
    while let frame = try window.next() {
      text += try shown.entry(for: frame)
      if text.utf8.count > 1 << 16 {
        try surroundings.output.write(text)
        text = ""
      }
    }
    try surroundings.output.write(text + shown.foot)
    return try window.report(to: surroundings)
  }
}

/// A way to print frames, one after another.
protocol FrameListing {
  var head: String { get }
  mutating func entry(for frame: NumberedFrame) throws -> String
  var foot: String { get }
}

/// A frame with its place in the log, counted from 1.
struct NumberedFrame {
  let number: Int
  let frame: Frame
  /// The log's first frame's time.
  let start: Double
  /// Whether it is the frame that was asked for.
  var isMeant = false
}

import Traces

/// Nothing is left of logs for a new one.
struct NothingLeft: Error, ExitCoded, CustomStringConvertible {
  let paths: [String]
  /// In seconds, from the first frame to the last; nil of logs without a frame.
  let length: Double?
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    let names = paths.map { Escaping.escaped(HeldLog.shown($0)) }.joined(separator: ", ")
    guard let length else {
      return "there is no frame in \(names) to make a log of; `replay info` tells what is"
    }
    return "\(names) has no frame in that stretch; its frames lie between 0 and \(Seconds.text(length)) s"
  }
}

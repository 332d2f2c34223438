import Foundation
import Verification

/// The name that a person types to call the tool again.
enum ToolName {
  /// What a wrapper says that people type, as the package's plugin does, whose own words the tool never sees.
  static let variable = "REPLAY_CALLED_AS"
  private static let plain = "replay"

  /// As a wrapper says, else as it was called; `replay` where what was built was called, which nobody types.
  static func shown(for argument: String?, environment: [String: String] = [:]) -> String {
    if let told = environment[variable], !told.isEmpty { return told }
    guard let argument, !argument.isEmpty, !argument.contains(".build/") else { return plain }
    return ShellWord.quoted(argument)
  }

  /// Sentences of the rooms below know no better than `replay verify`: here with the name. The lines of a trace
  /// are left as they are.
  static func spoken(_ text: String, as name: String) -> String {
    if name == plain || !text.contains("\(plain) ") { return text }
    let name = ControlCharacters.escaped(name)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in isOfTrace(line) ? String(line) : spokenLine(String(line), as: name) }
      .joined(separator: "\n")
  }

  private static func isOfTrace(_ line: Substring) -> Bool {
    ["- ", "+ ", "  | "].contains { line.hasPrefix($0) }
  }

  private static func spokenLine(_ line: String, as name: String) -> String {
    let parts = line.components(separatedBy: "\(plain) ")
    return zip(parts, parts.dropFirst()).reduce(parts[0]) { spoken, pair in
      let (before, after) = pair
      let isWord = before.last.map { " `'".contains($0) } ?? true
      let isCommand = after.hasPrefix("--") || ReplayCommand.names.contains { after.hasPrefix($0) }
      return spoken + (isWord && isCommand ? name : plain) + " " + after
    }
  }
}

import Foundation
import Goldens
import TouchReplay
import Traces
import Verification

/// What a command finds around it: the tool's stages, the environment, and where its words go.
@MainActor struct Surroundings {
  /// How the tool was called, for the commands that it proposes.
  let name: String
  let stages: [any Stage.Type]
  let environment: [String: String]
  let output = TextOutput.standard
  let errors = TextOutput.errors

  init(name: String, stages: [any Stage.Type], environment: [String: String]) {
    self.name = name
    self.stages = stages
    self.environment = environment
  }

  /// The text, with the name that people type in commands that it proposes.
  func spoken(_ text: String) -> String { ToolName.spoken(text, as: name) }

  /// - Throws: where two of the tool's stages have one name.
  func catalog() throws -> StageCatalog { try StageCatalog(stages) }

  /// Says something on standard error. Where even that is closed, nobody is left to be told.
  func complain(_ text: String) { try? errors.write(text + "\n") }
}

/// The name that a person types to call the tool again.
enum ToolName {
  /// What a wrapper says that people type, as the package's plugin does, whose own words the tool never sees.
  static let variable = "REPLAY_CALLED_AS"
  private static let plain = "replay"

  /// As a wrapper says, else as it was called; `replay` where what was built was called, which nobody types.
  static func shown(for argument: String?, environment: [String: String] = [:]) -> String {
    if let told = environment[variable], !told.isEmpty { return told }
    guard let argument, !argument.isEmpty, !argument.contains(".build/") else { return plain }
    return argument
  }

  /// Sentences of the rooms below know no better than `replay verify`: here with the name.
  static func spoken(_ text: String, as name: String) -> String {
    let parts = text.components(separatedBy: "\(plain) ")
    if name == plain || parts.count == 1 { return text }
    let name = ControlCharacters.escaped(name)
    return zip(parts, parts.dropFirst()).reduce(parts[0]) { spoken, pair in
      let (before, after) = pair
      let isWord = before.last.map { " `'\n".contains($0) } ?? true
      let isCommand = after.hasPrefix("--") || ReplayCommand.names.contains { after.hasPrefix($0) }
      return spoken + (isWord && isCommand ? name : plain) + " " + after
    }
  }
}

/// What went wrong, in one sentence.
enum Sentence {
  /// Errors of this project say themselves; the system's are put into words by the system.
  static func of(_ error: any Error) -> String {
    error is CocoaError || error is POSIXError ? SystemWords.of(error) : "\(error)"
  }
}

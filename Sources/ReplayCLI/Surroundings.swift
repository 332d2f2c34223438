import Foundation
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

  /// - Throws: where two of the tool's stages have one name.
  func catalog() throws -> StageCatalog { try StageCatalog(stages) }

  /// Says something on standard error. Where even that is closed, nobody is left to be told.
  func complain(_ text: String) { try? errors.write(text + "\n") }
}

/// The name that a person types to call the tool again.
enum ToolName {
  /// As it was called; `replay` where a wrapper called what was built, which nobody types.
  static func shown(for argument: String?) -> String {
    guard let argument, !argument.isEmpty, !argument.contains(".build/") else {
      return "replay"
    }
    return argument
  }
}

/// What went wrong, in one sentence.
enum Sentence {
  /// Errors of this project say themselves; the system's are put into words by the system.
  static func of(_ error: any Error) -> String {
    error is CocoaError || error is POSIXError ? error.localizedDescription : "\(error)"
  }
}

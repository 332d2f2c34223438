import TouchReplay
import Verification

/// What a command finds around it: the tool's stages, the environment, and where its words go.
@MainActor struct Surroundings {
  /// How the tool was called, for the commands that it proposes.
  let name: String
  let stages: [any Stage.Type]
  let environment: [String: String]
  private(set) var output = TextOutput.standard
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

  /// The same, with what stages print on standard error, where a program reads what goes to standard output.
  /// - Throws: `WorkerError` where the system gives no more files.
  func keepingStagesOut(where isForPrograms: Bool) throws -> Surroundings {
    guard isForPrograms else { return self }
    var surroundings = self
    surroundings.output = try AnswerOutput.take()
    return surroundings
  }

  /// Says on standard error what somebody should know although all went well, broken between words.
  func note(_ text: String) { complain(WrappedText.of("note: \(text)", columns: errors.width)) }

  /// Says something on standard error. Where even that is closed, nobody is left to be told.
  func complain(_ text: String) { try? errors.write(text + "\n") }
}

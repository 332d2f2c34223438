public import TouchLogs
public import TouchReplay

/// A stage of the gallery: one case of touch handling, and the recordings that show it.
public protocol Example: Stage {
  /// What is done to it. Each is kept as `recordings/<stage>/<name>.touchlog` with its golden.
  static var recordings: [ExampleRecording] { get }
}

/// One thing done to an example, scripted.
public struct ExampleRecording: Sendable {
  /// What happens, in words with hyphens: `press-raised-part`.
  public let name: String
  /// The touches, as they were recorded or scripted.
  public let log: TouchLog

  /// - Parameter script: fingers, and frames without touches.
  @MainActor init(_ name: String, on stage: any Stage.Type, @TouchScriptBuilder _ script: () -> [TouchScriptPart]) {
    self.name = name
    log = TouchScript(script).log(screen: stage.screen, stage: stage.name)
  }

  /// - Parameter log: made by other means, such as a human hand's model.
  @MainActor init(_ name: String, on stage: any Stage.Type, log: TouchLog) {
    self.name = name
    self.log = log
    precondition(log.about.stage == stage.name, "the log of \(name) names another stage than \(stage.name)")
  }
}

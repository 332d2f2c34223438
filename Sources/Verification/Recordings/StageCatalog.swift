public import TouchReplay
import Traces

/// The stages that a tool knows, by name.
@MainActor public struct StageCatalog {
  /// In the order in which they were given.
  public let stages: [any Stage.Type]

  /// - Throws: `StageError` where two stages have one name.
  public init(_ stages: [any Stage.Type]) throws(StageError) {
    var names: Set<String> = []
    for stage in stages where !names.insert(stage.name).inserted { throw .sameName(stage.name) }
    self.stages = stages
  }

  /// - Throws: `StageError` where no stage has that name, with the nearest one that has.
  public func stage(named name: String) throws(StageError) -> any Stage.Type {
    if let stage = stages.first(where: { $0.name == name }) { return stage }
    throw .unknown(name, nearest: Spelling.nearest(to: name, among: stages.map { $0.name }))
  }
}

/// A stage that can't be found.
public enum StageError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknown(String, nearest: String?)
  case sameName(String)
  /// The log does not say which stage it is for.
  case unnamed

  public var description: String {
    switch self {
    case .unknown(let name, let nearest?):
      "there is no stage '\(Escaping.escaped(name))'; did you mean '\(nearest)'?"
    case .unknown(let name, nil):
      "there is no stage '\(Escaping.escaped(name))'; `replay stages` lists those that this tool knows"
    case .sameName(let name): "two stages are called '\(name)'; give one of them another name"
    case .unnamed: "the log names no stage; give it one with `replay record --log LOG --stage NAME -o FOLDER`"
    }
  }
}

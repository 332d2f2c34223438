import TouchReplay

/// Every stage of the app, for its replay tool.
@MainActor public let stages: [any Stage.Type] = [
  HomeStage.self
]

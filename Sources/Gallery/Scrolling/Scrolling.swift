extension Examples {
  /// What scroll views make of fingers, and what they leave to their content.
  @MainActor static let scrolling: [any Example.Type] = [
    PagingStripStage.self, ScrollDelaysStage.self, ScrollDelaysOverriddenStage.self, ScrollSwitchesStage.self,
    ScrollThresholdsStage.self,
  ]
}

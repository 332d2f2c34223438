extension Examples {
  /// Which view a finger hits, and whom the search asks on the way.
  @MainActor static let findingTheView: [any Example.Type] = [
    FiveViewsStage.self,
    OverlapStage.self,
    StoryboardColoursStage.self,
    StoryboardColoursBlueNotInteractiveStage.self,
    UnreachableStage.self,
    OverflowStage.self,
    OverflowClippedStage.self,
    GeometryStage.self,
    CubeStage.self,
    CubeInOrderStage.self,
    CoordinatesStage.self,
    TwoWindowsStage.self,
  ]
}

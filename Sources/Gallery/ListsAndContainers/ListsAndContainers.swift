extension Examples {
  /// What UIKit's own lists, bars and containers make of fingers.
  @MainActor static let listsAndContainers: [any Example.Type] = [
    ArrangeStage.self, DragThresholdsStage.self, DrillDownStage.self, FavouritesStage.self, FilterStage.self,
    HalfSheetStage.self, HalfSheetUndimmedStage.self, InboxStage.self, OptionsMenuStage.self, PagesStage.self,
    PlaylistStage.self, PullToRefreshStage.self, ShelvesStage.self, StickersStage.self, WheelsStage.self,
  ]
}

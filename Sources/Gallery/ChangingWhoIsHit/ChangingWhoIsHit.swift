extension Examples {
  /// What overrides of `hitTest(_:with:)` and `point(inside:with:)` do to the search.
  @MainActor static let changingWhoIsHit: [any Example.Type] = [
    RaisedTabBarStage.self,
    RaisedTabBarFixedStage.self,
    RaisedTabBarWrongFixStage.self,
    CalloutBubbleStage.self,
    CalloutBubbleFixedStage.self,
    PriceTagStage.self,
    ChatPopupStage.self,
    ChatPopupFixedStage.self,
    EnlargedButtonStage.self,
    EnlargedButtonByHitTestStage.self,
    PassThroughStage.self,
    InterceptByParentStage.self,
    InterceptByChildStage.self,
    InterceptConstantStage.self,
    InterceptNilStage.self,
    BrokenListingNegationStage.self,
    BrokenListingNegationRepairedStage.self,
    BrokenListingTheftStage.self,
    BrokenListingTheftRepairedStage.self,
  ]
}

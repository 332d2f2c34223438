extension Examples {
  @MainActor static let touchesOverTime: [any Example.Type] = [
    OneFingerStage.self, StickyStage.self, TwoFingersStage.self, SingleTouchViewStage.self, ExclusiveStage.self,
    FifoStage.self,
    EstimatedStage.self, TapCountStage.self, InterruptedStage.self,
    PipelineStage.self, AnimationThresholdsStage.self,
  ]
}

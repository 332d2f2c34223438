extension Examples {
  @MainActor static let responderChain: [any Example.Type] = [
    ChainSingleStage.self, ChainSingleDelegateTakesStage.self, ChainSinglePlainDelegateStage.self,
    ChainNestedStage.self, ChainPresentedStage.self, ChainFullScreenStage.self,
    ThreeAnswersStage.self, FindControllerStage.self, NilTargetActionStage.self, FirstResponderStage.self,
  ]
}

extension Examples {
  @MainActor static let responderChain: [any Example.Type] = [
    ChainSingleStage.self, ChainSingleDelegateTakesStage.self, ChainSinglePlainDelegateStage.self,
    ChainNestedStage.self,
    ThreeAnswersStage.self, FindControllerStage.self,
  ]
}

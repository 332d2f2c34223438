extension Examples {
  @MainActor static let responderChain: [any Example.Type] = [
    ChainSingle.self, ChainSingleDelegateTakes.self, ChainSinglePlainDelegate.self, ChainNested.self,
    ThreeAnswers.self, FindController.self,
  ]
}

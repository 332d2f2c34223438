extension Examples {
  /// What controls make of fingers.
  @MainActor static let controls: [any Example.Type] = [
    ButtonStage.self, StackedButtonStage.self, StackedButtonFixedStage.self, ValuesStage.self,
    ControlThresholdsStage.self, LetterStage.self,
  ]
}

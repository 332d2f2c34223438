extension Examples {
  @MainActor static let gestures: [any Example.Type] = [
    GestureWinsStage.self, GestureFlagsStage.self, SixRecognizersStage.self, TogetherStage.self,
    RequireToFailStage.self, PanResetStage.self, ImageViewRecognizerStage.self, TouchRecognizersStage.self,
    SaysNoStage.self, GestureThresholdsStage.self,
  ]
}

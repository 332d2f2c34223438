extension Examples {
  /// Screens as apps have them, for touches that nobody wrote a case for.
  @MainActor static let wholeScreens: [any Example.Type] = [TabBarAppStage.self, LayeredCanvasStage.self]
}

extension Examples {
  @MainActor static let wholeScreens: [any Example.Type] = []
}

extension Examples {
  /// Which view a finger hits, and whom the search asks on the way.
  @MainActor static let findingTheView: [any Example.Type] = []
}

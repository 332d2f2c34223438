extension Examples {
  /// What overrides of `hitTest(_:with:)` and `point(inside:with:)` do to the search.
  @MainActor static let changingWhoIsHit: [any Example.Type] = []
}

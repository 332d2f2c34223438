/// Somebody whose text a storage is.
struct TextHearer {
  private weak var owner: AnyObject?
  /// Told which parts have become others, one after the other, once that is processed; of none where only
  /// attributes changed.
  let hear: @MainActor @Sendable ([TextChange]) -> Void

  /// - Parameter owner: not retained.
  init(_ owner: AnyObject, _ hear: @escaping @MainActor @Sendable ([TextChange]) -> Void) {
    (self.owner, self.hear) = (owner, hear)
  }

  /// Whether it is that one's; so are those whose owner is gone.
  func isOf(_ other: AnyObject) -> Bool { owner == nil || owner === other }
}

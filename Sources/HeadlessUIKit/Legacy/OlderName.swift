/// A method that has two names, each of which calls the other, so that either may be overridden: a call that comes
/// back to where it began does what there is to be done, once.
enum OlderName {
  case willMove, didMove, addChild, removeFromParent

  @MainActor private static var underWay: [(name: OlderName, object: ObjectIdentifier)] = []

  /// - Parameters:
  ///   - other: calls the other name.
  ///   - work: what both names do, where nothing overrides them.
  @MainActor func passOn(of object: AnyObject, _ other: () -> Void, else work: () -> Void = {}) {
    let object = ObjectIdentifier(object)
    guard !Self.underWay.contains(where: { $0 == (self, object) }) else { return work() }
    Self.underWay.append((self, object))
    other()
    Self.underWay.removeLast()
  }
}

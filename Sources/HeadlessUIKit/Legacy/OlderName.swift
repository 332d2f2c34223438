/// A method that has two names, each of which calls the other, so that either may be overridden: a call that comes
/// back to where it began ends there.
enum OlderName {
  case willMove, didMove

  @MainActor private static var underWay: [(name: OlderName, object: ObjectIdentifier)] = []

  @MainActor func passOn(of object: AnyObject, _ call: () -> Void) {
    let object = ObjectIdentifier(object)
    guard !Self.underWay.contains(where: { $0 == (self, object) }) else { return }
    Self.underWay.append((self, object))
    call()
    Self.underWay.removeLast()
  }
}

/// Something that took the smallest free slot when it landed, and hashes to it.
@MainActor protocol Landed: Hashable {
  nonisolated var slot: Int { get }
}

extension UITouch: Landed {}
extension UIPress: Landed {}

extension Set where Element: Landed {
  /// The set of these elements, with room enough that iterating it gives landing order.
  @MainActor init(landing elements: some Sequence<Element>, most slot: Int) {
    self.init(minimumCapacity: Swift.max(Limits.landingSlots, slot + 1))
    for element in elements { insert(element) }
  }

  /// The elements by landing slot, whatever the set's own order is.
  var inLandingOrder: [Element] { sorted { $0.slot < $1.slot } }
}

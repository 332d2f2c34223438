/// Something that took a slot when it landed, and hashes to it.
///
/// Sets made by `Set(landing:)` come in landing order when iterated, on every run and machine. That ends only where
/// more than `Limits.landingSlots` land in one unbroken chain, each before the one before it lifts: then free slots
/// are taken again.
@MainActor protocol Landed: AnyObject, Hashable {
  nonisolated var slot: Int { get }
}

extension UITouch: Landed {}
extension UIPress: Landed {}

extension Landed {
  /// The slot after the last one that is taken; past the end, the smallest that is free.
  static func slot(after live: [Self]) -> Int {
    let next = (live.map(\.slot).max() ?? -1) + 1
    guard next >= Limits.landingSlots else { return next }
    let taken = Set(live.map(\.slot))
    return (0...taken.count).first { !taken.contains($0) } ?? next
  }
}

extension Set where Element: Landed {
  /// The set of these elements, with room enough that iterating it gives landing order.
  @MainActor init(landing elements: some Collection<Element>) {
    var most = 0
    for element in elements { most = Swift.max(most, element.slot) }
    self.init(minimumCapacity: Swift.max(Limits.landingSlots, most + 1))
    for element in elements { insert(element) }
  }

  /// The elements by slot, whatever the set's own order is.
  var inLandingOrder: [Element] { count < 2 ? Array(self) : sorted { $0.slot < $1.slot } }
}

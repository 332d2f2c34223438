import HeadlessUIKit

/// Finds the properties that hold views and recognizers, one after the other, in whoever those are in.
@MainActor final class Holders {
  /// Whether a hit test goes on: it comes by many views, of which several have the same owners.
  @exclusivity(unchecked) var isSearching = false {
    didSet { known = [:] }
  }
  /// What owners hold, found out in this hit test.
  @exclusivity(unchecked) private var known: [ObjectIdentifier: [ObjectIdentifier: StoredProperties.Place]] = [:]
  /// The view whose owners these are, and above it those that it is in; the outermost first.
  @exclusivity(unchecked) private var chain: [Link] = []
  /// The farthest first.
  @exclusivity(unchecked) private var owners: [Unmanaged<AnyObject>] = []
  /// Of `ChainChanges`: as long as that is so, nobody is gone or in another place.
  @exclusivity(unchecked) private var changes: UInt = 0

  private struct Link {
    let view: ObjectIdentifier
    /// How many owners there are up to this view.
    let owners: Int
  }

  /// The property that holds the object, in the nearest of a view, its superviews and their controllers that has
  /// one.
  func property(holding object: AnyObject, from view: UIView) -> String? {
    if chain.last?.view != ObjectIdentifier(view) || changes != ChainChanges.count { look(from: view) }
    if owners.isEmpty { return nil }
    for place in owners.indices.reversed() {
      if let name = self.place(of: object, in: owners[place])?.name { return name }
    }
    return nil
  }

  private func place(of object: AnyObject, in owner: Unmanaged<AnyObject>) -> StoredProperties.Place? {
    let owner = owner.takeUnretainedValue()
    guard isSearching else { return StoredProperties.places(in: owner)[ObjectIdentifier(object)] }
    if let held = known[ObjectIdentifier(owner)] { return held[ObjectIdentifier(object)] }
    let held = StoredProperties.places(in: owner)
    known[ObjectIdentifier(owner)] = held
    return held[ObjectIdentifier(object)]
  }

  private func look(from view: UIView) {
    if changes != ChainChanges.count {
      known = [:]
      changes = ChainChanges.count
      chain.removeAll(keepingCapacity: true)
      owners.removeAll(keepingCapacity: true)
    }
    add(view)
  }

  /// Makes the view the last one, behind those that it is in. Whoever is named is near to whoever was named last.
  private func add(_ view: UIView) {
    let number = ObjectIdentifier(view)
    for place in chain.indices.reversed() where chain[place].view == number {
      chain.removeLast(chain.count - place - 1)
      owners.removeLast(owners.count - chain[place].owners)
      return
    }
    if let superview = view.superview {
      add(superview)
    } else {
      chain.removeAll(keepingCapacity: true)
      owners.removeAll(keepingCapacity: true)
    }
    if let controller = Subjects.controller(of: view) { owners.append(.passUnretained(controller)) }
    if StoredProperties.mayHold(view) { owners.append(.passUnretained(view)) }
    chain.append(Link(view: number, owners: owners.count))
  }
}

import HeadlessUIKit

/// Finds the properties that hold views and recognizers, one after the other, in whoever those are in.
@MainActor final class Holders {
  /// Whether a hit test goes on: it comes by many views, of which several have the same owners.
  @exclusivity(unchecked) var isSearching = false {
    didSet { known = [:] }
  }
  /// What owners hold, found out in this hit test.
  @exclusivity(unchecked) private var known: [ObjectIdentifier: [ObjectIdentifier: StoredProperties.Place]] = [:]
  /// The view whose owners these are.
  @exclusivity(unchecked) private var view: ObjectIdentifier?
  /// The farthest first.
  @exclusivity(unchecked) private var owners: [Unmanaged<AnyObject>] = []
  /// Of `ChainChanges`: as long as that is so, nobody is gone or in another place.
  @exclusivity(unchecked) private var changes: UInt = 0

  /// The property that holds the object, in the nearest of a view, its superviews and their controllers that has
  /// one.
  func property(holding object: AnyObject, from view: UIView) -> String? {
    if self.view != ObjectIdentifier(view) || changes != ChainChanges.count { look(from: view) }
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
      self.view = nil
    }
    let last = self.view
    (self.view, changes) = (ObjectIdentifier(view), ChainChanges.count)
    // A hit test goes on inside of what it came to last.
    if let last, let superview = view.superview, ObjectIdentifier(superview) == last { return add(view) }
    owners = []
    var (next, chain): (UIView?, [UIView]) = (view, [])
    while let present = next {
      chain.append(present)
      next = present.superview
    }
    for view in chain.reversed() { add(view) }
  }

  private func add(_ view: UIView) {
    if let controller = Subjects.controller(of: view) { owners.append(.passUnretained(controller)) }
    if !StoredProperties.isOurs(type(of: view)) { owners.append(.passUnretained(view)) }
  }
}

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
  @exclusivity(unchecked) private var owners: [Unmanaged<AnyObject>] = []
  /// Of `ChainChanges`: as long as that is so, nobody is gone or in another place.
  @exclusivity(unchecked) private var changes: UInt = 0

  /// The property that holds the object, in the nearest of a view, its superviews and their controllers that has
  /// one.
  func property(holding object: AnyObject, from view: UIView) -> String? {
    if self.view != ObjectIdentifier(view) || changes != ChainChanges.count { look(from: view) }
    for owner in owners {
      if let name = place(of: object, in: owner)?.name { return name }
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
    if changes != ChainChanges.count { known = [:] }
    (self.view, changes) = (ObjectIdentifier(view), ChainChanges.count)
    owners = []
    var next: UIView? = view
    while let present = next {
      if !StoredProperties.isOurs(type(of: present)) { owners.append(.passUnretained(present)) }
      if let controller = Subjects.controller(of: present) { owners.append(.passUnretained(controller)) }
      next = present.superview
    }
  }
}

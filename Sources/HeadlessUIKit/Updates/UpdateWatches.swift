import Foundation

/// What updates have read, and so have to be called again for.
@MainActor struct UpdateWatches {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let kind: UpdateKind
  }

  private struct Watch {
    weak var object: (any Updated)?
    var traits: Set<ObjectIdentifier> = []
    /// There from the first call on that reads something that can be observed.
    var renewal: UpdateRenewal?
  }

  private var watches: [Key: Watch] = [:]
  /// Those of objects that are gone are let go of when there are so many.
  private var limit = 64

  private func watch(of object: some Updated, _ kind: UpdateKind) -> Watch? {
    guard !watches.isEmpty else { return nil }
    return watches[Key(object: ObjectIdentifier(object), kind: kind)].flatMap { $0.object === object ? $0 : nil }
  }

  private mutating func set(_ watch: Watch, of object: some Updated, _ kind: UpdateKind) {
    watches[Key(object: ObjectIdentifier(object), kind: kind)] = watch
    guard watches.count > limit else { return }
    watches = watches.filter { $0.value.object != nil }
    limit = max(64, 2 * watches.count)
  }

  func renewal(of object: some Updated, _ kind: UpdateKind) -> UpdateRenewal? { watch(of: object, kind)?.renewal }

  /// Called once for a call that has read something that can be observed: what is to be done of its change.
  mutating func observer<Object: Updated>(of object: Object, _ kind: UpdateKind) -> @Sendable () -> Void {
    var watch = watch(of: object, kind) ?? Watch(object: object)
    let renewal = watch.renewal ?? UpdateRenewal()
    watch.renewal = renewal
    set(watch, of: object, kind)
    let call = renewal.call
    return { [weak object] in
      MainTurn.run { if renewal.call == call { object?.needsUpdate(kind) } }
    }
  }

  /// What a call has read of traits, in place of what the one before had.
  mutating func note(_ traits: Set<ObjectIdentifier>, of object: some Updated, _ kind: UpdateKind) {
    var watch = watch(of: object, kind)
    guard !traits.isEmpty || watch?.traits.isEmpty == false else { return }
    if watch == nil { watch = Watch(object: object) }
    watch?.traits = traits
    if let watch { set(watch, of: object, kind) }
  }

  /// What an object, and the controller whose view it is, has to be called again for.
  func updates(for changed: [ObjectIdentifier], of environment: NSObject) -> [() -> Void] {
    guard !watches.isEmpty else { return [] }
    let objects = [environment as? any Updated, (environment as? UIView)?.viewController].compactMap { $0 }
    return objects.flatMap { object in
      UpdateKind.allCases.compactMap { kind in
        guard let watch = watches[Key(object: ObjectIdentifier(object), kind: kind)], watch.object === object,
          changed.contains(where: watch.traits.contains)
        else { return nil }
        return { object.needsUpdate(kind) }
      }
    }
  }
}

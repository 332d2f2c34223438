import Foundation

/// What a control does for which events, in the order in which it was added. Targets are not retained.
@MainActor struct ControlHandlers {
  enum Handler {
    /// A target that was nil is looked for along the responder chain.
    case target(Target, Selector)
    case action(UIAction)
  }

  struct Target {
    private(set) weak var object: AnyObject?
    /// Added as nil; a target that is gone is not.
    let isNil: Bool

    init(_ target: Any?) {
      guard let target else {
        isNil = true
        return
      }
      precondition(type(of: target) is AnyClass, "a control's target must be an object, not a \(type(of: target))")
      object = target as AnyObject
      isNil = false
    }

    func isSame(as other: Target) -> Bool { isNil == other.isNil && object === other.object }
  }

  /// One thing to do. What is removed while events are sent loses its events, also for that sending.
  @MainActor final class Entry {
    let handler: Handler
    fileprivate(set) var events: UIControl.Event

    fileprivate init(_ handler: Handler, _ events: UIControl.Event) {
      (self.handler, self.events) = (handler, events)
    }
  }

  private(set) var entries: [Entry] = []

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// A pair that is there already goes to the end with the events of both, and so fires once for each.
  mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
    entries.removeAll {
      if case .target(let old, _) = $0.handler { !old.isNil && old.object == nil } else { false }
    }
    let target = Target(target)
    add(.target(target, action), events) { handler in
      if case .target(let old, let oldAction) = handler {
        old.isSame(as: target) && oldAction == action
      } else {
        false
      }
    }
  }

  /// An action of the same identifier goes, and leaves its events to this one.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    add(.action(action), events) { handler in
      if case .action(let old) = handler { old.identifier == action.identifier } else { false }
    }
  }

  /// The entry that goes keeps its events: a sending that has come to it goes on with it.
  private mutating func add(_ handler: Handler, _ events: UIControl.Event, insteadOf isSame: (Handler) -> Bool) {
    let old = entries.firstIndex { isSame($0.handler) }.map { entries.remove(at: $0).events } ?? []
    entries.append(Entry(handler, old.union(events)))
  }

  /// - Parameters:
  ///   - target: nil for every target.
  ///   - action: nil for every action.
  mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
    let target = target.map { Target($0) }
    remove(events) { handler in
      guard case .target(let old, let oldAction) = handler else { return false }
      return (target.map(old.isSame) ?? true) && (action.map { $0 == oldAction } ?? true)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Handler) -> Bool) {
    for entry in entries where isMeant(entry.handler) { entry.events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  func actions(for target: Any?, _ events: UIControl.Event) -> [String]? {
    let target = Target(target)
    let names = entries.compactMap { entry in
      if !entry.events.isDisjoint(with: events), case .target(let old, let action) = entry.handler,
        old.isSame(as: target)
      {
        action.description
      } else {
        nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Every target that is alive; `NSNull` for nil. An object that can't be hashed stands as its `ObjectIdentifier`.
  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let target, _) in entries.map(\.handler) {
      if target.isNil {
        targets.insert(NSNull())
      } else if let object = target.object {
        targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }
}

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

  private(set) var entries: [(handler: Handler, events: UIControl.Event)] = []

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  func handlers(for events: UIControl.Event) -> [(handler: Handler, events: UIControl.Event)] {
    entries.compactMap { entry in
      let meant = entry.events.intersection(events)
      return meant.isEmpty ? nil : (entry.handler, meant)
    }
  }

  /// A pair that is there already gets the events added to its own, and so fires once for each.
  mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
    entries.removeAll {
      if case .target(let old, _) = $0.handler { !old.isNil && old.object == nil } else { false }
    }
    let target = Target(target)
    if let place = place(of: target, action) {
      entries[place].events.formUnion(events)
    } else {
      entries.append((.target(target, action), events))
    }
  }

  /// An action of the same identifier is replaced where it stands, and its events are kept.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let place = entries.firstIndex {
      if case .action(let old) = $0.handler { old.identifier == action.identifier } else { false }
    }
    if let place {
      entries[place] = (.action(action), entries[place].events.union(events))
    } else {
      entries.append((.action(action), events))
    }
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
    for index in entries.indices where isMeant(entries[index].handler) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  private func place(of target: Target, _ action: Selector) -> Int? {
    entries.firstIndex {
      if case .target(let old, let oldAction) = $0.handler {
        old.isSame(as: target) && oldAction == action
      } else {
        false
      }
    }
  }

  func actions(for target: Any?, _ events: UIControl.Event) -> [String]? {
    let target = Target(target)
    let names = handlers(for: events).compactMap { entry in
      if case .target(let old, let action) = entry.handler, old.isSame(as: target) {
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
    for case (.target(let target, _), _) in entries {
      if target.isNil {
        targets.insert(NSNull())
      } else if let object = target.object {
        targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }
}

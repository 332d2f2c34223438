import Foundation

/// Somebody who wants to hear of some traits' changes.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private weak var environment: NSObject?
  let environmentID: ObjectIdentifier
  private let traits: [ObjectIdentifier]
  /// Nil when it is cancelled.
  private var handler: ((NSObject, UITraitCollection) -> Void)?

  init(
    of environment: NSObject, _ traits: [UITrait], _ handler: @escaping (NSObject, UITraitCollection) -> Void
  ) {
    self.environment = environment
    environmentID = ObjectIdentifier(environment)
    self.traits = traits.map { ObjectIdentifier($0) }
    self.handler = handler
    super.init()
    objc_setAssociatedObject(environment, key, self, .OBJC_ASSOCIATION_RETAIN)
  }

  /// One of its own for each registration.
  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  var isOver: Bool { handler == nil || environment == nil }

  func cancel() {
    handler = nil
    if let environment { objc_setAssociatedObject(environment, key, nil, .OBJC_ASSOCIATION_RETAIN) }
  }

  func concerns(_ changed: [ObjectIdentifier]) -> Bool { traits.contains(where: changed.contains) }

  func tell(_ before: UITraitCollection) {
    if let environment { handler?(environment, before) }
  }
}

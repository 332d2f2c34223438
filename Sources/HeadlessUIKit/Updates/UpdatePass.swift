import Foundation
import Observation

/// Calls a method that brings something up to date, while the traits of whoever has it are the current ones. Traits
/// and properties of `@Observable` objects that it reads have it called again when they change.
///
/// Apple: <https://developer.apple.com/documentation/uikit/automatic-trait-tracking>,
/// <https://developer.apple.com/documentation/uikit/automatic-observation-tracking>
@MainActor enum UpdatePass {
  static func run(_ kind: UpdateKind, of object: some Updated, _ call: () -> Void) {
    let application = UIApplication.shared
    let renewal = application.traits.watches.renewal(of: object, kind)
    renewal?.begin()
    let traits = TraitReads.during {
      withObservationTracking(
        {
          renewal?.read()
          withTraits(of: object, call)
        }, onChange: application.traits.watches.observer(of: object, kind))
    }
    application.traits.watches.note(traits, of: object, kind)
  }

  /// Calls it while the object's traits are the current ones. As long as nobody says of any, they are the screen's.
  static func withTraits(of object: some Updated, _ call: () -> Void) {
    let application = UIApplication.shared
    if application.traits.sayNothing { return call() }
    let before = application.traits.current
    application.traits.current = object.traitCollection
    defer { application.traits.current = before }
    call()
  }
}

/// What ends the observing of a call when the next one comes: otherwise each call would be told of a change, and
/// kept until there is one.
final class UpdateRenewal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// Which call is the present one. What an earlier one observed doesn't count.
  @MainActor private(set) var call = 0
  private var end: Int { 0 }

  @MainActor func begin() {
    call += 1
    registrar.withMutation(of: self, keyPath: \.end) {}
  }

  func read() { registrar.access(self, keyPath: \.end) }
}

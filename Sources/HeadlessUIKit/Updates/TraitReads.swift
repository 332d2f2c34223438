import Foundation
import Synchronization

/// Which traits a call reads, of whichever collection: those of the views around it are seldom others.
enum TraitReads {
  /// Whether anybody wants to know: any thread may read traits.
  private static let areNoted = Atomic(false)
  @MainActor private static var traits: Set<ObjectIdentifier> = []

  static func note(_ trait: any UITraitDefinition.Type) {
    guard areNoted.load(ordering: .relaxed), MainTurn.isCurrent else { return }
    let name = ObjectIdentifier(trait)
    MainActor.assumeIsolated { _ = traits.insert(name) }
  }

  /// Those that the call reads, but for what a call within it reads.
  @MainActor static func during(_ call: () -> Void) -> Set<ObjectIdentifier> {
    let (outer, wereNoted) = (traits, areNoted.load(ordering: .relaxed))
    traits = []
    areNoted.store(true, ordering: .relaxed)
    call()
    areNoted.store(wereNoted, ordering: .relaxed)
    defer { traits = outer }
    return traits
  }
}

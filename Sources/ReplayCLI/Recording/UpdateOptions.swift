import ArgumentParser
import Goldens

/// What a command may write of goldens.
struct UpdateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What may be written of goldens: never, pending, missing, failed or all.",
      discussion: """
        The default is what TOUCHSTONE_UPDATE says, else 'never' in CI, else 'pending': traces are left beside \
        their goldens as .golden.new, for `replay accept`.
        """, valueName: "mode"),
    transform: { try UpdateMode.resolved(flag: $0, environment: [:]) })
  var update: UpdateMode?

  /// - Throws: `ValidationError` where the environment names no mode.
  @MainActor func mode(in surroundings: Surroundings) throws -> UpdateMode {
    try Self.mode(update, in: surroundings)
  }

  /// - Parameter update: what the command line says, if anything.
  @MainActor static func mode(_ update: UpdateMode?, in surroundings: Surroundings) throws -> UpdateMode {
    do { return try UpdateMode.resolved(flag: update?.rawValue, environment: surroundings.environment) } catch {
      throw ValidationError("\(error)")
    }
  }
}

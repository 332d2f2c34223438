import ArgumentParser

/// How recordings are replayed: by how many workers, how often, and with what limits.
struct WorkerOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many workers replay at once; as many as there are processors, unless said otherwise.", valueName: "n"),
    transform: { try Self.number($0, in: 1...1_000) })
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds that one recording may take; 60 unless said otherwise.", valueName: "seconds"),
    transform: { try Self.seconds($0) })
  var timeout = WorkerSettings().timeout

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Megabytes that a worker may have; 2048 unless said otherwise.", valueName: "megabytes"),
    transform: { try Self.number($0, in: 1...1_000_000) })
  var memory = WorkerSettings().memory

  @Option(
    name: .customLong("repeat"), parsing: .unconditional,
    help: ArgumentHelp(
      "Replay each that often, in new workers each time; one that is not the same every time is unstable.",
      valueName: "n"),
    transform: { try Self.number($0, in: 1...100_000) })
  var repeats = 1

  @Flag(
    name: .customLong("no-isolate"),
    help: "Replay in this process, for a debugger: a crash then ends the run, and nothing has a limit.")
  var isInProcess = false

  var settings: WorkerSettings {
    WorkerSettings(jobs: jobs, timeout: timeout, memory: memory, repeats: repeats, isInProcess: isInProcess)
  }

  static func number(_ text: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw ValidationError("'\(text)' is no number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  static func seconds(_ text: String) throws -> Double {
    guard let seconds = Double(text), seconds > 0, seconds <= 1e6 else {
      throw ValidationError("'\(text)' is no number of seconds above 0 and up to 1000000.")
    }
    return seconds
  }
}

import Fuzzing

/// The replay of whatever was read.
enum Replay: String, FuzzHarness {
  case replay

  var seeds: [[UInt8]] { [Play.seed] }

  /// Whatever a log holds, it is replayed or refused, and the same way each time.
  func attack(_ bytes: [UInt8]) throws {
    let log = Play.log(of: bytes)
    // The fuzzer's main runs on the main thread, and knows no actors.
    try MainActor.assumeIsolated {
      let (one, other) = (Replayed(log), Replayed(log))
      require(one.trace == other.trace, "two replays of a log differ")
      if let error = one.error { throw error }
      require(!one.trace.contains { $0.contains("nan") }, "a place in a trace is no number")
    }
  }
}

extension TouchLog {
  /// The smallest log that was found for which something still holds, such as that a replay of it shows a bug.
  ///
  /// Smaller logs are tried out, and each that holds takes the place of the one before:
  ///
  /// 1. without touches, presses, shakes, commands and marks: half of them, quarters, and so on, to each one;
  /// 2. without samples of fingers that moved or rested, likewise; who lands lifts all the same;
  /// 3. without what few samples have: coalesced and predicted ones, force, radius, angles, estimates;
  /// 4. with frames that follow one another sooner, and an earlier stop;
  /// 5. with places at whole points, times at whole milliseconds, and the first frame at 0.
  ///
  /// Where nothing more can go, each touch and each sample of what is left is needed: without any one of them it
  /// does not hold. That is not always the smallest log of all.
  ///
  /// Fingers and presses are numbered anew. `previousLocation` is where the finger is reported last in what is
  /// left, and `tapCount` is counted anew, if the log counts as `TapCounting` does.
  ///
  /// - Parameters:
  ///   - trials: how many logs may be tried out; what was found by then is returned.
  ///   - holds: must hold for this log itself, and say the same of equal logs.
  /// - Throws: what `holds` throws. The last log for which it said yes is the best one then.
  /// - Complexity: of n touches and samples some `n log n` trials; few where one of them is what it takes.
  public func shrunk(
    trials: Int = 10_000, isolation: isolated (any Actor)? = #isolation,
    while holds: (TouchLog) async throws -> Bool
  ) async rethrows -> TouchLog {
    var shrinker = LogShrinker(self, trials: trials)
    try await shrinker.shrink(while: holds)
    return shrinker.kept
  }
}

/// Alike calls, or alike steps of a gesture, that fold into lines which are still to come.
///
/// Whoever causes the same once more, as a drag does with every sample, need only count it: see
/// `TraceSink.run(of:fingers:along:)`.
public final class OpenRun {
  /// How many were counted here, which the lines are told of when they come.
  @exclusivity(unchecked) private(set) var more = 0
  /// The frame of the last of them.
  @exclusivity(unchecked) private(set) var lastFrame = 0
  @exclusivity(unchecked) private var isOpen = true

  init() {}

  /// Counts one more, wherever its fingers are by now.
  /// - Returns: false, and nothing is counted, where the lines are out already: then it is to be told in full.
  public func goesOn(in frame: Int) -> Bool {
    guard isOpen else { return false }
    more += 1
    lastFrame = frame
    return true
  }

  /// The lines know of all that was counted so far.
  func settle() { more = 0 }
  /// The lines come out.
  func end() { isOpen = false }
}

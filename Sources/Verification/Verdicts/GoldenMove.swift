/// A log that was moved without its golden, told from the two that are left.
public enum GoldenMove: Hashable, Sendable {
  /// The golden at that path says what was traced, and its log is gone.
  case from(String)
  /// The golden at that path is of a log of that name, which is gone, and says something else.
  case perhapsFrom(String)
  /// The log of the golden is at that path now, and has the trace that the golden says.
  case to(String)
}

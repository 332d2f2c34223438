/// Where stage code speaks into the trace.
@MainActor public enum StageTrace {
  @exclusivity(unchecked) static var tracer: StageTracer?

  /// Adds a line to the trace of the replay that runs; nothing outside of one.
  public static func note(_ text: String) { tracer?.note(text) }
}

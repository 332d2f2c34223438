/// Bounds of the model that no device has, each far beyond what real code reaches.
enum Limits {
  /// Hops up the responder chain before it must be a loop.
  static let chainLength = 1_000
  /// Room for touches in a set, such that landing order holds for every subset of a pair of hands and feet.
  static let landingSlots = 24
  /// Samples whose estimates may wait for corrections at a time; the oldest are given up.
  static let awaitedEstimates = 4_096
  /// Touches that one attempt of a recognizer remembers; the oldest are forgotten.
  static let attemptTouches = 64
  /// In seconds: what lies closer together is one instant, or velocities would be infinite.
  static let shortestTime = 1e-9
  /// In frames: a time this little before a frame is the frame's, for numbers that rounding made less.
  static let frameRounding = 1e-6
  /// What is done at the end of one turn; the rest waits for the next.
  static let endOfTurnActions = 1_000
  /// Rounds of actions and resets in one turn; what actions set off beyond them waits for the next turn.
  static let gestureRounds = 16
}

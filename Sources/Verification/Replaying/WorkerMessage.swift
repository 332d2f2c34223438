public import Goldens

/// What a worker process is asked, a line of JSON each: to replay one recording.
public struct WorkerRequest: Hashable, Sendable, Codable {
  /// Comes back with the answer.
  public var number: Int
  public var path: String
  public var mode: UpdateMode
  public var holdsBack: Bool
  public var takesFingerprint: Bool
  /// Whether every frame is told before it is delivered.
  public var tellsFrames: Bool

  public init(
    number: Int, path: String, mode: UpdateMode, holdsBack: Bool, takesFingerprint: Bool, tellsFrames: Bool
  ) {
    self.number = number
    self.path = path
    self.mode = mode
    self.holdsBack = holdsBack
    self.takesFingerprint = takesFingerprint
    self.tellsFrames = tellsFrames
  }

  @MainActor public var verifier: Verifier {
    var verifier = Verifier(mode: mode)
    verifier.holdsBack = holdsBack
    verifier.takesFingerprint = takesFingerprint
    return verifier
  }
}

/// What a worker process says, a line of JSON each.
public enum WorkerAnswer: Hashable, Sendable, Codable {
  /// What it is about to deliver.
  case place(ReplayPlace)
  /// A recording is done; answers come in the order of the requests.
  case done(number: Int, OutcomeRecord)
}

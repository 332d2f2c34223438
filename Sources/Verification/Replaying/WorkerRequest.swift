public import Goldens

/// What a worker process is asked, a line each: to replay one recording.
public struct WorkerRequest: Hashable, Sendable, Codable {
  /// Its place in the plan. Answers don't repeat it: they come in the order of the requests.
  public var number: Int
  /// The log.
  public var path: String
  /// What may be written of its golden.
  public var mode: UpdateMode
  /// `Verifier.holdsBack`.
  public var holdsBack: Bool
  /// `Verifier.takesFingerprint`.
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

  /// What does as it was asked.
  /// - Parameter packs: what the process has opened.
  @MainActor public func verifier(packs: PackShelf) -> Verifier {
    var verifier = Verifier(mode: mode, packs: packs)
    verifier.holdsBack = holdsBack
    verifier.takesFingerprint = takesFingerprint
    return verifier
  }
}

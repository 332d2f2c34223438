#if !canImport(Darwin)
  import Foundation

  /// The number of a sound of the system's.
  public typealias SystemSoundID = UInt32

  /// Told in the trace as `feedback: sound 1104`; nothing is heard.
  @preconcurrency @MainActor
  public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    Decisions.tell(.feedback("sound \(inSystemSoundID)"))
  }

  /// Told in the trace; the completion is called in the same turn.
  @preconcurrency @MainActor
  public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
  ) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
  }

  /// The device shakes.
  public let kSystemSoundID_Vibrate: SystemSoundID = 4095

  extension UIDevice {
    /// Told in the trace as `feedback: input click`.
    public func playInputClick() { Decisions.tell(.feedback("input click")) }
  }
#endif

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

  /// As `AudioServicesPlaySystemSound`.
  @preconcurrency @MainActor
  public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
  }

  /// As `AudioServicesPlaySystemSoundWithCompletion`.
  @preconcurrency @MainActor
  public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
  ) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
  }

  /// The number of a file's sound, which is not read: one that the file's name makes, and none of the system's.
  ///
  /// Apple: <https://developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)>
  @discardableResult
  public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
  ) -> OSStatus {
    let name = inFileURL.lastPathComponent ?? ""
    // Fowler, Noll and Vo's hash, so that a trace tells the same number in every process.
    let hash = name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    outSystemSoundID.pointee = hash | 1 << 31
    return kAudioServicesNoError
  }

  /// Nothing was kept of the sound that there could be given back.
  ///
  /// Apple: <https://developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:)>
  @discardableResult
  public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    kAudioServicesNoError
  }

  /// What Apple's older services answer; 0 where all went well.
  public typealias OSStatus = Int32
  /// All went well.
  public let noErr: OSStatus = 0
  /// All went well.
  public let kAudioServicesNoError: OSStatus = 0

  /// The device shakes.
  public let kSystemSoundID_Vibrate: SystemSoundID = 4095

  extension UIDevice {
    /// Told in the trace as `feedback: input click`.
    public func playInputClick() { Decisions.tell(.feedback("input click")) }
  }
#endif

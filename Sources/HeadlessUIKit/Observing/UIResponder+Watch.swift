/// Where properties change that observers want to hear of at once.
extension UIResponder {
  /// The properties have their new values.
  @inline(__always) final func tellWatch() {
    #if !canImport(Darwin)
      watch?.look()
    #endif
  }

  /// A finger or a key changes a property past its setter: its observers don't hear of that (V1185).
  @inline(__always) final func changingByHand(_ change: () -> Void) {
    #if !canImport(Darwin)
      if let watch { watch.passOver(change) } else { change() }
    #else
      change()
    #endif
  }

  /// Observers hear of the change when all of it is done, and whoever else hears of it has.
  @inline(__always) final func holdingWatch(_ change: () -> Void) {
    #if !canImport(Darwin)
      guard let watch else { return change() }
      watch.hold()
      change()
      watch.release()
    #else
      change()
    #endif
  }
}

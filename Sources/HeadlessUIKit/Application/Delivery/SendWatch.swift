/// Notices an override of `sendEvent(_:)` that keeps an event: it never comes to the default.
struct SendWatch {
  private var unsent: ObjectIdentifier?

  /// The event is about to be sent.
  mutating func begin(_ event: UIEvent) { unsent = ObjectIdentifier(event) }

  /// An event has come to the default.
  mutating func arrives(_ event: UIEvent) { if unsent == ObjectIdentifier(event) { unsent = nil } }

  /// - Returns: whether the event has not come there.
  mutating func end(_ event: UIEvent) -> Bool {
    let isKept = unsent == ObjectIdentifier(event)
    unsent = nil
    return isKept
  }
}

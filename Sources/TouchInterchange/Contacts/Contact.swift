import TouchLogs

/// One contact in one report, in the device's own units.
struct Contact: Hashable {
  /// The same through one touch, and never again on the same source.
  var key: Int
  var state = State.down
  var kind = Sample.Kind.direct
  var x: Double
  var y: Double
  var pressure: Double?
  /// How much pressure there can be, where the contact says so itself: then its pressure is kept as it is.
  var greatestPressure: Double?
  /// Across, along the longer axis.
  var touchMajor: Double?
  var touchMajorTolerance: Double?
  /// In radians, as `Sample` has them.
  var altitude: Double?
  var azimuth: Double?
  var roll: Double?
  /// What a log's own table says beside that.
  var window = 0
  var tapCount: Int?

  enum State: Hashable { case down, lifted, cancelled }
}

/// A contact at a time of its own: between two reports, or expected after them.
struct TimedContact {
  var time: Double
  var contact: Contact
}

/// What one source said at one time. Contacts that it does not name stay as they were.
struct ContactReport {
  var time: Double
  /// In order of landing, for those that land.
  var contacts: [Contact]
  /// By the contact's key.
  var coalesced: [Int: [TimedContact]] = [:]
  var predicted: [Int: [TimedContact]] = [:]

  /// All of it so many seconds later.
  func later(by shift: Double) -> ContactReport {
    guard shift != 0 else { return self }
    func moved(_ contacts: [TimedContact]) -> [TimedContact] {
      contacts.map { TimedContact(time: $0.time + shift, contact: $0.contact) }
    }
    return ContactReport(
      time: time + shift, contacts: contacts, coalesced: coalesced.mapValues(moved),
      predicted: predicted.mapValues(moved))
  }
}

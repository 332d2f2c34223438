/// A recording's own times on a clock that never goes back, as a log's frames need it.
///
/// A time that is a little before the latest becomes the latest: so uneven clocks are. One that is long before it
/// begins anew, as after a device has started again or where a file holds two recordings: it and all that follow
/// are moved behind what came before.
struct RisingClock {
  /// How much later than the recording says its times are now. In seconds.
  private(set) var shift = 0.0
  private var latest = -Double.infinity

  /// In seconds: no clock is uneven by more.
  static let unevenness = 1.0
  /// In seconds, from what came before to where times begin anew: enough for no tap to go on from another.
  static let gap = 1.0

  mutating func advance(to time: Double, _ findings: inout Findings) -> Double {
    if time + shift < latest - Self.unevenness {
      findings.add(.timesBeganAnew)
      shift = latest + Self.gap - time
    } else if time + shift < latest {
      findings.add(.timesWentBack)
    }
    latest = latest(with: time)
    return latest
  }

  /// Where it would be with one more time.
  func latest(with time: Double) -> Double { max(latest, time + shift) }
}

import Foundation
import TouchLogs
import Traces

/// What a log gives away of who made it, so that it is known before the log is sent to somebody.
struct PrivacyAudit {
  private var marks = 0
  private var presses = 0
  private var pressedKeys = 0
  private var penSamples = 0
  private var hasForce = false
  private var landings: [CGPoint] = []
  private var dates: ClosedRange<Double>?
  /// In seconds since 1970: from 2001 to 2286. A system that was started so long ago there is none.
  private static let epoch = 1e9..<1e10
  private static let mostLandings = 100_000
  /// Where keyboards are: this share of the screen, at the bottom.
  private static let keyboardShare = 0.4
  /// So many taps there may be a word.
  private static let fewestTaps = 8

  mutating func add(_ frame: Frame) {
    if Self.epoch.contains(frame.time) {
      dates = min(dates?.lowerBound ?? frame.time, frame.time)...max(dates?.upperBound ?? frame.time, frame.time)
    }
    switch frame.content {
    case .mark: marks += 1
    case .presses(let all):
      let began = all.filter { $0.phase == .began }
      pressedKeys += began.count { $0.keyUsage != nil }
      presses += began.count { $0.keyUsage == nil }
    case .touches(let samples):
      for sample in samples {
        if sample.type == .pencil { penSamples += 1 }
        if sample.force != nil { hasForce = true }
        if sample.phase == .began, landings.count < Self.mostLandings { landings.append(sample.location) }
      }
    default: break
    }
  }

  /// A sentence each; the first says what the log does not hold.
  func findings(about: LogDescription, blocks: [ReadingReport.BlockUse]) -> [String] {
    let dates = self.dates
    let missing =
      dates == nil ? "no screen content, no view text and no time of day" : "no screen content and no view text"
    var findings = ["\(missing) are kept"]
    if let dates {
      findings.append(
        "its times are dates: \(Self.date(dates.lowerBound)) to \(Self.date(dates.upperBound)); "
          + "`replay trim --from-zero` takes them away")
    }
    if let device = about.device { findings.append("the device is named: \(device)") }
    let keys = about.others.map(\.key)
    if !keys.isEmpty {
      findings.append("keys that people or tools have put there: \(keys.joined(separator: ", "))")
    }
    if marks > 0 {
      findings.append("\(Counted.text(marks, "mark")) in a person's words; `replay show` prints them")
    }
    let top = about.screen.height * (1 - Self.keyboardShare)
    let typed = landings.count { $0.y >= top }
    if typed >= Self.fewestTaps {
      findings.append(
        "\(Counted.text(typed, "landing")) where a keyboard would be: what was typed may be told from them")
    }
    if pressedKeys > 0 {
      findings.append("\(Counted.text(pressedKeys, "key")) of a keyboard: what was typed can be told from them")
    }
    if presses > 0 { findings.append("\(Counted.text(presses, "press", "presses")) of buttons") }
    if penSamples > 0 {
      let how = hasForce ? "places and force" : "places"
      findings.append("a pen's \(how): handwriting, and a signature, can be drawn again")
    }
    let unknown = blocks.filter { $0.kind.hasPrefix("type ") }.reduce(0) { $0 + $1.count }
    if unknown > 0 { findings.append("\(Counted.text(unknown, "block")) of a newer version, of unknown content") }
    return findings
  }

  /// `2024-11-22T00:00:00Z`
  private static func date(_ seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds.rounded(.down)).formatted(.iso8601)
  }
}

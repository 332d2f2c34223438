import Foundation
import Testing
import TouchInterchange
import TouchLogs

/// Real recordings through a log and back: every event that a touch needs is the same, at the same microsecond.
@Suite struct EvemuRoundTripTests {
  /// Recordings that tell of slots; the others tell the same in another way.
  static let slotted = [
    "tablets__Wacom_Bamboo_16FG_4x5_Finger_double-center-circle.events",
    "touchpads__CyPS2_Cypress_Trackpad.three_finger_press.events",
    "touchscreens__Atmel_maXTouch_Touchscreen.1-finger-drag-up-down.events",
    "touchscreens__Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events",
    "touchscreens__ELAN_CANDO_Windows7.1-finger-drag-up-down.events",
    "touchscreens__EP0430M09.2-finger-scroll-down.events",
    "touchscreens__EP0430M09.4-finger-drag-down.events",
  ]

  @Test(.enabled(if: DeviceRecordingsTests.isPresent), arguments: slotted)
  func `a recording comes back with the same contacts at the same times`(name: String) throws {
    let source = String(decoding: try DeviceRecordingsTests.recording(name), as: UTF8.self)
    let log = try imported(source).log
    // By way of a file: what the description keeps must survive that.
    let stored = try TouchLog(reading: log.bytes())
    let exported = try ForeignExport.text(of: stored, as: .evemu)
    let (before, after) = (Self.states(source), Self.states(exported.text))
    #expect(before.count > 10)
    #expect(after == before)
    #expect(!exported.notes.contains { $0.finding == .roundedPlaces })
    // Of a device whose range nobody told, whole numbers can't tell quite where the screen ends.
    let isDescribed = !(try imported(source).notes.contains { $0.finding.isObservedExtent })
    if isDescribed { #expect(try imported(exported.text).log.frames == log.frames) }
  }

  @Test(
    .enabled(if: DeviceRecordingsTests.isPresent),
    arguments: DeviceRecordingsTests.expectations.filter { $0.format == .evemu || $0.format == .getevent })
  func `every Linux recording comes back with the same places and times`(
    _ expected: DeviceRecordingsTests.Expectation
  ) throws {
    let first = try ForeignImport.read(DeviceRecordingsTests.recording(expected.name))
    let log = first.log
    let again = try imported(ForeignExport.text(of: log, as: .evemu).text, screen: log.about.screen).log
    let isExact = !first.notes.contains { $0.finding.isObservedExtent }
    let (old, new) = (Self.plain(log), Self.plain(again))
    #expect(new.count == old.count)
    for (one, other) in zip(old, new) {
      #expect(one.what == other.what)
      #expect(abs(one.place.x - other.place.x) <= (isExact ? 0 : 1.5))
      #expect(abs(one.place.y - other.place.y) <= (isExact ? 0 : 1.5))
    }
  }

  /// Samples that say something, one after the other.
  private static func plain(_ log: TouchLog) -> [(what: String, place: CGPoint)] {
    log.frames.flatMap { frame in
      frame.samples.filter { $0.phase == .began || $0.phase == .ended }.map { sample in
        ("\(Int((frame.time * 1e6).rounded())) \(sample.finger) \(sample.phase) \(sample.type)", sample.location)
      }
    }
  }

  /// Who is down and where, after each report that changes it; told without the importer.
  static func states(_ text: String) -> [String] {
    var slots: [Int: [String: Int]] = [:]
    var names: [Int: Int] = [:]
    var (slot, landed) = (0, 0)
    var states: [String] = []
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("E:") {
      let words = line.split(whereSeparator: \.isWhitespace)
      let (what, value) = ("\(words[2]) \(words[3])".lowercased(), Int(words[4]) ?? 0)
      switch what {
      case "0003 002f": slot = value
      case "0003 0039":
        names[slot] = value < 0 ? nil : landed
        landed += value < 0 ? 0 : 1
      case "0003 0035", "0003 0036": slots[slot, default: [:]][what] = value
      case "0000 0000":
        let down = names.sorted { $0.value < $1.value }.map { slot, name in
          let values = (slots[slot] ?? [:]).sorted { $0.key < $1.key }.map { "\($0.value)" }
          return "\(name): \(values.joined(separator: " "))"
        }
        let state = down.joined(separator: ", ")
        if states.last?.split(separator: "|", omittingEmptySubsequences: false).last.map(String.init) != state {
          states.append("\(words[1])|\(state)")
        }
      default: break
      }
    }
    return states
  }
}

extension ImportNote.Finding {
  fileprivate var isObservedExtent: Bool { if case .observedExtent = self { true } else { false } }
}

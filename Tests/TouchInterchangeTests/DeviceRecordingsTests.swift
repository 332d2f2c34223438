import Foundation
import Testing
import TouchInterchange
import TouchLogs

/// Real recordings, read from beside the project and never copied into it.
///
/// The counts were made without this importer, by a script that only follows ids from report to report.
@Suite struct DeviceRecordingsTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/recordings")

  static let isPresent: Bool = {
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    if !isThere { print("notice: the real recordings are not beside the project; their tests are skipped") }
    return isThere
  }()

  struct Expectation: Sendable, CustomTestStringConvertible {
    let name: String
    let format: ForeignFormat
    let fingers: Int
    let frames: Int
    let samples: Int
    var cancelled = 0
    var kind = Sample.Kind.direct

    var testDescription: String { name }
  }

  static let expectations = [
    Expectation(
      name: "examples_html_data_signal.json", format: .pointerJSON, fingers: 1, frames: 149, samples: 149,
      kind: .pencil),
    Expectation(
      name: "examples_svc_data_signal.svc", format: .svc, fingers: 5, frames: 822, samples: 822, cancelled: 1,
      kind: .pencil),
    Expectation(name: "ink.csv", format: .csv, fingers: 4, frames: 880, samples: 880, kind: .pencil),
    Expectation(name: "phone-playAngryBirdsLevel1.txt", format: .getevent, fingers: 1, frames: 67, samples: 67),
    Expectation(name: "phone-three-touches.txt", format: .getevent, fingers: 3, frames: 6, samples: 6),
    Expectation(name: "phone-two-finger-drag.txt", format: .getevent, fingers: 2, frames: 102, samples: 202),
    Expectation(name: "tablet-two-finger-drag.txt", format: .getevent, fingers: 2, frames: 133, samples: 265),
    Expectation(
      name: "tablets__Wacom_Bamboo_16FG_4x5_Finger_double-center-circle.events", format: .evemu, fingers: 2,
      frames: 419, samples: 838),
    Expectation(
      name: "tablets__Wacom_ISDv4_E6_Finger.double-center-circle.events", format: .evemu, fingers: 2, frames: 129,
      samples: 257),
    Expectation(
      name: "tablets__Wacom_Intuos4_6x9.stylus-drag.events", format: .evemu, fingers: 1, frames: 291, samples: 291,
      kind: .pencil),
    Expectation(
      name: "tablets__dell_canvas_pen.evemu", format: .evemu, fingers: 1, frames: 237, samples: 237, kind: .pencil),
    Expectation(
      name: "touchpads__CyPS2_Cypress_Trackpad.three_finger_press.events", format: .evemu, fingers: 3, frames: 46,
      samples: 92, kind: .indirect),
    Expectation(
      name: "touchscreens__Atmel_maXTouch_Touchscreen.1-finger-drag-up-down.events", format: .evemu, fingers: 1,
      frames: 150, samples: 150),
    Expectation(
      name: "touchscreens__Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events", format: .evemu, fingers: 9,
      frames: 18, samples: 18),
    Expectation(
      name: "touchscreens__ELAN_CANDO_Windows7.1-finger-drag-up-down.events", format: .evemu, fingers: 1,
      frames: 260, samples: 260),
    Expectation(
      name: "touchscreens__EP0430M09.2-finger-scroll-down.events", format: .evemu, fingers: 2, frames: 98,
      samples: 193),
    Expectation(
      name: "touchscreens__EP0430M09.4-finger-drag-down.events", format: .evemu, fingers: 4, frames: 104,
      samples: 415),
    Expectation(
      name: "touchscreens__N-Trig_MultiTouch.2-fingers-touch-release.events", format: .evemu, fingers: 2,
      frames: 215,
      samples: 265),
    Expectation(
      name: "touchscreens__QUANTA_OpticalTouchScreen.events", format: .evemu, fingers: 9, frames: 738, samples: 738),
  ]

  static func recording(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  @Test(
    "A real recording imports with all its fingers, frames and samples", .enabled(if: isPresent),
    arguments: expectations)
  func counts(_ expected: Expectation) throws {
    let imported = try ForeignImport.read(Self.recording(expected.name))
    let samples = imported.log.frames.flatMap(\.samples)
    #expect(imported.format == expected.format)
    #expect(Set(samples.map(\.finger)) == Set(0..<expected.fingers))
    #expect(imported.log.frames.count == expected.frames)
    #expect(samples.count == expected.samples)
    #expect(samples.count { $0.phase == .cancelled } == expected.cancelled)
    #expect(samples.allSatisfy { $0.type == expected.kind })
    let unreadable = imported.notes.filter { if case .unreadableLine = $0.finding { true } else { false } }
    #expect(unreadable.isEmpty)
  }

  @Test("A real recording keeps the promises of a log", .enabled(if: isPresent), arguments: expectations)
  func promises(_ expected: Expectation) throws {
    let imported = try ForeignImport.read(Self.recording(expected.name))
    LogPromises.check(imported.log)
  }

  @Test("All real recordings are looked at", .enabled(if: isPresent))
  func everyFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.expectations.map(\.name).sorted())
  }

  @Test("Fast taps of a real finger count up", .enabled(if: isPresent))
  func fastTaps() throws {
    let imported = try ForeignImport.read(
      Self.recording("touchscreens__Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events"))
    let began = imported.log.frames.flatMap(\.samples).filter { $0.phase == .began }
    #expect(began.map(\.tapCount) == Array(1...9))
  }
}

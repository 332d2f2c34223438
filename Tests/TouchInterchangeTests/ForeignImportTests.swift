import Foundation
import Testing
import TouchInterchange
import TouchLogs

/// Recordings come from outside: whatever they hold, an import answers with a log or an error.
@Suite struct ForeignImportTests {
  static let fixtures: [(ForeignFormat, String)] = [
    (
      .evemu,
      touchScreen
        + evemuLines(
          "0003 002f 0\n0003 0039 1\n0003 0035 10\n0003 0036 20\n0003 003a 5\n@ 1.0\n0003 0039 -1\n@ 1.1")
    ),
    (
      .getevent,
      "add device 1: /dev/input/event2\n  ABS (0003): 0035  : value 0, min 0, max 99, fuzz 0, flat 0, resolution 0\n"
        + "[ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 0000000a\n[ 1.0] /dev/input/event2: 0003 0036 00000014\n"
        + "[ 1.0] /dev/input/event2: EV_SYN SYN_MT_REPORT 00000000\n[ 1.0] /dev/input/event2: EV_SYN SYN_REPORT 0\n"
    ),
    (
      .libinput,
      "ndevices: 1\ndevices:\n- evdev:\n    absinfo:\n      53: [0, 1, 0, 0, 0]\n  events:\n  - evdev:\n    - [1, 0, 3, 53, 1]\n"
    ),
    (.svc, "2\n10 20 0.0 1 900 450 0.5\n11 21 0.1 0 900 450 0.5\n"),
    (.csv, "t,x,y,id,phase,pressure,altitude\n0,1,2,\"a\",began,0.5,1\n0.1,2,3,\"a\",ended,0.5,1\n"),
    (
      .pointerJSON,
      #"[{"type":"pointerdown","pointerId":1,"clientX":1,"clientY":2,"timeStamp":3,"pressure":0.5,"tiltX":1,"tiltY":2}]"#
    ),
  ]

  private func survive(_ bytes: [UInt8], as format: ForeignFormat?) {
    guard let imported = try? ForeignImport.read(bytes, as: format) else { return }
    for sample in imported.log.frames.flatMap(\.samples) {
      #expect(sample.location.x.isFinite && sample.location.y.isFinite)
    }
    for note in imported.notes { #expect(!note.description.isEmpty) }
  }

  @Test(arguments: fixtures.map(\.0))
  func `every beginning of a recording is read or refused`(format: ForeignFormat) throws {
    let bytes = Array(try #require(Self.fixtures.first { $0.0 == format }).1.utf8)
    for count in bytes.indices { survive(Array(bytes.prefix(count)), as: format) }
  }

  @Test(arguments: fixtures.map(\.0))
  func `a recording with any byte changed is read or refused`(format: ForeignFormat) throws {
    let bytes = Array(try #require(Self.fixtures.first { $0.0 == format }).1.utf8)
    for place in bytes.indices {
      for change in [0x00, 0x0A, 0x2D, 0x39, 0x65, 0x80, 0xFF] as [UInt8] where bytes[place] != change {
        var changed = bytes
        changed[place] = change
        survive(changed, as: format)
        if change == 0x80 { survive(changed, as: nil) }
      }
    }
  }

  @Test(arguments: ForeignFormat.allCases)
  func `noise is read or refused`(format: ForeignFormat) {
    // A fixed linear congruence: the same noise in every run.
    var state: UInt64 = 88_172_645_463_325_252
    let noise = (0..<20_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    survive(noise, as: format)
    survive([UInt8](repeating: 0x0A, count: 20_000), as: format)
    survive([UInt8](repeating: 0x31, count: 20_000), as: format)
  }

  @Test(arguments: [
    (ForeignFormat.evemu, "E: 1.0 0003 0035 1\n", "E: 1.0 0003 0036 1\nE: 1.0 0000 0000 0\n"),
    (.getevent, "[ 1.0] 0003 0035 00000001\n", "[ 1.0] 0003 0036 00000001\n[ 1.0] 0000 0000 00000000\n"),
    (.svc, "1\n", "10 20 0.0 1 900 450 0.5\n"),
    (.csv, "t,x,y\n", "0,1,2\n"),
  ])
  func `a line of ten megabytes is one line left out`(format: ForeignFormat, before: String, after: String) throws {
    let text = before + String(repeating: "1", count: 10_000_000) + "\n" + after
    let imported = try imported(text, as: format, range: AxisRange(x: 0...390, y: 0...844))
    #expect(!imported.log.frames.isEmpty)
    #expect(imported.notes.contains { if case .unreadableLine(2, _) = $0.finding { true } else { false } })
  }

  @Test(arguments: ForeignFormat.allCases, ["[", "{\"a\":", "[{\"getCoalescedEvents\":", "- ", "? ", "a: {"])
  func `what is nested without end is refused`(format: ForeignFormat, opening: String) {
    let text = String(repeating: opening, count: 50_000)
    #expect(throws: ImportError.self) { try ForeignImport.read(Array(text.utf8), as: format) }
    let steps = (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(throws: ImportError.self) { try ForeignImport.read(Array(steps.utf8), as: format) }
  }

  @Test func `a list that repeats itself by reference makes no more events than its text could hold`() {
    let row = "*e"
    let list = "[\(Array(repeating: row, count: 3000).joined(separator: ","))]"
    let text = """
      devices:
      - x: &e [0, 0, 3, 53, 1]
        l: &l {evdev: \(list)}
        events: [\(Array(repeating: "*l", count: 3000).joined(separator: ","))]
      """
    #expect(throws: ImportError.self) { try ForeignImport.read(Array(text.utf8), as: .libinput) }
  }

  @Test func `a log says what it was imported from, for which stage and device`() throws {
    let text = touchScreen + evemuLines("0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0")
    let log = try ForeignImport.read(Data(text.utf8), options: ImportOptions(screen: .tablet, stage: "tabs")).log
    let pointsAcross: Double = 1024.0 / 390
    let pointsDown: Double = 1366.0 / 844
    let radius = (pointsAcross + pointsDown) / 2 / 2
    #expect(
      log.about
        == LogDescription(
          screen: .tablet, stage: "tabs", device: "A touch screen",
          others: [
            .init(key: "imported-from", value: "evemu"), .init(key: "device-range", value: "0..389,0..843"),
            .init(key: "device-pressure", value: "0..200"), .init(key: "device-touch-major", value: "0..255"),
            .init(key: "device-radius-per-unit", value: "\(radius)"),
          ]))
  }

  @Test func `what is too large is refused before it is read`() {
    let error = ImportError.tooLarge(bytes: 300_000_000)
    #expect(
      error.description
        == "the recording has 300000000 bytes, more than the 268435456 that are read; cut it in parts")
  }
}

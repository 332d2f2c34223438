import Testing
import TouchInterchange
import TouchLogs

@Suite struct LibinputReaderTests {
  private let text = """
    # libinput record
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event9
      evdev:
        # Name: A touch screen
        name: "A touch screen"
        id: [24, 0, 0, 0]
        codes:
          0: [0, 1, 2, 3] # EV_SYN
          1: [330] # EV_KEY
          3: [0, 1, 47, 53, 54, 57] # EV_ABS
        absinfo:
          53: [0, 389, 0, 0, 0]
          54: [0, 843, 0, 0, 0]
        properties: [1]
      udev:
        properties:
        - ID_INPUT_TOUCHSCREEN=1
      events:
      # Current time is 12:34:56
      - evdev:
        - [  1,      0,   3,  57,    7] # EV_ABS / ABS_MT_TRACKING_ID
        - [  1,      0,   3,  53,   10] # EV_ABS / ABS_MT_POSITION_X
        - [  1,      0,   3,  54,   20] # EV_ABS / ABS_MT_POSITION_Y
        - [  1,      0,   0,   0,    0] # SYN_REPORT
      - libinput:
        - {time: 1.0, type: TOUCH_DOWN}
      - evdev:
        - [  1, 500000,   3,  57,   -1] # EV_ABS / ABS_MT_TRACKING_ID
        - [  1, 500000,   0,   0,    0] # SYN_REPORT

    """

  @Test func `the format is known from its content, with and without its reader`() {
    #expect(ForeignFormat.detect(Array(text.utf8)) == .libinput)
  }

  #if LibinputYAML
    @Test func `a recording's events become touches`() throws {
      let tap = try imported(text)
      #expect(sketch(tap.log) == ["1: 0+10,20", "1.5: 0-10,20"])
      #expect(tap.log.about.device == "A touch screen")
      #expect(tap.notes.isEmpty)
    }

    @Test func `what is no such YAML is refused`() {
      #expect(throws: ImportError.damaged(.libinput, "it has no list of devices")) {
        try imported("a: 1", as: .libinput)
      }
      #expect(throws: ImportError.damaged(.libinput, "it is no YAML")) { try imported("a: [", as: .libinput) }
      let deep = String(repeating: "[", count: 100_000)
      #expect(throws: ImportError.damaged(.libinput, "it is nested deeper than any recording")) {
        try imported(deep, as: .libinput)
      }
    }

    @Test func `a row that is no event is left out by its line`() throws {
      let torn = try imported(
        text.replacing("[  1, 500000,   3,  57,   -1]", with: "[  1, 500000,   3,  57]"), as: .libinput)
      let lines = torn.notes.filter { if case .unreadableLine = $0.finding { true } else { false } }
      #expect(
        lines.map(\.description) == [
          "line 31 was left out: expected an event as [seconds, microseconds, type, code, value]"
        ])
      #expect(sketch(torn.log) == ["1: 0+10,20", "1.5: 0x10,20"])
    }
  #else
    @Test func `without its trait the importer says what to build`() {
      let error = #expect(throws: ImportError.needsTrait) { try imported(text) }
      #expect(error?.description.contains("--traits LibinputYAML") == true)
    }
  #endif
}

import Testing
import TouchInterchange
import TouchLogs

@Suite struct GeteventReaderTests {
  private let range = AxisRange(x: 0...389, y: 0...843)

  @Test func `names with paths are read`() throws {
    let tap = try imported(
      """
      [   10.000001] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000000a
      [   10.000001] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000000a
      [   10.000001] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000014
      [   10.000001] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
      [   10.000001] /dev/input/event2: EV_KEY       KEY_SOMETHING        DOWN
      [   10.000001] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [   10.500000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [   10.500000] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
      [   10.500000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 2
      """, range: range)
    #expect(tap.format == .getevent)
    #expect(sketch(tap.log) == ["10: 0+10,20", "10.5: 0-10,20"])
    #expect(tap.log.frames.first?.time == 10.000001)
  }

  @Test func `numbers without paths are read`() throws {
    let tap = try imported(
      "[ 1.0] 0003 0035 0000000a\n[ 1.0] 0003 0036 00000014\n[ 1.0] 0000 0002 00000000\n[ 1.0] 0000 0000 00000000\n"
        + "[ 1.5] 0000 0002 00000000\n[ 1.5] 0000 0000 00000000\n", range: range)
    #expect(tap.format == .getevent)
    #expect(sketch(tap.log) == ["1: 0+10,20", "1.5: 0-10,20"])
  }

  @Test func `what is said of devices gives them ranges and a name`() throws {
    let tap = try imported(
      """
      add device 1: /dev/input/event7
        name:     "gpio-keys"
        events:
          KEY (0001): KEY_VOLUMEDOWN
      add device 2: /dev/input/event2
        name:     "touch_dev"
        events:
          KEY (0001): BTN_TOUCH
          ABS (0003): ABS_MT_SLOT           : value 2, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 779, fuzz 0, flat 0, resolution 0
                      0036                  : value 0, min 0, max 1687, fuzz 0, flat 0, resolution 0
        input props:
          INPUT_PROP_DIRECT
      [ 1.0] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000014
      [ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000028
      [ 1.0] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      [ 1.0] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000000
      [ 1.0] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      [ 1.0] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000002
      [ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000016
      [ 1.0] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      [ 1.1] /dev/input/event7: EV_KEY KEY_VOLUMEDOWN DOWN
      [ 1.1] /dev/input/event7: EV_SYN SYN_REPORT 00000000
      """)
    #expect(sketch(tap.log) == ["1: 0+10,20", "1: 0>11,20", "1.1: 0x11,20"])
    #expect(tap.log.about.device == "touch_dev")
    #expect(tap.notes.map(\.finding) == [.unchangedReports, .stillDown])
  }

  @Test func `two devices that touch at once share the frames`() throws {
    let both = try imported(
      """
      [ 1.0] /dev/input/event1: 0003 0039 00000001
      [ 1.0] /dev/input/event1: 0003 0035 0000000a
      [ 1.0] /dev/input/event1: 0003 0036 0000000a
      [ 1.0] /dev/input/event1: 0000 0000 00000000
      [ 2.0] /dev/input/event2: 0003 0039 00000001
      [ 2.0] /dev/input/event2: 0003 0035 00000014
      [ 2.0] /dev/input/event2: 0003 0036 00000014
      [ 2.0] /dev/input/event2: 0000 0000 00000000
      [ 3.0] /dev/input/event1: 0003 0039 ffffffff
      [ 3.0] /dev/input/event1: 0000 0000 00000000
      """, range: range)
    #expect(sketch(both.log) == ["1: 0+10,10", "2: 0=10,10 1+20,20", "3: 0-10,10 1=20,20", "3: 1x20,20"])
  }

  @Test func `a recording without times is refused with what to do`() {
    let error = #expect(throws: ImportError.noTimes) {
      try imported("/dev/input/event2: 0003 0035 0000000a\n/dev/input/event2: 0000 0000 00000000\n")
    }
    #expect(error?.description == "the recording has no times; record it again with getevent -lt")
  }

  @Test func `the lines of a device beyond the limit are left out`() throws {
    var text = ""
    for device in 0..<40 {
      text += "[ 1.0] /dev/input/event\(device): 0003 0035 00000001\n"
    }
    let error = #expect(throws: ImportError.self) { try imported(text) }
    #expect(error == .noTouch(.getevent))
  }

  private let pen = """
    [ 1.0] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000001
    [ 1.0] /dev/input/event2: EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_PEN
    [ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 0000000a
    [ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000014
    [ 1.0] /dev/input/event2: EV_SYN SYN_REPORT 00000000
    [ 1.1] /dev/input/event2: EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_PALM
    [ 1.1] /dev/input/event2: EV_SYN SYN_REPORT 00000000
    [ 1.2] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff
    [ 1.2] /dev/input/event2: EV_SYN SYN_REPORT 00000000

    """

  @Test func `tools are told by their words, and a touch stays what it was when it landed`() throws {
    let read = try imported(pen, range: range)
    #expect(sketch(read.log) == ["1: 0+10,20", "1.1: 0x10,20"])
    #expect(read.log.frames.flatMap(\.samples).map(\.type) == [.pencil, .pencil])
    #expect(read.notes.map(\.finding) == [.palm, .undescribedDevice])
  }

  @Test func `a line of an event that can't be read is told, behind a description, too`() throws {
    let read = try imported(
      "add device 1: /dev/input/event2\n  name: \"touch_dev\"\n" + pen
        + "[ 1.3] /dev/input/event2: EV_ABS ABS_MT_TRACK\n[ 1.4] /dev/inp\n", range: range)
    #expect(read.log.frames.count == 2)
    #expect(
      read.notes.map(\.finding) == [
        .unreadableLine(12, expected: "[ seconds] type code value"),
        .unreadableLine(13, expected: "[ seconds] type code value"), .palm, .undescribedDevice,
      ])
  }
}

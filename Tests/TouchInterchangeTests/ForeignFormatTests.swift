import Testing
import TouchInterchange

@Suite struct ForeignFormatTests {
  @Test(arguments: [
    ("# EVEMU 1.3\n", ForeignFormat.evemu),
    ("\nE: 0.1 0003 0035 1\n", .evemu),
    ("[   1.5] EV_ABS ABS_X 00000001\n", .getevent),
    ("[   1.5] 0003 0035 00000001\n", .getevent),
    ("/dev/input/event1: 0003 0035 00000001\n", .getevent),
    ("add device 1: /dev/input/event1\n", .getevent),
    ("# libinput record\nversion: 1\n", .libinput),
    ("version: 1\nndevices: 1\n", .libinput),
    ("1\n1 2 3 1 5 6 7\n", .svc),
    ("time,x,y\n", .csv),
    ("\u{FEFF}t;x;y;\n", .csv),
    ("{\"x\":[1]}", .pointerJSON),
    ("\n [\n {\"type\":\"pointerdown\"}]", .pointerJSON),
    ("[{}]", .pointerJSON),
  ])
  func `a format is known by what is typical of it`(text: String, format: ForeignFormat) {
    #expect(ForeignFormat.detect(Array(text.utf8)) == format)
  }

  @Test(arguments: ["", "\n\n", "hello\n", "[1, 2]", "x,y\n1,2\n", "12\n", "\u{0}\u{1}\u{2}"])
  func `what is typical of none is none`(text: String) {
    #expect(ForeignFormat.detect(Array(text.utf8)) == nil)
    #expect(throws: ImportError.unknownFormat) { try imported(text) }
  }

  @Test func `formats go by the names of the command line`() {
    #expect(
      ForeignFormat.allCases.map(\.rawValue) == [
        "evemu", "getevent", "libinput", "svc", "csv", "pointer-json", "webdriver",
      ])
  }
}

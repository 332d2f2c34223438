import Foundation
import Testing
import TouchLogs

@Suite struct TouchLogTextTests {
  @Test func tapIsWrittenALineAFrame() {
    let log = Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "raised-tab-bar")
    #expect(
      log.text == """
        touchlog 1
        screen 390x844@3
        stage "raised-tab-bar"

        # seconds, then a phase, finger and x,y in points for each finger
        0 began 0 195,749
        0.08 ended 0 195,749
        stop 10.08

        """)
  }

  @Test(arguments: [TortureLogs.everyKind, TortureLogs.pencil, TortureLogs.oddBits])
  func textReadsBackToTheSameLogAndTheSameText(log: TouchLog) throws {
    let text = log.text
    let read = try TouchLog(text: text)
    #expect(sameBits(read, log))
    #expect(read.text == text)
  }

  @Test(arguments: [TortureLogs.everyKind, TortureLogs.pencil, TortureLogs.oddBits])
  func textAndBytesMeanTheSameLog(log: TouchLog) throws {
    #expect(try TouchLog(text: log.text).bytes() == log.bytes())
  }

  @Test func `every recording of the package comes back from its text, to the last bit`() throws {
    #expect(KeptRecordings.paths.count > 300)
    for path in KeptRecordings.paths {
      let log = try TouchLog(reading: URL(fileURLWithPath: path))
      #expect(sameBits(try TouchLog(text: log.text), log), "\(path)")
    }
  }

  @Test func handWrittenTextMayLeaveOutWhatCanBeTold() throws {
    let log = try TouchLog(
      text: """
        # a press and a drag with another finger   \r
        stage raised-tab-bar
        0    began 195,749        # no finger is finger 0
        +0.5 began 1 20,20 ; stationary 0
        +0.5 moved 1 30,20; stationary 0

        2    ended 1; ended
        """)
    #expect(log.about.stage == "raised-tab-bar")
    #expect(log.frames.map(\.time) == [0, 0.5, 1, 2])
    #expect(log.frames[3].samples.map(\.location) == [CGPoint(x: 30, y: 20), CGPoint(x: 195, y: 749)])
    #expect(log.frames[2].samples[0].previousLocation == CGPoint(x: 20, y: 20))
    #expect(log.stopTime == nil)
  }

  @Test(arguments: [
    ("0 begun 0 1,2", 1, 3), ("\n\n0 began 0 1;2", 3, 11), ("0 began 0 1,2 force=x", 1, 15), ("x began", 1, 1),
    ("0 mark \"open", 1, 8), ("0 mark \"\\q\"", 1, 9), ("stop 1\n0 began 1,1", 2, 1),
    ("0 began 1,1\nscreen 1x1", 2, 1),
    ("screen 390", 1, 11), ("0 moved 1,2 coalesced 3", 1, 23), ("0 press began", 1, 9), ("touchlog 2", 1, 11),
    ("unknown 2 00", 1, 13), ("0 motion began sub=2", 1, 16), ("key stage \"x\"", 1, 1),
  ])
  func errorsNameLineAndColumn(text: String, line: Int, column: Int) throws {
    let error = try #require(throws: LogError.self) { try TouchLog(text: text) }
    guard case .text(let foundLine, let foundColumn, _) = error.problem else {
      Issue.record("\(error)")
      return
    }
    #expect((foundLine, foundColumn) == (line, column), "\(error)")
    #expect(!error.description.contains("\n"))
  }

  @Test(arguments: [
    ("0 began 1,2 force=1 force=2", "line 1, column 21: force is said twice"),
    (
      "0 began 99999999999999999999 1,2",
      "line 1, column 9: a finger's number is written in the digits 0 to 9 and is at most 9223372036854775807, not "
        + "\"99999999999999999999\""
    ),
    (
      "0 began \u{FF11} 1,2",
      "line 1, column 9: a finger's number is written in the digits 0 to 9 and is at most 9223372036854775807, not "
        + "\"\u{FF11}\""
    ),
  ])
  func whatATextMayNotSayIsTold(text: String, sentence: String) throws {
    let error = try #require(throws: LogError.self) { try TouchLog(text: text) }
    #expect(error.description == sentence)
  }

  @Test func aFrameOfMoreSamplesThanABlockIsTold() throws {
    let text = "\n0 began 1,2" + String(repeating: "; moved 1,2", count: 4096)
    let error = try #require(throws: LogError.self) { try TouchLog(text: text) }
    #expect(error.description == "line 2, column 1: a frame of 4097 samples is above the limit 4096")
  }

  @Test func aMarkOfTheByteOrderMeansNothing() throws {
    #expect(try TouchLog(text: "\u{FEFF}touchlog 1\n0 began 1,2") == TouchLog(text: "touchlog 1\n0 began 1,2"))
    #expect(throws: LogError.self, "it stands at the beginning alone") { try TouchLog(text: "\n\u{FEFF}stop 1") }
  }

  @Test func textNeverCarriesWhatSteersATerminal() {
    var log = TortureLogs.everyKind
    log.about.stage = "\u{1b}]0;title\u{7}\u{202e}\u{2028}\u{9b}"
    let steering = log.text.unicodeScalars.filter {
      $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
    #expect(steering.isEmpty)
  }
}

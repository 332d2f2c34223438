import Foundation
import Testing
@testable import TouchLogs

@Suite struct LogLineTests {
  static let tap = Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "tap")

  @Test(arguments: [tap, TouchLog(), TortureLogs.everyKind, TortureLogs.oddBits])
  func everyLogComesBackFromItsLine(log: TouchLog) throws {
    let line = try LogLine.line(for: log)
    #expect(line.hasPrefix("touchlog:"))
    #expect(
      line.utf8.dropFirst(9).allSatisfy {
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains($0)
      })
    #expect(sameBits(try LogLine.log(line), log))
    let broken = line.map { "\($0)" }.enumerated().map { $0.offset % 60 == 59 ? $0.element + "\r\n" : $0.element }
    #expect(sameBits(try LogLine.log(broken.joined()), log))
  }

  @Test func aTapTakesLessThan200Characters() throws {
    #expect(try LogLine.line(for: Self.tap).count < 200)
  }

  @Test func everyCutAndEveryChangeIsNoticed() throws {
    let line = Array(try LogLine.line(for: Self.tap))
    for count in line.indices {
      let error = #expect(throws: LogError.self) { try LogLine.log(String(line[..<count])) }
      #expect(error?.description.hasPrefix("the line tells no log: ") == true)
    }
    for index in line.indices {
      var changed = line
      changed[index] = changed[index] == "x" ? "y" : "x"
      #expect(throws: LogError.self) { try LogLine.log(String(changed)) }
    }
  }

  @Test func whatIsTooLongIsRefusedBeforeItIsUnpacked() {
    #expect(throws: LogError.self) { try LogLine.log("touchlog:" + String(repeating: "A", count: 1 << 18)) }
    let marks = (0..<9000).map { Frame(time: Double($0), content: .mark("\($0 * 7_919) \($0)")) }
    let error = #expect(throws: LogError.self) {
      try LogLine.line(for: TouchLog(frames: marks + TortureLogs.oddBits.frames))
    }
    #expect(error?.description.contains("send the file instead") == true)
  }
}

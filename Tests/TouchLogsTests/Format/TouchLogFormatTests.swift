import Foundation
import Testing
import TouchLogs

@Suite struct TouchLogFormatTests {
  @Test func tapComesBackAsItWas() throws {
    let log = Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "raised-tab-bar")
    let bytes = try log.bytes()
    #expect(sameBits(try TouchLog(reading: bytes), log))
    #expect(bytes.count <= 200)
  }
}

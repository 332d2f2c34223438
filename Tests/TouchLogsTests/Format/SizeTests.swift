import Foundation
import Testing
@testable import TouchLogs

/// What the format promises about size, on motion generated anew: real recordings are measured elsewhere.
@Suite struct SizeTests {
  @Test(arguments: [(Screen.phone, 60.0, 1.8), (.phone, 120, 1.65), (.tablet, 120, 1.55)])
  func humanMotionTakesLessThanTwoBytesASample(screen: Screen, rate: Double, limit: Double) throws {
    let log = Self.played(screen, rate)
    let bytes = try log.bytes()
    #expect(Double(bytes.count) / Double(Self.samples(log)) <= limit)
    #expect(sameBits(try TouchLog(reading: bytes), log))
  }

  @Test func humanMotionIsFiveTimesSmallerThanADeflatedStruct() throws {
    let log = Self.played(.phone, 60)
    var plain = ByteWriter()
    for frame in log.frames {
      for sample in frame.samples {
        plain.double(frame.time)
        plain.double(sample.location.x)
        plain.double(sample.location.y)
        plain.double(sample.location.x - sample.previousLocation.x)
        plain.fixed32(UInt32(sample.finger))
        plain.fixed32(UInt32(sample.phase.rawValue))
      }
    }
    let deflated = Deflate.packed([plain.bytes], effort: .best).count
    #expect(deflated > 5 * (try log.bytes().count))
  }

  @Test func tapOf25SamplesTakesAtMost200Bytes() throws {
    var finger = Finger(at: 1000).down(at: CGPoint(x: 195, y: 749))
    for step in 1..<24 { finger = finger.move(to: CGPoint(x: 195 + Double(step % 3) / 2, y: 749)) }
    let bytes = try finger.up().log(stage: "raised-tab-bar").bytes()
    #expect(bytes.count <= 200)
  }

  @Test func whatALogLacksCostsNoBytes() throws {
    let plain = Finger().drag(from: .zero, to: CGPoint(x: 300, y: 300))
    let forceful = plain.reporting { $0.force = 0.5 }
    let bytes = try plain.log().bytes().count
    #expect(try forceful.log().bytes().count > bytes)
    #expect(try plain.log(stage: "x").bytes().count == bytes + 1 + 5 + 1 + 1)
    let report = try TouchLog.recovering(plain.log().bytes()).report
    #expect(report.blocks.map(\.kind) == ["description", "samples", "end"])
  }

  private static func played(_ screen: Screen, _ rate: Double) -> TouchLog {
    var hand = HumanHand(seed: 42, screen: screen, rate: rate)
    hand.play(samples: 12_000)
    return hand.log()
  }

  private static func samples(_ log: TouchLog) -> Int { log.frames.reduce(0) { $0 + $1.samples.count } }
}

import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct SVCReaderTests {
  private let text = """
    4
    0 0 0.000 0 0 900 0
    10 20 0.008 1 900 450 0.25
    20 10 0.016 1 1800 450 0.50
    20 10 0.024 0 1800 450 0

    """

  @Test func `a pen is a touch while it is on the surface`() throws {
    let stroke = try imported(text, range: AxisRange(x: 0...390, y: 0...844))
    #expect(stroke.format == .svc)
    // y grows upwards on a tablet.
    #expect(sketch(stroke.log) == ["0.008: 0+10,824", "0.016: 0>20,834", "0.024: 0-20,834"])
    #expect(stroke.log.frames.flatMap(\.samples).map(\.force) == [0.25, 0.5, 0])
    #expect(stroke.count(.lost(.hover)) == 1)
    #expect(stroke.count(.guessedTimes(.seconds)) == 1)
    #expect(stroke.count(.assumedUpwards) == 1)
  }

  @Test func `angles are tenths of degrees, azimuth from the top`() throws {
    let samples = try imported(text, range: AxisRange(x: 0...390, y: 0...844)).log.frames.flatMap(\.samples)
    let quarter = Double.pi / 2
    #expect(samples.count == 3)
    #expect(samples.allSatisfy { $0.altitudeAngle == quarter / 2 })
    #expect(samples.compactMap(\.azimuthAngle) == [0, quarter, quarter])
  }

  @Test func `times in milliseconds are told by their steps`() throws {
    let text = "2\n0 0 8 1 0 900 0\n1 1 16 1 0 900 0\n"
    let stroke = try imported(text, range: AxisRange(x: 0...390, y: 0...844))
    #expect(stroke.log.frames.map(\.time) == [0.008, 0.016, 0.016])
    #expect(stroke.count(.guessedTimes(.milliseconds)) == 1)
  }

  @Test func `missing and unreadable samples are reported`() throws {
    let text = "5\n0 0 0 1 0 900 0\n1 1 0.1 1 0 900\n1 1 1e999 1 0 900 0\n"
    let torn = try imported(text, as: .svc, range: AxisRange(x: 0...390, y: 0...844))
    #expect(torn.count(.missingSamples) == 4)
    #expect(torn.count(.unreadableLine(3, expected: "x y time pen azimuth altitude pressure")) == 1)
    #expect(torn.count(.unreadableLine(4, expected: "x y time pen azimuth altitude pressure")) == 1)
  }
}

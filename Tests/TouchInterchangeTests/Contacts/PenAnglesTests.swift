import Testing
import TouchLogs

@testable import TouchInterchange

@Suite struct PenAnglesTests {
  @Test func `an upright pen has no direction`() {
    let upright = PenAngles(tiltX: 0, tiltY: 0)
    #expect(upright.altitude == .pi / 2)
    #expect(upright.azimuth == 0)
  }

  @Test func `azimuth runs clockwise from the right`() {
    let eighth = Double.pi / 4
    #expect(PenAngles(tiltX: eighth, tiltY: 0).azimuth == 0)
    #expect(PenAngles(tiltX: 0, tiltY: eighth).azimuth == 2 * eighth)
    #expect(PenAngles(tiltX: 0, tiltY: -eighth).azimuth == -2 * eighth)
    #expect(abs(PenAngles(tiltX: -eighth, tiltY: eighth).azimuth - 3 * eighth) < 1e-12)
    #expect(abs(PenAngles(tiltX: eighth, tiltY: 0).altitude - eighth) < 1e-12)
  }

  @Test func `a pen that leans beyond the screen lies on it`() {
    let lying = PenAngles(tiltX: 100, tiltY: -100)
    #expect((0...1e-5).contains(lying.altitude))
    #expect(abs(lying.azimuth + .pi / 4) < 1e-6)
  }

  /// Both in quarters of a turn.
  @Test(arguments: [(0, 0), (2, 2), (-2, 2), (3, -1), (4, 0), (-3, 1), (17, 1)])
  func `an azimuth is above -π and up to π, whoever tells it`(quarters: Int, azimuth: Int) throws {
    let told = Double(quarters) * .pi / 2
    let (degrees, tenths) = (quarters * 90, quarters * 900 + 900)
    let actions =
      #"{"type":"pointerMove","x":1,"y":2},{"type":"pointerDown","azimuthAngle":\#(told)},"#
      + #"{"type":"pointerUp"}"#
    let logs = [
      try imported(
        """
        [{"type":"pointerdown","x":1,"y":2,"timeStamp":0,"pointerType":"pen","azimuthAngle":\(told)},
         {"type":"pointerup","x":1,"y":2,"timeStamp":9,"pointerType":"pen","azimuthAngle":\(told)}]
        """),
      try imported(
        #"[{"type":"pointer","parameters":{"pointerType":"pen"},"actions":[\#(actions)]}]"#),
      try imported("t,x,y,altitude,azimuth\n0,1,2,90,\(degrees)\n1,1,2,90,\(degrees)\n"),
      try imported(
        "2\n1 2 0 1 \(tenths) 900 1\n1 2 1 0 \(tenths) 900 1\n", range: AxisRange(x: 0...390, y: 0...844)),
    ].map(\.log)
    for log in logs {
      for sample in log.frames.flatMap(\.samples) {
        let said = try #require(sample.azimuthAngle)
        #expect(abs(said - Double(azimuth) * .pi / 2) < 1e-9)
        #expect(said <= .pi)
      }
    }
  }
}

import Testing

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
}

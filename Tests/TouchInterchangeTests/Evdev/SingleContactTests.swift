import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct SingleContactTests {
  private let pen = """
    P: 00 00 00 00 00 00 00 00
    A: 00 0 389 0 0 0
    A: 01 0 843 0 0 0
    A: 18 0 1000 0 0 0
    A: 1a -90 90 0 0 57
    A: 1b -90 90 0 0 57

    """

  @Test func `BTN_TOUCH lands and lifts on a single-touch screen`() throws {
    let tap = try evemu(
      "0001 014a 1\n0003 0000 10\n0003 0001 20\n@ 1.0\n0003 0000 11\n@ 1.1\n0003 0000 12\n0001 014a 0\n@ 1.2")
    #expect(sketch(tap.log) == ["1: 0+10,20", "1.1: 0>11,20", "1.2: 0-12,20"])
    #expect(tap.log.frames.flatMap(\.samples).allSatisfy { $0.type == .direct })
  }

  @Test func `a first BTN_TOUCH of 0 tells that it was down before`() throws {
    let late = try evemu("0003 0000 10\n0003 0001 20\n@ 1.0\n0001 014a 0\n@ 1.1")
    #expect(sketch(late.log) == ["1: 0+10,20", "1.1: 0-10,20"])
    #expect(late.count(.startedMidTouch) == 1)
  }

  @Test func `a pen that hovers is no touch`() throws {
    let stroke = try evemu(
      """
      0001 0140 1
      0003 0000 10
      0003 0001 20
      @ 1.0
      0001 014a 1
      0003 0018 500
      @ 1.1
      0001 014a 0
      0003 0018 0
      @ 1.2
      0003 0000 99
      @ 1.3
      0003 0000 0
      0003 0001 0
      0001 0140 0
      @ 1.4
      """, device: pen)
    #expect(sketch(stroke.log) == ["1.1: 0+10,20", "1.2: 0-10,20"])
    #expect(stroke.count(.lost(.hover)) == 2)
    let sample = try #require(stroke.log.frames.first?.samples.first)
    #expect(sample.type == .pencil)
    #expect(sample.force == 0.5)
    #expect(sample.altitudeAngle == .pi / 2)
  }

  @Test func `a pen that leaves lifts where it was last`() throws {
    let gone = try evemu(
      "0001 0140 1\n0003 0000 10\n0003 0001 20\n0001 014a 1\n@ 1.0\n0003 0000 0\n0003 0001 0\n0001 0140 0\n@ 1.1",
      device: pen)
    #expect(sketch(gone.log) == ["1: 0+10,20", "1.1: 0-10,20"])
  }

  @Test func `a pen without BTN_TOUCH is down beyond a hundredth of its pressure`() throws {
    let light = try evemu(
      "0001 0140 1\n0003 0000 10\n0003 0001 20\n0003 0018 10\n@ 1.0\n0003 0018 11\n@ 1.1\n0003 0018 10\n@ 1.2",
      device: pen)
    #expect(sketch(light.log) == ["1.1: 0+10,20", "1.2: 0-10,20"])
  }

  @Test func `tilt becomes altitude and azimuth`() throws {
    let leaning = try evemu(
      "0001 0140 1\n0003 0000 10\n0003 0001 20\n0001 014a 1\n0003 001b 45\n@ 1.0", device: pen)
    let sample = try #require(leaning.log.frames.first?.samples.first)
    // 45 of 57 units a radian, towards the person: straight down the screen.
    #expect(abs((sample.altitudeAngle ?? 0) - (.pi / 2 - 45.0 / 57)) < 1e-12)
    #expect(sample.azimuthAngle == .pi / 2)
  }

  @Test func `tilt without a unit is assumed, and without a range lost`() throws {
    let stroke = "0001 0140 1\n0003 0000 10\n0003 0001 20\n0001 014a 1\n0003 001a 90\n0003 001b 0\n@ 1.0"
    let unitless = try evemu(stroke, device: pen.replacing(" 57", with: " 0"))
    #expect(unitless.count(.assumedTilt(degrees: 64)) == 1)
    let altitude = try #require(unitless.log.frames.first?.samples.first?.altitudeAngle)
    #expect(abs(altitude - 26 * .pi / 180) < 1e-12)
    let bare = try evemu(stroke, device: "A: 00 0 389 0 0 0\nA: 01 0 843 0 0 0\n")
    #expect(bare.log.frames.first?.samples.first?.altitudeAngle == nil)
    #expect(bare.count(.lost(.tilt)) == 2)
  }
}

import Testing
import TouchInterchange
import TouchLogs

@Suite struct EvdevStreamTests {
  private let landing = "0003 0039 1\n0003 0035 10\n0003 0036 20\n@ 1.0\n"

  @Test func `events after a drop are left out up to the next report`() throws {
    let gap = try evemu(landing + "0000 0003 0\n0003 0035 300\n@ 1.1\n0003 0035 12\n@ 1.2\n0003 0039 -1\n@ 1.3")
    #expect(sketch(gap.log) == ["1: 0+10,20", "1.2: 0>12,20", "1.3: 0-12,20"])
    #expect(gap.count(.eventsDropped) == 1)
  }

  @Test func `the choice of a slot is believed during a drop`() throws {
    let gap = try evemu(
      landing + "0000 0003 0\n0003 002f 1\n@ 1.1\n0003 0039 2\n0003 0035 50\n0003 0036 60\n@ 1.2\n")
    #expect(sketch(gap.log) == ["1: 0+10,20", "1.2: 0=10,20 1+50,60", "1.2: 0x10,20 1x50,60"])
  }

  @Test func `a touch that must have lifted in a gap is cancelled`() throws {
    let gap = try evemu(landing + "0000 0003 0\n@ 1.1\n0003 0039 9\n0003 0035 50\n@ 1.2\n0003 0039 -1\n@ 1.3")
    #expect(sketch(gap.log) == ["1: 0+10,20", "1.2: 0x10,20 1+50,20", "1.3: 1-50,20"])
    #expect(gap.count(.cancelledByGap) == 1)
  }

  @Test func `a touch that landed in a gap begins where it is first heard of`() throws {
    let gap = try evemu(
      landing + "0003 0039 -1\n@ 1.1\n0000 0003 0\n@ 1.2\n0003 0035 70\n@ 1.3\n0003 0039 -1\n@ 1.4")
    #expect(sketch(gap.log) == ["1: 0+10,20", "1.1: 0-10,20", "1.3: 1+70,20", "1.4: 1-70,20"])
    #expect(gap.count(.startedMidTouch) == 1)
  }

  @Test func `a pen whose lift was lost is cancelled when it lands anew`() throws {
    let gap = try evemu(
      "0003 0000 10\n0003 0001 20\n0001 014a 1\n@ 1.0\n0000 0003 0\n@ 1.1\n0003 0000 50\n0001 014a 1\n@ 1.2\n0001 014a 0\n@ 1.3"
    )
    #expect(sketch(gap.log) == ["1: 0+10,20", "1.2: 0x10,20 1+50,20", "1.3: 1-50,20"])
  }

  @Test func `a last report without an end is left out`() throws {
    let torn = try evemu(landing + "0003 0035 99")
    #expect(sketch(torn.log) == ["1: 0+10,20", "99: 0x10,20"])
    #expect(torn.count(.unfinishedReport) == 1)
  }

  @Test func `a touchpad's touches are indirect`() throws {
    for properties in ["01", "04", "0c"] {
      let device = touchScreen.replacing("P: 02", with: "P: \(properties)")
      let pad = try evemu(landing, device: device)
      #expect(pad.log.frames.first?.samples.first?.type == .indirect)
      #expect(pad.count(.touchpad) == 1)
      #expect(pad.count(.cornersOnly) == (properties == "0c" ? 1 : 0))
    }
  }

  @Test func `orientation and buttons are reported as lost`() throws {
    let rich = try evemu("0003 0034 1\n0001 0110 1\n" + landing)
    #expect(rich.count(.lost(.orientation)) == 1)
    #expect(rich.count(.lost(.buttons)) == 1)
  }

  @Test func `a report that says nothing new is no frame`() throws {
    let quiet = try evemu(landing + "0004 0005 17\n@ 1.1\n0003 0039 -1\n@ 1.2")
    #expect(sketch(quiet.log) == ["1: 0+10,20", "1.2: 0-10,20"])
    #expect(quiet.count(.unchangedReports) == 1)
  }

  @Test func `times that go back are moved up`() throws {
    let back = try evemu(landing + "0003 0035 11\n@ 0.5\n0003 0039 -1\n@ 1.2")
    #expect(sketch(back.log) == ["1: 0+10,20", "1: 0>11,20", "1.2: 0-11,20"])
    #expect(back.count(.timesWentBack) == 1)
  }
}

import Testing

@testable import TouchRecording

@Suite struct EventClockTests {
  private func clock(startedAt time: Double = 1000) -> EventClock {
    var clock = EventClock()
    clock.start(at: time)
    return clock
  }

  @Test func `within a second things stand before events that are as late as one was`() {
    var clock = clock()
    clock.heard(of: 1002, at: 1005)
    #expect(clock.moment(at: 1005) == 1002)
    clock.heard(of: 1005.49, at: 1005.5)
    // The next ones may be as late; but what was captured stays before.
    #expect(clock.moment(at: 1005.6) == 1005.49)
  }

  @Test func `one event that came late sets nothing back for long`() {
    var clock = clock()
    clock.heard(of: 1002, at: 1005)
    #expect(clock.moment(at: 1060) == 1059.75)
    clock.heard(of: 1060.99, at: 1061)
    #expect(abs(clock.moment(at: 1062) - 1061.99) < 1e-6)
  }

  @Test(arguments: [0, 999, 1e9, .nan, .infinity, -.infinity])
  func `an event of a time that can't be changes nothing`(time: Double) {
    var clock = clock()
    clock.heard(of: time, at: 1001)
    #expect(clock.moment(at: 1001.5) == 1001.5)
    #expect(clock.end(at: 1002) == 1002)
  }

  @Test func `where no clock runs, events tell the time`() {
    var clock = clock(startedAt: 0)
    clock.heard(of: 5, at: 0)
    #expect(clock.moment(at: 0) == 5)
    #expect(clock.end(at: 0) == nil)
  }

  @Test func `nothing ends before what was captured`() {
    var clock = clock()
    clock.heard(of: 1005, at: 1005)
    #expect(clock.end(at: 1004) == nil)
    #expect(clock.end(at: 1005) == 1005)
  }
}

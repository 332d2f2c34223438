import Testing

@testable import TouchInterchange

@Suite struct TimeUnitTests {
  @Test func `times since 1970 are told by their size`() {
    #expect(TimeUnit(guessing: [1.7e9, 1.7e9 + 0.01]) == .seconds)
    #expect(TimeUnit(guessing: [1.7e12]) == .milliseconds)
    #expect(TimeUnit(guessing: [1.7e15]) == .microseconds)
    #expect(TimeUnit(guessing: [1.7e18]) == .nanoseconds)
  }

  @Test func `other times are told by their usual step`() {
    #expect(TimeUnit(guessing: [0, 0.008, 0.016]) == .seconds)
    #expect(TimeUnit(guessing: [0, 8, 16, 5000]) == .milliseconds)
    #expect(TimeUnit(guessing: [0, 8000, 16000]) == .microseconds)
    #expect(TimeUnit(guessing: [0, 8e6, 16e6]) == .nanoseconds)
    #expect(TimeUnit(guessing: []) == .seconds)
  }

  @Test func `a counter of 32 bits is counted on, and other steps back are left`() {
    var findings = Findings()
    #expect(
      TimeUnit.unwrapped([4294967295, 4, 9, 4294967290, 1], &findings).map { $0 - 4294967296 } == [
        -1, 4, 9, 4294967290, 4294967297,
      ])
    #expect(findings.notes == [ImportNote(.timesWrapped, count: 2)])
    #expect(TimeUnit.unwrapped([1000, 3, 5e15, 7], &findings) == [1000, 3, 5e15, 7])
  }

  @Test func `steps that no digitizer makes are pointed out`() {
    var findings = Findings()
    _ = TimeUnit.milliseconds.seconds([0, 0.004, 0.008], &findings)
    #expect(findings.notes.contains { if case .implausiblyFast = $0.finding { true } else { false } })
  }

  @Test func `few times with decimals, less than two apart, are seconds`() {
    #expect(TimeUnit(guessing: [0, 0.6]) == .seconds)
    #expect(TimeUnit(guessing: [0, 0.5, 1.7]) == .seconds)
    #expect(TimeUnit(guessing: [0, 1, 2]) == .milliseconds)
    #expect(TimeUnit(guessing: [0, 2.5, 5.1]) == .milliseconds)
    #expect(TimeUnit(guessing: (0..<40).map { Double($0) * 0.99 }) == .milliseconds)
  }
}

import Testing
@testable import TouchLogs

@Suite struct SyncPolicyTests {
  @Test func syncsAreDueByTheFramesOwnClock() {
    #expect(SyncPolicy.everyFrame.isDue(at: 0, since: 0))
    #expect(!SyncPolicy.everyBlock.isDue(at: 9, since: nil))
    let quarter = SyncPolicy.everyQuarterSecond
    #expect(quarter.isDue(at: 0, since: nil))
    #expect(!quarter.isDue(at: 0.2, since: 0))
    #expect(quarter.isDue(at: 0.25, since: 0))
    #expect(quarter.isDue(at: -1, since: 0))
    #expect(quarter.isDue(at: .nan, since: 0))
  }
}

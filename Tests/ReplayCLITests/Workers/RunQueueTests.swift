import Testing

@testable import ReplayCLI

struct RunQueueTests {
  private func jobs(_ count: Int) -> [WorkerJob] {
    (0..<count).map { WorkerJob(number: $0, path: "\($0).touchlog") }
  }

  private func numbers(_ dealt: [[WorkerJob]]) -> [[Int]] { dealt.map { $0.map(\.number) } }

  @Test func `recordings are dealt out in turn, each to one worker`() {
    #expect(numbers(RunQueue.dealt(jobs(7), to: 3)) == [[0, 3, 6], [1, 4], [2, 5]])
    #expect(numbers(RunQueue.dealt(jobs(2), to: 5)) == [[0], [1]])
    #expect(numbers(RunQueue.dealt([], to: 4)) == [[]])
  }

  @Test func `what was given back comes first, in its order, and what was not taken after it`() async {
    let queue = RunQueue(jobs(40), stop: StopFlag())
    let first = await queue.take()
    #expect(first.map(\.number) == Array(0..<32))
    await queue.giveBack(first.dropFirst(30))
    #expect(await queue.take().map(\.number) == Array(30..<40))
    #expect(await queue.take().isEmpty)
  }

  @Test func `a run that is over hands out nothing`() async {
    let stop = StopFlag()
    let queue = RunQueue(jobs(3), stop: stop)
    stop.set()
    #expect(await queue.take().isEmpty)
  }
}

import Testing

@testable import ReplayCLI

struct RunQueueTests {
  private func jobs(_ count: Int) -> [WorkerJob] {
    (0..<count).map { WorkerJob(number: $0, path: "\($0).touchlog") }
  }

  private func numbers(_ dealt: [[WorkerJob]]) -> [[Int]] { dealt.map { $0.map(\.number) } }

  @Test func `small recordings are dealt out in turn, each to one worker`() {
    #expect(numbers(RunQueue.dealt(jobs(7), to: 3) { $0.number }) == [[0, 3, 6], [1, 4], [2, 5]])
    #expect(numbers(RunQueue.dealt(jobs(2), to: 5) { _ in 0 }) == [[0], [1]])
    #expect(numbers(RunQueue.dealt([], to: 4) { _ in 0 }) == [[]])
  }

  @Test func `a large one has as many small ones against it, and everybody replays in order`() {
    let sizes = [0, 10_240, 0, 0, 5_120, 0, 0, 0]
    #expect(numbers(RunQueue.dealt(jobs(8), to: 2) { sizes[$0.number] }) == [[1, 7], [0, 2, 3, 4, 5, 6]])
    #expect(numbers(RunQueue.dealt(jobs(8), to: 3) { sizes[$0.number] }) == [[1], [4], [0, 2, 3, 5, 6, 7]])
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

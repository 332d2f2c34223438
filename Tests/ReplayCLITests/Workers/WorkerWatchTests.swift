import Foundation
import Testing
import Verification

@testable import ReplayCLI

struct WorkerWatchTests {
  @Test func `of what a process printed, what was for an earlier batch is left out`() {
    let watch = WorkerWatch(limits: WorkerSettings().limits, stop: StopFlag())
    watch.beginBatch()
    watch.printed(Array("for others\n".utf8))
    watch.turn(isBusy: false)
    watch.beginBatch()
    watch.printed(Array("for this one\n".utf8))
    #expect(watch.breakdown(ProcessEnd(kind: .signaled(SIGILL))).printed == "for this one")
  }
}

import Foundation
import Testing

@testable import ReplayCLI

struct HeldSignalsTests {
  @Test func `a signal waits until it is let go`() {
    let signals = HeldSignals([SIGUSR1, SIGUSR2])
    #expect(signals.waiting == nil)
    raise(SIGUSR2)
    #expect(signals.waiting == SIGUSR2, "and it did not end the process")
    // Ignored, it is gone; let go, it would end the process.
    signal(SIGUSR2, SIG_IGN)
    #expect(signals.waiting == nil)
    signals.letGo()
    signal(SIGUSR2, SIG_DFL)
  }
}

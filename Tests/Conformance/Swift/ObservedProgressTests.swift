import Foundation
import HeadlessUIKit
import Testing

/// Rule V512: a bar that follows a progress object.
@MainActor @Suite("V: observed progress") struct ObservedProgressTests {
  @Test("V512 a progress view fills as the progress that it observes goes on")
  func following() {
    let (view, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
    view.progress = 0.1
    view.observedProgress = progress
    #expect(view.progress == 0)
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    view.progress = 0.9
    #expect(view.progress == 0.9)
    progress.completedUnitCount = 2
    #expect(view.progress == 0.5)
    view.observedProgress = nil
    progress.completedUnitCount = 4
    #expect(view.progress == 0.5)
  }
}

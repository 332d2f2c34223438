import Foundation
import HeadlessUIKit
import Testing

/// Group V: pages that follow each other by the clock.
@MainActor struct PageProgressTests {
  private func control(on phone: Phone, _ progress: UIPageControlProgress) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    control.numberOfPages = 3
    control.progress = progress
    phone.window.addSubview(control)
    control.addAction(UIAction { _ in phone.journal.note("page \(control.currentPage)") }, for: .valueChanged)
    return control
  }

  @Test("V221 when a page's time is over the next one comes, to the last, or round and round")
  func timer() {
    let phone = Phone.forGestures()
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    let control = control(on: phone, progress)
    phone.wait(3)
    #expect(control.currentPage == 0 && !progress.isRunning)
    progress.setDuration(2, forPage: 1)
    progress.resumeTimer()
    phone.wait(0.5)
    #expect(abs(progress.currentProgress - 0.5) < 0.01)
    phone.wait(0.6)
    #expect(phone.journal.take() == ["page 1"] && progress.duration(forPage: 1) == 2)
    phone.wait(4)
    #expect(phone.journal.take() == ["page 2"] && !progress.isRunning && progress.currentProgress == 1)
    progress.resetsToInitialPageAfterEnd = true
    progress.currentProgress = 0
    progress.resumeTimer()
    phone.wait(1.1)
    #expect(phone.journal.take() == ["page 0"] && progress.isRunning)
  }

  @Test("V221 it rests while a finger is on the control, and while it is paused; its delegate may keep a page")
  func resting() {
    final class Clerk: NSObject, UIPageControlTimerProgressDelegate {
      var heard: [String] = []
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        page == 1 ? 0.5 : 0
      }
      func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        heard.append(progress.isProgressVisible ? "shows" : "hides")
      }
      func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
      ) -> Bool { page != 2 }
    }
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    progress.delegate = clerk
    let control = control(on: phone, progress)
    progress.resumeTimer()
    phone.wait(0.5)
    phone.down(1, at: (150, 20))
    phone.wait(2)
    #expect(control.currentPage == 0 && clerk.heard == ["hides"] && abs(progress.currentProgress - 0.5) < 0.01)
    phone.up(1)
    #expect(phone.journal.take() == ["page 1"] && clerk.heard == ["hides", "shows"])
    #expect(abs(progress.currentProgress - 0.5) < 0.01)
    progress.pauseTimer()
    phone.wait(2)
    #expect(control.currentPage == 1)
    progress.resumeTimer()
    phone.wait(2)
    #expect(control.currentPage == 1 && !progress.isRunning)
  }
}

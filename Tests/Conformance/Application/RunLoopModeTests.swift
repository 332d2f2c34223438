import Foundation
import HeadlessUIKit
import Testing

/// Rule A110: what waits while a finger scrolls.
@MainActor @Suite("A: the main run loop's modes") struct RunLoopModeTests {
  #if !canImport(Darwin)
    private final class Target: NSObject, ActionMethods {
      var heard: [String] = []
      func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
        switch action {
        case "tick:": { [unowned self] timer, _ in heard.append((timer as? Timer)?.userInfo as? String ?? "tick") }
        case "hear:": { [unowned self] argument, _ in heard.append(argument as? String ?? "") }
        default: nil
        }
      }
      func take() -> [String] {
        defer { heard = [] }
        return heard
      }
    }

    private func timer(_ name: String, for target: Target, every seconds: Double = 0.1) -> Timer {
      Timer(timeInterval: seconds, target: target, selector: "tick:", userInfo: name, repeats: true)
    }

    @Test("A110 a timer of the default mode waits while a finger scrolls, and comes once when that is over")
    func waits() {
      let phone = Phone.forGestures()
      let (list, target) = (phone.scrollView(), Target())
      let timer = Timer.scheduledTimer(
        timeInterval: 0.1, target: target, selector: "tick:", userInfo: "wave", repeats: true)
      phone.down(1, at: (150, 150))
      phone.wait(0.3)
      // A finger that only rests scrolls nothing.
      #expect(target.take() == ["wave", "wave", "wave"] && !list.isDragging)
      phone.move(1, from: (150, 150), to: (150, 100), steps: 5)
      #expect(list.isDragging)
      _ = target.take()
      phone.wait(0.5)
      #expect(target.heard == [])
      phone.up(1)
      #expect(!list.isDragging && !list.isDecelerating)
      phone.wait(0.01)
      #expect(target.take() == ["wave"])
      // Its times are those that it had before.
      let rest = (phone.time * 10).rounded(.up) / 10 - phone.time
      phone.wait(rest - 0.001)
      #expect(target.heard == [])
      phone.wait(0.002)
      #expect(target.take() == ["wave"])
      timer.invalidate()
    }

    @Test("A110 it waits while what a finger threw glides, too, and not while code scrolls")
    func glides() {
      let phone = Phone.forGestures()
      let (list, target) = (phone.scrollView(), Target())
      list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      target.perform("hear:", with: "at once", afterDelay: 0.1)
      phone.wait(0.2)
      #expect(target.take() == ["at once"] && list.contentOffset.y < 300)
      phone.wait(1)
      phone.drag(1, from: (150, 150), to: (150, 50))
      #expect(list.isDecelerating)
      target.perform("hear:", with: "late", afterDelay: 0.1)
      target.perform("hear:", with: "tracking", afterDelay: 0.1, inModes: [.tracking])
      target.perform("hear:", with: "common", afterDelay: 0.1, inModes: [.common])
      target.perform("hear:", with: "never", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "hear:", object: "never")
      phone.wait(0.3)
      #expect(target.take() == ["tracking", "common"] && list.isDecelerating)
      phone.wait(8)
      #expect(target.take() == ["late"] && !list.isDecelerating)
    }

    @Test("A110 a scroll view that goes while it is scrolled lets the others go on")
    func goes() {
      let phone = Phone.forGestures()
      let (list, target) = (phone.scrollView(), Target())
      phone.drag(1, from: (150, 150), to: (150, 50))
      target.perform("hear:", with: "late", afterDelay: 0.1)
      list.removeFromSuperview()
      phone.wait(0.3)
      #expect(target.take() == ["late"])
    }

    @Test("A110 timers that are added for the common modes go on, those for tracking come under a finger alone")
    func modes() {
      let phone = Phone.forGestures()
      phone.application.isReplayed = true
      let (list, target) = (phone.scrollView(), Target())
      let timers = ["usual", "common", "tracking", "other"].map { timer($0, for: target) }
      let modes: [RunLoop.Mode] = [.default, .common, .tracking, RunLoop.Mode("other")]
      for (timer, mode) in zip(timers, modes) { RunLoop.main.add(timer, forMode: mode) }
      let (plain, common) = (
        Timer(timeInterval: 0.1, repeats: true) { [weak target] _ in
          MainActor.assumeIsolated { target?.heard.append("plain") }
        },
        Timer(timeInterval: 0.1, repeats: true) { [weak target] _ in
          MainActor.assumeIsolated { target?.heard.append("block") }
        }
      )
      RunLoop.main.add(plain, forMode: .default)
      RunLoop.current.add(common, forMode: .common)
      phone.wait(0.15)
      #expect(target.take() == ["usual", "common", "plain", "block"])
      phone.pull((0, -60))
      #expect(list.isDragging)
      _ = target.take()
      phone.wait(0.1)
      #expect(Set(target.take()) == ["common", "tracking", "block"])
      phone.liftAtRest()
      phone.wait(0.1)
      let heard = target.take()
      #expect(heard.contains("usual") && heard.contains("plain") && !heard.contains("other"))
      for timer in timers + [plain, common] { timer.invalidate() }
    }

    @Test("A110 a display link of the default mode rests while a finger scrolls, one of the common modes goes on")
    func links() {
      let phone = Phone.forGestures()
      let list = phone.scrollView()
      var (usual, common): ([Double], Int) = ([], 0)
      let links = [CADisplayLink { usual.append($0.timestamp) }, CADisplayLink { _ in common += 1 }]
      links[0].add(to: .main, forMode: .default)
      links[1].add(to: .main, forMode: .common)
      phone.pull((0, -60))
      #expect(list.isDragging)
      (usual, common) = ([], 0)
      phone.wait(0.5)
      #expect(usual == [] && common >= 29)
      phone.up(1)
      let lifted = phone.time
      phone.wait(0.1)
      #expect(usual.count >= 5 && usual[0] > lifted - 0.01)
      for link in links { link.invalidate() }
    }
  #endif
}

import Foundation
import HeadlessUIKit
import Testing

/// Group A: display links, which fire with the frames of the screen.
@MainActor struct DisplayLinkTests {
  /// In sixtieths of a second, when a link fired within that time.
  private func frames(
    of phone: Phone, for seconds: TimeInterval, _ set: (CADisplayLink) -> Void = { _ in }
  ) -> [Int] {
    var frames: [Int] = []
    let link = CADisplayLink { frames.append(Int(($0.timestamp * 60).rounded())) }
    set(link)
    link.add(to: .main, forMode: .common)
    phone.wait(seconds)
    link.invalidate()
    return frames
  }

  @Test("A29 a display link fires once for every frame from when it was added, and tells the frame's time")
  func everyFrame() {
    let phone = Phone.forGestures()
    #expect(frames(of: phone, for: 0.1) == [1, 2, 3, 4, 5, 6])
    #expect(frames(of: phone, for: 0.1) == [7, 8, 9, 10, 11, 12])
    var times: [TimeInterval] = []
    let link = CADisplayLink { link in
      times += [link.timestamp - CACurrentMediaTime(), link.targetTimestamp - link.timestamp, link.duration]
    }
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .default)
    phone.wait(1 / 60)
    #expect(times.count == 3)
    let due: [Double] = [0, 1 / 60, 1 / 60]
    #expect(zip(times, due).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A29 a range's preferred rate counts, else its highest, and never one beyond it")
  func ranges() {
    let phone = Phone.forGestures()
    func fires(_ minimum: Float, _ maximum: Float, _ preferred: Float? = nil) -> Int {
      frames(of: phone, for: 1) {
        $0.preferredFrameRateRange = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
      }.count
    }
    #expect(fires(8, 15) == 15 && fires(8, 15, 0) == 15)
    #expect(fires(10, 30, 120) == 30 && fires(20, 60, 5) == 20 && fires(10, 60, 30) == 30)
    #expect(fires(0, 0, 0) == 60 && fires(.nan, .nan, .nan) == 60 && fires(0, .infinity, .nan) == 60)
  }

  @Test("A29 it rests while it is paused, removed from its modes, or was not added")
  func resting() {
    let phone = Phone.forGestures()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    phone.wait(0.1)
    #expect(count == 0)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    phone.wait(0.1)
    #expect(count == 0)
    link.isPaused = false
    phone.wait(0.05)
    #expect(count == 3)
    link.remove(from: .main, forMode: .common)
    phone.wait(0.1)
    #expect(count == 3)
  }

  @Test("A29 one that is invalidated lets go of its target, also in its own call, and never fires again")
  func invalidated() {
    let phone = Phone.forGestures()
    weak var gone: Stepper?
    do {
      let stepper = Stepper()
      gone = stepper
      let link = CADisplayLink(target: stepper, selector: "step:")
      link.add(to: .main, forMode: .common)
    }
    phone.wait(0.1)
    #expect(gone == nil)
    #expect(phone.application.clock.nextDue == nil)
  }

  @Test("A29 a target without the method stops it, and is told")
  func notImplemented() {
    let phone = Phone.forGestures()
    let link = CADisplayLink(target: Stepper(), selector: "walk:")
    link.add(to: .main, forMode: .common)
    phone.wait(0.1)
    #expect(phone.decisions.contains("walk: not implemented by Stepper"))
  }

  @Test("A30 links fire on one grid in the order of adding, at the nearest rate that divides the screen's (ours)")
  func rates() {
    let phone = Phone.forGestures()
    #expect(frames(of: phone, for: 0.2) { $0.preferredFramesPerSecond = 30 } == [2, 4, 6, 8, 10, 12])
    #expect(frames(of: phone, for: 0.2) { $0.preferredFramesPerSecond = 25 } == [14, 16, 18, 20, 22, 24])
    let range = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 15)
    #expect(frames(of: phone, for: 0.2) { $0.preferredFrameRateRange = range } == [28, 32, 36])
    phone.wait(0.005)
    var order = ""
    let late = CADisplayLink { _ in order += "b" }
    let early = CADisplayLink { _ in order += "a" }
    early.add(to: .main, forMode: .common)
    phone.wait(0.004)
    late.add(to: .main, forMode: .common)
    phone.wait(0.03)
    #expect(order == "abab")
  }

  @Test("V227 an update link is called for frames while it is enabled and its view is in a window, phase by phase")
  func updateLinks() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var heard: [String] = []
    let link = UIUpdateLink(view: pad)
    link.addAction(to: .afterUpdateComplete) { _, _ in heard.append("after") }
    link.addAction { link, info in
      heard.append("\(Int((info.modelTime * 60).rounded()))")
      #expect(link.currentUpdateInfo === info)
    }
    phone.wait(0.05)
    link.isEnabled = true
    phone.wait(0.05)
    #expect(heard.isEmpty && phone.decisions.filter { $0.contains("UIUpdateLink") }.count == 1)
    link.requiresContinuousUpdates = true
    phone.wait(2.5 / 60)
    #expect(heard == ["7", "after", "8", "after"] && link.currentUpdateInfo == nil)
    pad.removeFromSuperview()
    phone.wait(0.05)
    #expect(heard.count == 4)
    link.isEnabled = false
  }
}

/// Fires once, and ends its link in doing so.
private final class Stepper: ActionMethods {
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "step:" ? { sender, _ in (sender as? CADisplayLink)?.invalidate() } : nil
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CAAnimationTests {
  private final class Ear: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "finished" : "stopped") }
  }

  /// An application of its own: one that runs while nothing else does.
  @MainActor private struct Bench {
    let application = UIApplication()
    let layer = CALayer()
    let ear = Ear()

    init() { UIApplication.start(application) }

    func animation(_ duration: TimeInterval) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.delegate = ear
      return animation
    }

    func pass(_ time: TimeInterval) {
      application.clock.fire(at: time)
      application.endTurn()
    }
  }

  @Test func `what one application leaves open, the next one does not have`() {
    let first = Bench()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
    UIPasteboard.general.string = "secret"
    #expect(UIGraphicsGetCurrentContext() != nil && UIPasteboard.general.hasStrings)
    first.pass(1)
    let second = Bench()
    var isDone = false
    #expect(!CATransaction.disableActions())
    CATransaction.setCompletionBlock { isDone = true }
    second.pass(1)
    #expect(isDone && UIGraphicsGetCurrentContext() == nil && !UIPasteboard.general.hasStrings)
  }

  @Test func `a transaction's values go by names, too, and code has keys of its own`() {
    let bench = Bench()
    var isDone = false
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.4, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("mine", forKey: "whose")
    CATransaction.begin()
    CATransaction.setValue({ isDone = true } as () -> Void, forKey: kCATransactionCompletionBlock)
    #expect(CATransaction.value(forKey: "whose") as? String == "mine")
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.4)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "whose") == nil && !CATransaction.disableActions())
    bench.pass(1)
    #expect(isDone)
  }

  @Test func `its delegate hears of beginning and end, and then the layer has forgotten it`() {
    let bench = Bench()
    let (layer, ear) = (bench.layer, bench.ear)
    let one = bench.animation(0.5)
    one.repeatCount = 2
    one.autoreverses = true
    layer.add(one, forKey: "fade")
    bench.pass(0)
    #expect(ear.heard == ["start"] && layer.animation(forKey: "fade") != nil)
    bench.pass(1.9)
    #expect(ear.heard == ["start"] && layer.animationKeys() == ["fade"])
    bench.pass(2.1)
    #expect(ear.heard == ["start", "finished"] && layer.animationKeys() == nil)
  }

  @Test func `one that is removed, or whose key is used again, is stopped`() {
    let bench = Bench()
    let (layer, ear) = (bench.layer, bench.ear)
    layer.add(bench.animation(1), forKey: "a")
    layer.add(bench.animation(1), forKey: "a")
    bench.pass(0)
    layer.removeAllAnimations()
    #expect(ear.heard.filter { $0 == "stopped" }.count == 2)
    bench.pass(5)
    #expect(!ear.heard.contains("finished"))
  }

  @Test func `one that never ends is stopped when it is removed, and its transaction waits for that`() {
    let bench = Bench()
    let (layer, ear) = (bench.layer, bench.ear)
    var done = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { done = true }
    let pulse = bench.animation(1)
    pulse.repeatCount = .infinity
    layer.add(pulse, forKey: "pulse")
    CATransaction.commit()
    bench.pass(100)
    #expect(ear.heard == ["start"] && !done && layer.animationKeys() == ["pulse"])
    layer.removeAnimation(forKey: "pulse")
    bench.pass(100)
    #expect(ear.heard == ["start", "stopped"] && done)
  }

  @Test func `one animation under two keys ends twice, and stays where it is told to`() {
    let bench = Bench()
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    let one = bench.animation(1)
    one.isRemovedOnCompletion = false
    bench.layer.add(one, forKey: "a")
    bench.layer.add(one, forKey: "b")
    CATransaction.commit()
    bench.pass(2)
    #expect(bench.ear.heard == ["start", "start", "finished", "finished"] && done == 1)
    bench.layer.removeAllAnimations()
    bench.pass(3)
    #expect(bench.ear.heard.count == 4 && done == 1 && bench.layer.animationKeys() == nil)
  }

  @Test func `a transaction waits for what UIView animates, and for what is nested in it`() {
    let bench = Bench()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("inner") }
    bench.layer.add(bench.animation(1), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    bench.pass(0.6)
    #expect(done == [])
    bench.pass(1.1)
    #expect(done == ["inner", "outer"])
  }

  @Test func `a transaction is complete when its animations are, or at the end of the turn without any`() {
    let bench = Bench()
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { done.append("animated") }
    bench.layer.add(bench.animation(0), forKey: nil)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("plain") }
    CATransaction.commit()
    bench.pass(0)
    #expect(done == ["plain"])
    bench.pass(1.9)
    #expect(done == ["plain"])
    bench.pass(2.1)
    #expect(done == ["plain", "animated"] && CATransaction.animationDuration() == 0.25)
  }

  @Test func `a second completion block takes the place of the first for what is begun from then on`() {
    let bench = Bench()
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("nothing") }
    CATransaction.setCompletionBlock { done.append("one") }
    bench.layer.add(bench.animation(0.5), forKey: nil)
    CATransaction.setCompletionBlock { done.append("two") }
    CATransaction.commit()
    bench.pass(0)
    #expect(done == ["nothing", "two"])
    bench.pass(0.6)
    #expect(done == ["nothing", "two", "one"])
  }

  @Test func `a timing function tells its points`() {
    var point: [Float] = [9, 9]
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let all = (0...3).flatMap { index in
      curve.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(all == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AnimationProgressTests {
  @Test("curves start at 0 and end at 1; linear goes evenly, easing slowly where it eases")
  func curves() {
    func at(_ time: CGFloat, _ curve: UIView.AnimationCurve) -> CGFloat {
      AnimationProgress.along(UICubicTimingParameters(animationCurve: curve), at: time, over: 1).across
    }
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      #expect(at(0, curve) == 0 && at(1, curve) == 1)
    }
    #expect(abs(at(0.3, .linear) - 0.3) < 1e-6)
    #expect(abs(at(0.5, .easeInOut) - 0.5) < 1e-6)
    #expect(at(0.2, .easeIn) < 0.1 && at(0.2, .easeOut) > 0.25)
  }

  @Test("a spring of little damping swings beyond its end; one of enough damping doesn't")
  func springs() {
    func greatest(_ damping: CGFloat) -> CGFloat {
      let spring = UISpringTimingParameters(dampingRatio: damping)
      return (0...100).map { AnimationProgress.along(spring, at: CGFloat($0) / 100, over: 1).down }.max() ?? 0
    }
    #expect(greatest(0.3) > 1.2)
    #expect(greatest(1) <= 1)
  }
}

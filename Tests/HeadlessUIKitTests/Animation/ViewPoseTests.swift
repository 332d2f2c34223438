import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ViewPoseTests {
  @Test("halfway through a turn is half a turn, the shorter way round")
  func turns() {
    func half(_ from: CGFloat, _ to: CGFloat) -> CGAffineTransform {
      TransformParts(CGAffineTransform(rotationAngle: from))
        .moved(towards: TransformParts(CGAffineTransform(rotationAngle: to)), by: 0.5).transform
    }
    #expect(isNear(half(0, 1), CGAffineTransform(rotationAngle: 0.5)))
    #expect(isNear(half(3, -3), CGAffineTransform(rotationAngle: .pi)))
  }

  @Test("a transform is put together from its parts as it was, also mirrored, sheared or flat")
  func parts() {
    let transforms = [
      CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5), CGAffineTransform(scaleX: -1, y: 2), .identity,
      CGAffineTransform(scaleX: 3, y: 0).rotated(by: 0.3), CGAffineTransform(translationX: 7, y: 8).rotated(by: 2),
    ]
    for transform in transforms {
      #expect(isNear(TransformParts(transform).transform, transform))
    }
  }

  @Test("a pose moves through all that touches see")
  func poses() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = ViewPose(of: view)
    view.frame = CGRect(x: 100, y: 0, width: 30, height: 50)
    view.bounds.origin.y = 8
    view.alpha = 0
    let after = ViewPose(of: view)
    before.moved(towards: after, by: AnimationShare(0.5)).apply(to: view)
    #expect(view.frame == CGRect(x: 50, y: 0, width: 20, height: 30))
    #expect(view.bounds.origin.y == 4)
    #expect(view.alpha == 0.5)
    before.moved(towards: after, by: AnimationShare(0)).apply(to: view)
    #expect(ViewPose(of: view) == before)
  }

  private func isNear(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    let pairs = [
      (one.a, other.a), (one.b, other.b), (one.c, other.c), (one.d, other.d), (one.tx, other.tx),
      (one.ty, other.ty),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

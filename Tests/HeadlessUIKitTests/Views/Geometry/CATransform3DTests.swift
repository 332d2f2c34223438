import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CATransform3DTests {
  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY].allSatisfy {
      abs($0) < 1e-9
    }
  }

  @Test func `transforms in the plane are the plane's`() {
    let plane = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
    let built = CATransform3DTranslate(
      CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), 2, 3, 1), 4, 5, 0)
    #expect(CATransform3DIsAffine(built))
    let point = CGPoint(x: 7, y: 11)
    let (one, other) = (point.applying(CATransform3DGetAffineTransform(built)), point.applying(plane))
    #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
  }

  @Test func `a layer's transform is its view's, as it looks from straight ahead`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(near(view.frame, CGRect(x: 25, y: 0, width: 50, height: 100)))
    #expect(view.layer.transform == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test func `a perspective shows only where something leaves the plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    view.layer.transform = transform
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && view.layer.transform == transform)
    view.layer.transform = CATransform3DTranslate(transform, 0, 0, 250)
    #expect(near(view.frame, CGRect(x: -50, y: -50, width: 200, height: 200)))
  }

  @Test func `a view's transform that is set after one in space replaces all of that`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(view.layer.transform.m13 != 0)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }
}

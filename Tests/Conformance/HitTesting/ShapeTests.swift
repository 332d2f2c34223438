import Foundation
import HeadlessUIKit
import Testing

/// Group V: shapes that are worked out in what they are for.
@MainActor struct ShapeTests {
  private let context = UIShape.ResolutionContext(contentRect: CGRect(x: 10, y: 20, width: 100, height: 40))

  private struct Half: UIShapeProvider {
    var share: CGFloat
    func resolve(in context: Context) -> Resolved {
      var rect = context.contentShape.boundingRect
      rect.size.width *= share
      return UIShape.fixedRect(rect).resolve(in: context)
    }
  }

  @Test("V903 a shape is worked out in the rectangle of what it is for, and insets make it smaller")
  func resolving() {
    #expect(UIShape.rect.resolve(in: context).boundingRect == context.contentShape.boundingRect)
    let circle = UIShape.circle.resolve(in: context)
    #expect(circle.boundingRect == CGRect(x: 40, y: 20, width: 40, height: 40) && circle.shape == .circle)
    #expect(circle.path.contains(CGPoint(x: 60, y: 40)) && !circle.path.contains(CGPoint(x: 41, y: 21)))
    let capsule = UIShape.capsule.inset(by: 10).resolve(in: context)
    #expect(capsule.boundingRect == CGRect(x: 20, y: 30, width: 80, height: 20))
    #expect(!capsule.path.contains(CGPoint(x: 20.5, y: 30.5)))
    #expect(circle.inset(by: 5).boundingRect == CGRect(x: 45, y: 25, width: 30, height: 30))
    let own = UIShape.fixedRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(own.resolve(in: context).boundingRect.width == 5)
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(UIShape.path(path).inset(by: 3).resolve(in: context).boundingRect.width == 9)
  }

  @Test(
    "V903 shapes are equal where they would come to the same, also those of a provider of the application's own")
  func equality() {
    #expect(UIShape.circle == .circle && UIShape.circle != .rect && UIShape.circle.inset(by: 3) != .circle)
    #expect(UIShape.rect(cornerRadius: 3) == .rect(cornerRadius: 3, cornerCurve: .automatic))
    #expect(UIShape(Half(share: 0.5)) == UIShape(Half(share: 0.5)))
    #expect(UIShape(Half(share: 0.5)) != UIShape(Half(share: 0.25)) && UIShape(Half(share: 0.5)) != .rect)
    #expect(UIShape(Half(share: 0.5)).resolve(in: context).boundingRect.width == 50)
    #expect(UIShape.capsule.description == "UIShape(capsule)" && "\(UICornerCurve.continuous)" == "continuous")
  }

  @Test("V903 an effect under a pointer knows its preview, and effects can be compared")
  func effects() {
    let phone = Phone()
    let (one, other) = (UITargetedPreview(view: phone.window), UITargetedPreview(view: phone.window))
    #expect(UIPointerEffect.lift(one).preview === one && UIPointerEffect.hover(other).preview === other)
    #expect(UIPointerEffect.lift(one) == .lift(one) && UIPointerEffect.lift(one) != .lift(other))
    #expect(UIHoverStyle(effect: UIPointerEffect.lift(one), shape: .circle).shape == .circle)
  }
}

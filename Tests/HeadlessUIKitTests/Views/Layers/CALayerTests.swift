import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct CALayerTests {
  @Test func `a view's layer is the view's geometry`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame && view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.position.x += 5
    view.layer.opacity = 0.005
    view.layer.masksToBounds = true
    #expect(view.frame.minX == 15 && view.clipsToBounds)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    view.alpha = 1
    view.layer.isHidden = true
    #expect(view.isHidden && view.layer.opacity == 1)
  }

  @Test func `an anchor point moves what position places and transforms turn about`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(view.center == CGPoint(x: 0, y: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX + 20) < 1e-9 && abs(view.frame.maxY - 120) < 1e-9)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 10, y: 100), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 60, y: 20), with: nil) === root)
    let point = CGPoint(x: 7, y: 9)
    let back = view.convert(root.convert(point, to: view), to: root)
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 9) < 1e-9)
  }

  @Test func `a view says what its layer is made of`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let layer = Shape().layer as? CAShapeLayer
    layer?.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    #expect(layer?.path?.contains(CGPoint(x: 5, y: 5)) == true)
  }

  @Test func `layers are in one another, and touches don't see them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other) = (CALayer(), CAGradientLayer())
    view.layer.addSublayer(one)
    view.layer.insertSublayer(other, at: 0)
    #expect(view.layer.sublayers == [other, one] && one.superlayer === view.layer)
    one.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(one.position == CGPoint(x: 20, y: 20) && one.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    one.removeFromSuperlayer()
    #expect(view.layer.sublayers == [other] && view.subviews.isEmpty)
  }

  @Test func `the nearest scroll layer around it scrolls, no further than it must`() {
    let (scroller, inner) = (CAScrollLayer(), CALayer())
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 200, width: 100, height: 400)
    scroller.addSublayer(inner)
    inner.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 0, y: 170))
    inner.scrollRectToVisible(CGRect(x: 0, y: -20, width: 10, height: 100))
    #expect(scroller.bounds.origin == CGPoint(x: 0, y: 180))
    inner.scroll(CGPoint(x: 0, y: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 0, y: 205))
    CALayer().scroll(.zero)
  }
}

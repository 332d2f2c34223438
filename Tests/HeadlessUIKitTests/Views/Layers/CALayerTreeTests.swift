import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CALayerTreeTests {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    (superlayer ?? view.layer).addSublayer(layer)
    return layer
  }

  @Test func `a point hits the frontmost layer that contains it, in the coordinates of what it is in`() {
    let below = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    let above = layer(CGRect(x: 20, y: 20, width: 50, height: 50))
    let inside = layer(CGRect(x: 10, y: 10, width: 10, height: 10), in: above)
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 15)) === below)
    #expect(view.layer.hitTest(CGPoint(x: 55, y: 55)) === above)
    #expect(view.layer.hitTest(CGPoint(x: 45, y: 45)) === inside)
    #expect(view.layer.hitTest(CGPoint(x: 105, y: 105)) === view.layer)
    #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    above.opacity = 0
    #expect(view.layer.hitTest(CGPoint(x: 45, y: 45)) === inside)
    above.isHidden = true
    #expect(view.layer.hitTest(CGPoint(x: 45, y: 45)) === below)
    #expect(below.presentation() == nil)
    let (application, window) = (UIApplication(), UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    UIApplication.start(application)
    window.isHidden = false
    window.addSubview(view)
    application.endTurn()
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    let shown = view.layer.presentation()
    #expect(shown !== view.layer && shown?.hitTest(CGPoint(x: 45, y: 45))?.model() === below)
    #expect(below.presentation()?.hitTest(CGPoint(x: 35, y: 35))?.model() === below)
  }

  @Test func `a shape is hit where its own test says`() {
    final class Ring: CAShapeLayer {
      override func contains(_ point: CGPoint) -> Bool { path?.contains(point) ?? false }
    }
    let ring = Ring()
    ring.frame = view.bounds
    ring.path = CGPath(ellipseIn: view.bounds, transform: nil)
    view.layer.addSublayer(ring)
    #expect(view.layer.hitTest(CGPoint(x: 60, y: 60)) === ring)
    #expect(view.layer.hitTest(CGPoint(x: 12, y: 12)) === view.layer)
  }

  @Test func `subviews' layers stand among those that were added, and their superlayer is the superview's`() {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(subview)
    let above = layer(view.bounds)
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 15)) === above)
    view.layer.insertSublayer(above, at: 0)
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 15)) === subview.layer)
    #expect(subview.layer.superlayer === view.layer && view.layer.sublayers == [above, subview.layer])
  }

  @Test func `layers are made for who asks for them, not for the order in which they stand`() {
    let subviews = (0..<3).map { _ in UIView() }
    _ = layer(view.bounds)
    view.addSubview(subviews[0])
    _ = layer(view.bounds)
    view.insertSubview(subviews[1], at: 0)
    view.bringSubviewToFront(subviews[1])
    view.addSubview(subviews[2])
    subviews[0].removeFromSuperview()
    #expect(subviews.allSatisfy { $0.knownLayer == nil })
    #expect(view.layer.sublayers?.count == 4 && subviews[1].knownLayer != nil)
  }

  @Test func `where nothing is left but subviews in their order, none is kept`() {
    let subviews = (0..<2).map { _ in UIView() }
    for subview in subviews { view.addSubview(subview) }
    let added = layer(view.bounds)
    #expect(!view.layer.order.isEmpty)
    added.removeFromSuperlayer()
    #expect(view.layer.order.isEmpty && !view.layoutState.layers.contains(.mixed))
    view.layer.addSublayer(subviews[0].layer)
    #expect(!view.layer.order.isEmpty)
    view.layer.addSublayer(subviews[1].layer)
    subviews[0].layer.removeFromSuperlayer()
    view.addSubview(subviews[0])
    #expect(view.layer.sublayers == [subviews[1].layer, subviews[0].layer])
    subviews[0].layer.removeFromSuperlayer()
    subviews[0].removeFromSuperview()
    #expect(view.layer.order.isEmpty && !subviews[0].isLayerAway)
  }

  @Test func `a layer that outlives its view has none of its subviews'`() {
    let subview = UIView()
    var host: UIView? = UIView()
    let kept = host?.layer
    host?.addSubview(subview)
    let added = layer(.zero, in: kept)
    host?.addSubview(UIView())
    #expect(kept?.sublayers?.count == 3)
    host = nil
    #expect(kept?.sublayers == [added] && subview.superview == nil)
  }

  @Test func `points are converted through transforms and views`() {
    let subview = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    view.addSubview(subview)
    let dot = layer(CGRect(x: 10, y: 0, width: 10, height: 10), in: subview.layer)
    #expect(dot.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 31, y: 22))
    #expect(dot.convert(CGPoint(x: 31, y: 22), from: view.layer) == CGPoint(x: 1, y: 2))
    dot.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(dot.frame == CGRect(x: 5, y: -5, width: 20, height: 20))
    #expect(dot.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: subview.layer) == dot.frame)
    dot.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(dot.bounds.size == CGSize(width: 20, height: 20) && dot.position == CGPoint(x: 20, y: 20))
  }

  @Test func `sublayers can be set, and nil takes them out`() {
    let layers = [CALayer(), CALayer()]
    _ = layer(.zero)
    view.layer.sublayers = layers
    #expect(view.layer.sublayers?.count == 2 && layers[1].superlayer === view.layer)
    view.layer.sublayers = [layers[1], layers[0]]
    #expect(view.layer.sublayers?.first === layers[1])
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test func `turns, scales and places are values by their names`() {
    view.layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(view.transform.b - 1) < 1e-9 && abs(view.transform.a) < 1e-9)
    let angle = view.layer.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(angle.map { abs($0 - .pi / 2) < 1e-9 } == true)
    view.layer.setValue(3, forKeyPath: "transform.scale")
    #expect((view.layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 3)
    #expect(abs(view.transform.b - 3) < 1e-9)
    view.layer.setValue(7.0, forKeyPath: "transform.translation.y")
    #expect(view.transform.ty == 7)
    view.layer.setValue("x", forKey: "name of my own")
    #expect(view.layer.value(forKey: "name of my own") as? String == "x")
    view.layer.setValue(0.25, forKey: "opacity")
    #expect(view.alpha == 0.25)
  }

  @Test func `a layer that was added is laid out in the pass of its view, once`() {
    final class Loud: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let loud = Loud()
    view.layer.addSublayer(loud)
    view.layoutIfNeeded()
    loud.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(loud.layouts == 1)
    loud.setNeedsLayout()
    #expect(loud.needsLayout())
    view.layoutIfNeeded()
    #expect(loud.layouts == 2 && !loud.needsLayout())
  }

  @Test func `a colour is the view's and the layer's`() {
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func `a layer goes above or below another one, from wherever it was`() {
    let layers = (0..<3).map { _ in layer(.zero) }
    view.layer.insertSublayer(layers[0], above: layers[1])
    #expect(order(of: layers) == [1, 0, 2])
    view.layer.insertSublayer(layers[2], below: layers[1])
    #expect(order(of: layers) == [2, 1, 0])
    view.layer.replaceSublayer(layers[1], with: layers[0])
    #expect(order(of: layers) == [2, 0] && layers[1].superlayer == nil)
  }

  private func order(of layers: [CALayer]) -> [Int] {
    (view.layer.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } }
  }
}

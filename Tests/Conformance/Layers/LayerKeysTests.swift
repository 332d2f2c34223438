import Foundation
import HeadlessUIKit
import Testing

/// Rules A157 to A160: a layer's values by their names, and what animates them.
@MainActor @Suite("A: layers by their keys") struct LayerKeysTests {
  #if !canImport(Darwin)
    private func shown(_ layer: CALayer, in phone: Phone) -> CALayer {
      phone.window.layer.addSublayer(layer)
      return layer
    }

    private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
      func numbers(_ t: CATransform3D) -> [CGFloat] {
        [
          t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
          t.m44,
        ]
      }
      return zip(numbers(one), numbers(other)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("A157 each part of a transform has a key path: turns about three axes, scales and ways along them")
    func partsOfTransforms() {
      let layer = CALayer()
      layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.y")
      #expect(isNear(layer.transform, CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
      layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.y")
      #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? CGFloat ?? 0) - .pi) < 1e-9)
      layer.setValue(0, forKeyPath: "transform.rotation.y")
      layer.setValue(1, forKeyPath: "transform.rotation.x")
      layer.setValue(3, forKeyPath: "transform.scale.z")
      layer.setValue(7, forKeyPath: "transform.translation.z")
      let expected = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeScale(1, 1, 3), CATransform3DMakeRotation(1, 1, 0, 0)),
        CATransform3DMakeTranslation(0, 0, 7))
      #expect(isNear(layer.transform, expected))
      layer.transform = CATransform3DIdentity
      layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKeyPath: "transform.translation")
      #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4)
      layer.setValue(2, forKeyPath: "sublayerTransform.scale")
      #expect(layer.sublayerTransform.m11 == 2 && layer.sublayerTransform.m22 == 2)
    }

    @Test("A157 a part is set without what else the transform does, a perspective among it")
    func otherParts() {
      let layer = CALayer()
      var near = CATransform3DIdentity
      near.m34 = -1 / 500
      layer.transform = CATransform3DTranslate(near, 5, 6, 0)
      layer.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.y")
      let turned = CATransform3DRotate(CATransform3DTranslate(near, 5, 6, 0), .pi / 4, 0, 1, 0)
      #expect(isNear(layer.transform, turned))
      layer.transform = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      layer.setValue(9, forKeyPath: "transform.translation.x")
      #expect(layer.transform.m21 == 0.5 && layer.transform.m41 == 9)
    }

    @Test("A157 a card that flips is seen half way, and a view is hit where that puts its plane")
    func flippingCard() throws {
      let phone = Phone()
      let layer = shown(CALayer(), in: phone)
      phone.wait(0.1)
      let flip = CABasicAnimation(keyPath: "transform.rotation.y")
      (flip.fromValue, flip.toValue, flip.duration) = (0, CGFloat.pi / 2, 1)
      layer.add(flip, forKey: "flip")
      phone.wait(0.5)
      #expect(abs(try #require(layer.presentation()).transform.m11 - cos(.pi / 4)) < 1e-6)
      let card = phone.pad("card", (0, 0, 100, 100))
      card.layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.y")
      #expect(phone.hit(30, 50) == "card" && phone.hit(20, 50) != "card")
    }

    @Test("A158 a value function makes a transform of an animation's numbers")
    func valueFunctions() throws {
      let phone = Phone()
      func transform(_ name: CAValueFunctionName, _ from: Any, _ to: Any, isAdditive: Bool = false) throws
        -> CATransform3D
      {
        let layer = shown(CALayer(), in: phone)
        phone.wait(0.1)
        if isAdditive { layer.transform = CATransform3DMakeTranslation(10, 0, 0) }
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        animation.isAdditive = isAdditive
        CATransaction.setDisableActions(true)
        layer.add(animation, forKey: "change")
        phone.wait(0.5)
        return try #require(layer.presentation()).transform
      }
      #expect(isNear(try transform(.rotateZ, 0, Double.pi), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
      #expect(isNear(try transform(.scaleX, 1, 3), CATransform3DMakeScale(2, 1, 1)))
      #expect(isNear(try transform(.scale, [1, 1, 1], [3, 5, 1]), CATransform3DMakeScale(2, 3, 1)))
      #expect(isNear(try transform(.translateY, 0, 8), CATransform3DMakeTranslation(0, 4, 0)))
    }

    @Test("A158 an animation whose values are of another kind than the layer's shows nothing")
    func otherKinds() throws {
      let phone = Phone()
      let layer = shown(CALayer(), in: phone)
      layer.position = CGPoint(x: 5, y: 6)
      phone.wait(1)
      for path in ["position", "bounds", "transform"] {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        layer.add(animation, forKey: path)
      }
      phone.wait(0.5)
      let seen = try #require(layer.presentation())
      #expect(
        seen.position == CGPoint(x: 5, y: 6) && seen.bounds == .zero && CATransform3DIsIdentity(seen.transform))
    }

    @Test("A159 an animated path is seen on its way, point by point; one of other lines stays")
    func paths() throws {
      let phone = Phone()
      func half(_ end: CGPath) throws -> CGRect {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        phone.window.layer.addSublayer(shape)
        phone.wait(0.1)
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue, animation.duration) = (shape.path, end, 1)
        shape.add(animation, forKey: "morph")
        phone.wait(0.5)
        let seen = try #require(shape.presentation())
        return try #require(seen.path).boundingBox
      }
      #expect(try half(CGPath(rect: CGRect(x: 0, y: 0, width: 110, height: 50), transform: nil)).size.width == 60)
      #expect(try half(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 110, height: 50), transform: nil)).width == 10)
    }

    @Test("A160 a layer's properties are set and read by the names that Objective-C has for them")
    func names() {
      let layer = CALayer()
      layer.setValue(true, forKey: "masksToBounds")
      layer.setValue(false, forKey: "doubleSided")
      layer.setValue(NSNumber(value: true), forKey: "hidden")
      #expect(layer.masksToBounds && !layer.isDoubleSided && layer.isHidden)
      layer.setValue(0.5, forKey: "speed")
      layer.setValue(2, forKeyPath: "timeOffset")
      layer.setValue("cover", forKey: "name")
      layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
      layer.setValue("both", forKey: "fillMode")
      #expect(layer.speed == 0.5 && layer.timeOffset == 2 && layer.name == "cover")
      #expect(layer.contentsGravity == .center && layer.fillMode == .both)
      layer.setValue(40, forKeyPath: "frame.size.width")
      #expect(layer.frame.size.width == 40 && layer.value(forKeyPath: "frame.size.width") as? CGFloat == 40)
      #expect(layer.value(forKey: "name") as? String == "cover")
      #expect((layer.value(forKey: "masksToBounds") as? NSNumber)?.boolValue == true)
      layer.setValue("mine", forKey: "anything")
      #expect(layer.value(forKey: "anything") as? String == "mine")
    }

    @Test("A161 a scroll layer scrolls along the axes of its mode, and shows a part of what is in it")
    func scrollLayers() {
      let (scroller, inner) = (CAScrollLayer(), CALayer())
      scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      inner.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      scroller.addSublayer(inner)
      let modes: [(CAScrollLayerScrollMode, CGPoint)] = [
        (.none, .zero), (.vertically, CGPoint(x: 0, y: 60)), (.horizontally, CGPoint(x: 60, y: 0)),
        (.both, CGPoint(x: 60, y: 60)),
      ]
      for (mode, place) in modes {
        (scroller.scrollMode, scroller.bounds.origin) = (mode, .zero)
        scroller.scroll(to: CGPoint(x: 60, y: 60))
        #expect(scroller.bounds.origin == place)
        #expect(inner.visibleRect == CGRect(origin: place, size: scroller.bounds.size))
      }
      #expect(CALayer().visibleRect == .zero)
      inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      #expect(inner.preferredFrameSize() == CGSize(width: 400, height: 600))
    }
  #endif
}

import Foundation
import HeadlessUIKit
import Testing

/// Rules A105 to A107: in which order layers stand that were added and those of subviews.
@MainActor @Suite("A: the order of layers") struct LayerOrderTests {
  #if !canImport(Darwin)
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let a = Self.view("a")
    private let b = Self.view("b")
    private let one = Self.layer("1")
    private let other = Self.layer("2")

    private static func view(_ name: String) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.accessibilityIdentifier = name
      return view
    }

    private static func layer(_ name: String) -> CALayer {
      let layer = CALayer()
      (layer.name, layer.frame) = (name, CGRect(x: 0, y: 0, width: 50, height: 50))
      return layer
    }

    private var order: String {
      (host.layer.sublayers ?? []).map {
        $0.name ?? ($0.delegate as? UIView)?.accessibilityIdentifier ?? "?"
      }.joined()
    }

    private var hit: CALayer? { host.layer.hitTest(CGPoint(x: 10, y: 10)) }

    @Test("A105 the layers of subviews are in their superview's, in their order")
    func subviews() {
      #expect(host.layer.sublayers == nil)
      host.addSubview(a)
      host.addSubview(b)
      #expect(order == "ab" && host.layer.sublayers?[0] === a.layer && a.layer.superlayer === host.layer)
      host.sendSubviewToBack(b)
      #expect(order == "ba")
      a.removeFromSuperview()
      #expect(order == "b" && a.layer.superlayer == nil)
    }

    @Test("A105 what is added, layer or subview, stands in front of what is there")
    func adding() {
      host.layer.addSublayer(one)
      host.addSubview(a)
      host.layer.addSublayer(other)
      host.addSubview(b)
      #expect(order == "1a2b" && host.subviews == [a, b])
      host.layer.addSublayer(one)
      #expect(order == "a2b1")
      host.bringSubviewToFront(a)
      #expect(order == "2b1a" && host.subviews == [b, a])
      host.addSubview(b)
      #expect(order == "21ab" && host.subviews == [a, b])
    }

    @Test("A105 a layer is inserted among those of subviews, which count")
    func insertingLayers() {
      for view in [a, b] { host.addSubview(view) }
      host.layer.insertSublayer(one, at: 1)
      host.layer.insertSublayer(other, below: a.layer)
      #expect(order == "2a1b")
      host.layer.insertSublayer(other, above: b.layer)
      #expect(order == "a1b2")
      host.layer.insertSublayer(other, above: a.layer)
      #expect(order == "a21b")
      host.layer.insertSublayer(one, at: UInt32(host.layer.sublayers?.count ?? 0))
      #expect(order == "a2b1")
      host.layer.replaceSublayer(one, with: other)
      #expect(order == "ab2" && one.superlayer == nil)
      other.removeFromSuperlayer()
      #expect(order == "ab")
    }

    @Test("A105 a subview that is inserted beside another one stands right beside it, among the layers, too")
    func insertingSubviews() {
      host.addSubview(a)
      for layer in [one, other] { host.layer.addSublayer(layer) }
      host.layer.insertSublayer(one, at: 0)
      #expect(order == "1a2")
      host.insertSubview(b, aboveSubview: a)
      #expect(order == "1ab2" && host.subviews == [a, b])
      host.insertSubview(b, belowSubview: a)
      #expect(order == "1ba2" && host.subviews == [b, a])
      host.insertSubview(b, at: 1)
      #expect(order == "1a2b" && host.subviews == [a, b])
      host.exchangeSubview(at: 0, withSubviewAt: 1)
      #expect(order == "1b2a" && host.subviews == [b, a])
      let c = Self.view("c")
      host.insertSubview(c, at: 1)
      #expect(order == "1b2ca" && host.subviews == [b, c, a])
      host.sendSubviewToBack(a)
      #expect(order == "a1b2c" && host.subviews == [a, b, c])
    }

    @Test("A105 a subview that goes and comes again stands in front")
    func comingAgain() {
      host.addSubview(a)
      host.layer.addSublayer(one)
      a.removeFromSuperview()
      #expect(order == "1")
      host.addSubview(a)
      #expect(order == "1a")
      one.removeFromSuperlayer()
      #expect(order == "a")
    }

    @Test("A105 a subview's layer that is put elsewhere among them is drawn there, and hit where the view is")
    func drawnElsewhere() {
      for view in [a, b] { host.addSubview(view) }
      host.layer.addSublayer(a.layer)
      #expect(order == "ba" && host.subviews == [a, b])
      #expect(host.hitTest(CGPoint(x: 10, y: 10), with: nil) === b && hit === a.layer)
      host.layer.sublayers = [a.layer, one, b.layer]
      #expect(order == "a1b")
    }

    @Test("A106 a layer's hit test asks the highest zPosition first, and of one height the frontmost")
    func hitting() {
      host.addSubview(a)
      #expect(hit === a.layer)
      host.layer.addSublayer(one)
      #expect(hit === one)
      host.addSubview(b)
      #expect(hit === b.layer)
      one.zPosition = 10
      #expect(hit === one && host.hitTest(CGPoint(x: 10, y: 10), with: nil) === b)
      for layer in [a.layer, b.layer] { layer.zPosition = 10 }
      #expect(hit === b.layer)
      one.zPosition = -1
      b.isHidden = true
      #expect(hit === a.layer)
      a.layer.zPosition = -2
      #expect(hit === one)
      for layer in [a.layer, one] { layer.zPosition = 0 }
      #expect(hit === one)
      host.layer.insertSublayer(one, at: 0)
      #expect(hit === a.layer)
    }

    @Test("A107 a subview's layer that is taken out leaves the view a subview that takes no touches")
    func takenOut() {
      for view in [a, b] { host.addSubview(view) }
      let phone = Phone()
      phone.window.addSubview(host)
      #expect(phone.hit(10, 10) == "b")
      b.layer.removeFromSuperlayer()
      #expect(host.subviews == [a, b] && b.superview === host && b.layer.superlayer == nil && order == "a")
      #expect(phone.hit(10, 10) == "a" && hit === a.layer && !b.isHidden)
      host.bringSubviewToFront(b)
      #expect(phone.hit(10, 10) == "b" && order == "ab" && b.layer.superlayer === host.layer)
      host.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
      #expect(phone.hit(10, 10) != "a" && phone.hit(10, 10) != "b" && host.subviews.count == 2)
      host.addSubview(a)
      #expect(phone.hit(10, 10) == "a")
      phone.window.addSubview(b)
      #expect(phone.hit(10, 10) == "b")
    }

    @Test("A107 so it is with what `sublayers` is set without, and with what is put into another layer")
    func leftOut() {
      for view in [a, b] { host.addSubview(view) }
      let phone = Phone()
      phone.window.addSubview(host)
      host.layer.sublayers = [b.layer]
      #expect(order == "b" && phone.hit(10, 10) == "b")
      b.isUserInteractionEnabled = false
      #expect(phone.hit(10, 10) == nil)
      host.layer.addSublayer(a.layer)
      #expect(order == "ba" && phone.hit(10, 10) == "a")
      one.addSublayer(a.layer)
      #expect(a.layer.superlayer === one && host.subviews.count == 2 && phone.hit(10, 10) != "a")
      host.insertSubview(a, at: 0)
      #expect(a.layer.superlayer === host.layer && one.sublayers == nil && phone.hit(10, 10) == "a")
      host.layer.sublayers = nil
      #expect(host.layer.sublayers == nil && phone.hit(10, 10) != "a")
    }

    @Test("A36 the sublayers of what is presented are presented")
    func presented() throws {
      let phone = Phone()
      phone.window.addSubview(host)
      host.addSubview(a)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { host.frame.origin.x = 200 }
      phone.wait(0.5)
      let shown = try #require(host.layer.presentation())
      #expect(shown !== host.layer && shown.sublayers?.count == 1)
      #expect(shown.sublayers?.first === a.layer.presentation())
    }
  #endif
}

import Foundation
import HeadlessUIKit
import Testing

/// Group W: when views are asked to draw.
@MainActor struct DisplayTests {
  @Test("W26 a view is drawn at the end of the turn that brings it into a window, after layout, in a context")
  func first() {
    let phone = Phone()
    let view = DrawnView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
    phone.application.endTurn()
    #expect(view.rects == [])
    phone.window.addSubview(view)
    #expect(view.rects == [])
    phone.application.endTurn()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 40)] && view.wasLaidOut && view.hadContext)
    phone.application.endTurn()
    #expect(view.rects.count == 1 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("W26 what asks for it is drawn anew, once, in what it asked for")
  func again() {
    let phone = Phone()
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(view)
    phone.application.endTurn()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 30, y: 30, width: 10, height: 10))
    phone.application.endTurn()
    #expect(view.rects.dropFirst() == [CGRect(x: 10, y: 10, width: 30, height: 30)])
    view.layer.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    phone.application.endTurn()
    #expect(view.rects.last == view.bounds && view.rects.count == 3)
  }

  @Test("V1246 a picture of a view after the screen's updates has it laid out, one before them has not")
  func pictures() {
    let (phone, view) = (Phone(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.window.addSubview(view)
    let drawn = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(drawn)
    let pictures: [(Bool) -> Void] = [
      { _ = view.snapshotView(afterScreenUpdates: $0) },
      { _ = view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: $0, withCapInsets: .zero) },
      { view.drawHierarchy(in: view.bounds, afterScreenUpdates: $0) },
    ]
    for take in pictures {
      drawn.wasLaidOut = false
      drawn.setNeedsLayout()
      take(false)
      #expect(!drawn.wasLaidOut)
      take(true)
      #expect(drawn.wasLaidOut)
    }
  }

  @Test("W71 an image view's subclass is never asked to draw")
  func imageViews() {
    final class Drawn: UIImageView {
      private(set) var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let phone = Phone()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    phone.application.endTurn()
    view.setNeedsDisplay()
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    phone.application.endTurn()
    #expect(view.draws == 0)
  }

  @Test("W26 another size draws anew only with the content mode redraw; what has no extent waits until it has")
  func sizes() {
    let phone = Phone()
    let (still, redrawn, empty) = (DrawnView(), DrawnView(), DrawnView())
    for view in [still, redrawn] { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    redrawn.contentMode = .redraw
    for view in [still, redrawn, empty] { phone.window.addSubview(view) }
    phone.application.endTurn()
    #expect([still, redrawn, empty].map(\.rects.count) == [1, 1, 0])
    for view in [still, redrawn, empty] { view.frame.size = CGSize(width: 20, height: 20) }
    phone.application.endTurn()
    #expect([still, redrawn, empty].map(\.rects.count) == [1, 2, 1])
  }

  @Test("A75 what is to be drawn when its view leaves the window is drawn when it comes to one again")
  func away() {
    let phone = Phone()
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    phone.window.addSubview(view)
    view.removeFromSuperview()
    phone.application.endTurn()
    phone.window.addSubview(view)
    phone.application.endTurn()
    #expect(view.rects.count == 1)
    view.setNeedsDisplay()
    view.removeFromSuperview()
    phone.application.endTurn()
    phone.window.addSubview(view)
    phone.application.endTurn()
    #expect(view.rects.count == 2)
    view.setNeedsDisplay()
    phone.application.endTurn()
    #expect(view.rects.count == 3)
  }

  #if !canImport(Darwin)
    @Test("A42 a layer that asked for it is displayed after layout, once it is in a window and has an extent")
    func layer() {
      let (phone, layer, view) = (Phone(), DrawnLayer(), UIView())
      layer.setNeedsDisplay()
      layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      phone.application.endTurn()
      view.layer.addSublayer(layer)
      phone.window.addSubview(view)
      phone.application.endTurn()
      #expect(layer.heard == [] && layer.needsDisplay(), "it has no extent")
      layer.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      layer.setNeedsLayout()
      phone.application.endTurn()
      #expect(layer.heard == ["lays out", "displays", "draws 30.0"] && !layer.needsDisplay())
      phone.application.endTurn()
      #expect(layer.heard.count == 3, "nobody asked")
      layer.bounds.size.width = 40
      phone.application.endTurn()
      #expect(layer.heard.suffix(1) == ["lays out"])
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size.width = 50
      layer.displayIfNeeded()
      layer.displayIfNeeded()
      #expect(layer.heard.suffix(2) == ["displays", "draws 50.0"] && layer.heard.count == 6)
      phone.application.endTurn()
      #expect(layer.heard.count == 7, "it lays out, and was displayed")
    }

    @Test("A42 a layer's delegate displays it where it has that method; else it hears of the drawing, and draws")
    func delegates() {
      class Drawer: NSObject, CALayerDelegate {
        var heard: [String] = []
        func layerWillDraw(_ layer: CALayer) { heard.append("will draw") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
          heard.append("draws, \(UIGraphicsGetCurrentContext() == nil ? "no" : "a") context is the current one")
        }
      }
      final class Displayer: NSObject, CALayerDelegate {
        var count = 0
        func display(_ layer: CALayer) { count += 1 }
        func draw(_ layer: CALayer, in ctx: CGContext) { count += 100 }
      }
      let (phone, drawer, displayer) = (Phone(), Drawer(), Displayer())
      for delegate in [drawer, displayer] as [any CALayerDelegate] {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 5, height: 5)
        layer.delegate = delegate
        phone.window.layer.addSublayer(layer)
        layer.setNeedsDisplay()
      }
      phone.application.endTurn()
      #expect(drawer.heard == ["will draw", "draws, no context is the current one"] && displayer.count == 1)
    }

    @Test("A43 a view's layer that somebody has asked for has the view draw; overrides stand between")
    func viewsLayers() {
      final class Between: UIView {
        var heard: [String] = []
        override func draw(_ layer: CALayer, in ctx: CGContext) {
          heard.append("layer")
          super.draw(layer, in: ctx)
        }
        override func draw(_ rect: CGRect) {
          heard.append("\(rect.width) \(UIGraphicsGetCurrentContext() != nil)")
        }
      }
      final class Instead: UIView {
        var heard: [String] = []
        override func display(_ layer: CALayer) { heard.append("displays") }
        override func draw(_ rect: CGRect) { heard.append("draws") }
      }
      final class Layered: UIView {
        override class var layerClass: AnyClass { DrawnLayer.self }
      }
      let phone = Phone()
      let frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      let (plain, between) = (DrawnView(frame: frame), Between(frame: frame))
      let (instead, layered) = (Instead(frame: frame), Layered(frame: frame))
      plain.layer.cornerRadius = 4
      for view in [plain, between, instead, layered] { phone.window.addSubview(view) }
      phone.application.endTurn()
      #expect(plain.rects == [plain.bounds] && plain.hadContext)
      #expect(between.heard == ["layer", "30.0 true"] && instead.heard == ["displays"])
      let own = layered.layer as? DrawnLayer
      #expect(own?.heard.contains("displays") == false, "code asks for it")
      between.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      layered.setNeedsDisplay()
      phone.application.endTurn()
      #expect(between.heard.suffix(2) == ["layer", "10.0 true"])
      #expect(own?.heard.suffix(2) == ["displays", "draws 30.0"])
    }
  #endif

  @Test("W50 a label of the application's own draws its text at first, and when it changes, its looks or its size")
  func label() {
    let phone = Phone()
    let label = DrawnLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    phone.window.addSubview(label)
    phone.application.endTurn()
    let first = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(label.rects == [first] && label.hadContext)
    label.text = "other"
    label.font = .systemFont(ofSize: 30)
    phone.application.endTurn()
    label.attributedText = NSAttributedString(string: "third")
    phone.application.endTurn()
    label.textAlignment = .center
    phone.application.endTurn()
    #expect(label.rects == [first, first, first, first])
    label.frame.size = CGSize(width: 50, height: 60)
    phone.application.endTurn()
    #expect(label.rects.last == CGRect(x: 0, y: 0, width: 50, height: 60) && label.rects.count == 5)
    phone.application.endTurn()
    #expect(label.rects.count == 5)
  }

  @Test("W52 a field of the application's own draws its text or its placeholder in their places, after draw")
  func field() {
    let phone = Phone()
    let field = DrawnField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "Name"
    phone.window.addSubview(field)
    phone.application.endTurn()
    #expect(field.heard == ["placeholder 5"])
    field.text = "Ada"
    phone.application.endTurn()
    #expect(field.heard == ["placeholder 5", "text 10"])
    phone.application.endTurn()
    field.becomeFirstResponder()
    phone.application.endTurn()
    #expect(field.heard.count == 2, "what is edited is no label's")
    field.text = ""
    phone.application.endTurn()
    field.text = "Eve"
    field.resignFirstResponder()
    phone.application.endTurn()
    #expect(field.heard.suffix(2) == ["placeholder 5", "text 10"])
    let behind = FieldWithBackground(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    behind.attributedPlaceholder = NSAttributedString(string: "Name")
    phone.window.addSubview(behind)
    phone.application.endTurn()
    #expect(behind.heard == ["background", "placeholder 5"])
    phone.application.endTurn()
    #expect(behind.heard.count == 2 && behind.placeholder == "Name")
  }

  @Test("W26 what draw computes is there for the finger that comes after")
  func touched() {
    let phone = Phone()
    let keys = DrawnKeys(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    phone.window.addSubview(keys)
    phone.application.endTurn()
    phone.tap(at: (70, 10))
    #expect(keys.pressed == [2])
  }

  #if !canImport(Darwin)
    @Test("A187 a layer that code has display awaits that no more, nor does its view")
    func displayedByCode() {
      let phone = Phone()
      let (layer, view) = (DrawnLayer(), DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      phone.window.layer.addSublayer(layer)
      phone.window.addSubview(view)
      layer.setNeedsDisplay()
      for one in [layer, view.layer] {
        #expect(one.needsDisplay())
        one.display()
        #expect(!one.needsDisplay())
      }
      phone.application.endTurn()
      #expect(layer.heard.filter { $0 == "displays" }.count == 1 && view.rects.count == 1)
      view.setNeedsDisplay()
      phone.application.endTurn()
      #expect(view.rects.count == 2)
    }
  #endif
}

private final class DrawnView: UIView {
  var rects: [CGRect] = []
  var wasLaidOut = false
  var hadContext = false

  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    hadContext = UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath.isEmpty == false
  }
}

private class DrawnField: UITextField {
  var heard: [String] = []

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 0) }
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect)
    heard.append("text \(Int(rect.minX))")
  }
  override func drawPlaceholder(in rect: CGRect) {
    super.drawPlaceholder(in: rect)
    heard.append("placeholder \(Int(rect.minX))")
  }
}

/// Draws without super, and sets what it has already.
private final class FieldWithBackground: DrawnField {
  override func draw(_ rect: CGRect) {
    heard.append("background")
    attributedPlaceholder = NSAttributedString(string: placeholder ?? "")
  }
}

private final class DrawnLabel: UILabel {
  var rects: [CGRect] = []
  var hadContext = false

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect)
    rects.append(rect)
    hadContext = UIGraphicsGetCurrentContext() != nil
  }
}

#if !canImport(Darwin)
  private final class DrawnLayer: CALayer {
    var heard: [String] = []

    override func layoutSublayers() {
      super.layoutSublayers()
      heard.append("lays out")
    }
    override func display() {
      heard.append("displays")
      super.display()
    }
    override func draw(in ctx: CGContext) { heard.append("draws \(ctx.boundingBoxOfClipPath.width)") }
  }
#endif

private final class DrawnKeys: UIView {
  private var keys: [UIBezierPath] = []
  var pressed: [Int] = []

  override func draw(_ rect: CGRect) {
    keys = (0..<4).map { UIBezierPath(rect: CGRect(x: 25 * $0, y: 0, width: 25, height: 50)) }
    for key in keys {
      UIColor.black.setStroke()
      key.stroke()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let key = keys.firstIndex(where: { $0.contains(touch.location(in: self)) }) { pressed.append(key) }
    }
  }
}

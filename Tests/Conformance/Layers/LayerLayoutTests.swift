import Foundation
import HeadlessUIKit
import Testing

/// Group W: a layout pass goes by way of layers.
@MainActor struct LayerLayoutTests {
  @Test("W23 a layout pass has the layer lay out, which has the view lay out: overrides of each hear of it")
  func order() {
    let phone = Phone.forGestures()
    let view = LayeredView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.journal = phone.journal
    phone.window.addSubview(view)
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == ["layer", "sublayers", "subviews"])
    view.bounds.size.width = 50
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == ["layer", "sublayers", "subviews"])
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == [])
  }

  @Test("W23 a layer of another kind may be shown under that kind's name")
  func kind() {
    let view = LayeredView()
    #expect(view.layer.journal == nil)
    #expect(view.layer.delegate === view)
  }

  @Test("A156 other bounds or another transform have a layer laid out, and the one around it, once each")
  func layersLayOutAnew() {
    final class Counted: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        sublayers?.first?.bounds.size.width = bounds.width / 2
      }
    }
    let phone = Phone.forGestures()
    let (outer, inner) = (Counted(), Counted())
    phone.window.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    phone.application.endTurn()
    #expect(inner.bounds.width == 50)
    let steps: [(change: () -> Void, outer: Int, inner: Int)] = [
      ({ inner.bounds.size.height = 30 }, 1, 1), ({ inner.bounds.origin.y = 5 }, 1, 1),
      ({ inner.position.x = 9 }, 0, 0),
      ({ inner.transform = CATransform3DMakeScale(2, 2, 1) }, 1, 1), ({ outer.bounds.size.width = 200 }, 1, 1),
      ({ inner.transform = CATransform3DMakeScale(2, 2, 1) }, 0, 0),
    ]
    for (place, step) in steps.enumerated() {
      let before = (outer.layouts, inner.layouts)
      step.change()
      for _ in 1...3 { phone.application.endTurn() }
      #expect(outer.layouts - before.0 == step.outer, "step \(place)")
      #expect(inner.layouts - before.1 == step.inner, "step \(place)")
    }
  }

  @Test("W23 margins that are set are told to the view and its controller")
  func margins() {
    let controller = MarginController()
    controller.view.layoutMargins.left = 30
    #expect(controller.told == 1)
    #expect(controller.view.layoutMargins.left == 30)
  }
}

private final class LayeredView: UIView {
  var journal: Journal? { didSet { layer.journal = journal } }
  override class var layerClass: AnyClass { LoudLayer.self }
  override var layer: LoudLayer { super.layer as? LoudLayer ?? LoudLayer() }
  override func layoutSublayers(of layer: CALayer) {
    journal?.note("sublayers")
    super.layoutSublayers(of: layer)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    journal?.note("subviews")
  }
}

private final class LoudLayer: CALayer {
  var journal: Journal?
  override func layoutSublayers() {
    journal?.note("layer")
    super.layoutSublayers()
  }
}

private final class MarginController: UIViewController {
  var told = 0
  override func viewLayoutMarginsDidChange() { told += 1 }
}

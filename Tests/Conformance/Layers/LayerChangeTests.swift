import Foundation
import HeadlessUIKit
import Testing

/// Rules A175, A180 and A181: which layers are laid out, and where a mask stands.
@MainActor struct LayerChangeTests {
  #if !canImport(Darwin)
    private final class Canvas: UIView {
      var layouts = 0
      var change: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        change?()
      }
    }

    private final class Counted: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
      }
    }

    private func canvas(on phone: Phone) -> Canvas {
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      phone.window.addSubview(canvas)
      phone.application.endTurn()
      return canvas
    }

    @Test("A175 a sublayer that comes, goes or changes its place has the view laid out whose layer it is in, once")
    func views() {
      let phone = Phone()
      let canvas = canvas(on: phone)
      let (one, other) = (Counted(), Counted())
      let changes: [() -> Void] = [
        { canvas.layer.addSublayer(one) }, { canvas.layer.insertSublayer(other, at: 0) },
        { canvas.layer.insertSublayer(one, below: other) }, { canvas.layer.replaceSublayer(one, with: other) },
        { other.removeFromSuperlayer() }, { canvas.layer.sublayers = [one, other] },
        { canvas.layer.sublayers = nil },
      ]
      for (place, change) in changes.enumerated() {
        let before = canvas.layouts
        change()
        #expect(canvas.layer.needsLayout(), "change \(place)")
        for _ in 1...3 { phone.application.endTurn() }
        #expect(canvas.layouts == before + 1, "change \(place)")
      }
      #expect(one.layouts == 0 && other.layouts == 0)
    }

    @Test("A175 so it is with a layer without a view, and with a subview's layer that is taken out")
    func layers() {
      let phone = Phone()
      let canvas = canvas(on: phone)
      let (tray, dot) = (Counted(), Counted())
      canvas.layer.addSublayer(tray)
      phone.application.endTurn()
      tray.addSublayer(dot)
      #expect(tray.needsLayout() && !dot.needsLayout() && !canvas.layer.needsLayout())
      phone.application.endTurn()
      #expect(tray.layouts == 1)
      dot.removeFromSuperlayer()
      phone.application.endTurn()
      #expect(tray.layouts == 2 && dot.layouts == 0)
      let subview = UIView()
      canvas.addSubview(subview)
      phone.application.endTurn()
      let before = canvas.layouts
      subview.layer.removeFromSuperlayer()
      phone.application.endTurn()
      #expect(canvas.layouts == before + 1)
    }

    @Test("A175 what comes and goes as the view is laid out is no reason to lay it out once more")
    func inLayout() {
      let phone = Phone()
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      canvas.change = { [unowned canvas] in
        canvas.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        canvas.layer.addSublayer(CAGradientLayer())
      }
      phone.window.addSubview(canvas)
      for _ in 1...3 { phone.application.endTurn() }
      #expect(canvas.layouts == 1)
      final class Striped: CALayer {
        var layouts = 0
        override func layoutSublayers() {
          layouts += 1
          sublayers = [CALayer()]
        }
      }
      let striped = Striped()
      canvas.change = nil
      canvas.layer.addSublayer(striped)
      striped.setNeedsLayout()
      for _ in 1...3 { phone.application.endTurn() }
      #expect(canvas.layouts == 2 && striped.layouts == 1)
    }

    @Test("A181 a layer that is laid out at once is so with what is around it and awaits that, from the outside")
    func outsideFirst() {
      final class Loud: CALayer {
        var journal: Journal?
        override func layoutSublayers() { journal?.note(name ?? "") }
      }
      let phone = Phone()
      let canvas = canvas(on: phone)
      let (outer, inner) = (Loud(), Loud())
      (outer.name, outer.journal, inner.name, inner.journal) = ("outer", phone.journal, "inner", phone.journal)
      outer.addSublayer(inner)
      canvas.layer.addSublayer(outer)
      phone.application.endTurn()
      _ = phone.journal.take()
      canvas.change = { phone.journal.note("view") }
      for layer in [inner, outer] { layer.setNeedsLayout() }
      inner.layoutIfNeeded()
      #expect(phone.journal.take() == ["outer", "inner"])
      for layer in [inner, outer, canvas.layer] { layer.setNeedsLayout() }
      inner.layoutIfNeeded()
      #expect(phone.journal.take() == ["view", "outer", "inner"])
      // What is around one that awaits nothing is not asked.
      for layer in [inner, canvas.layer] { layer.setNeedsLayout() }
      inner.layoutIfNeeded()
      #expect(phone.journal.take() == ["inner"])
    }

    @Test("A180 a mask's superlayer is what it masks, among whose sublayers it isn't; it leaves where it was")
    func masks() {
      let (host, tray, mask) = (CALayer(), CALayer(), CALayer())
      tray.addSublayer(mask)
      host.mask = mask
      #expect(mask.superlayer === host && host.sublayers == nil && tray.sublayers == nil)
      host.mask = nil
      #expect(mask.superlayer == nil)
      host.mask = mask
      tray.addSublayer(mask)
      #expect(mask.superlayer === tray && host.mask == nil)
      host.mask = mask
      mask.removeFromSuperlayer()
      #expect(mask.superlayer == nil && host.mask == nil)
    }

    @Test("A180 points are converted into a mask; a subview whose layer becomes one is seen no more")
    func maskPlaces() {
      let phone = Phone()
      let pad = phone.pad("pad", (100, 20, 50, 50))
      let (mask, inner) = (CAShapeLayer(), phone.pad("inner", (0, 0, 50, 50)))
      mask.frame = pad.bounds
      pad.layer.mask = mask
      #expect(mask.convert(CGPoint(x: 10, y: 10), from: pad.layer) == CGPoint(x: 10, y: 10))
      #expect(mask.convert(CGPoint(x: 10, y: 10), to: phone.window.layer) == CGPoint(x: 110, y: 30))
      #expect(phone.hit(10, 10) == "inner")
      pad.layer.mask = inner.layer
      #expect(inner.superview === phone.window && inner.layer.superlayer === pad.layer)
      #expect(phone.hit(10, 10) != "inner")
    }

    @Test("A180 one that contains what it masks is in nothing")
    func maskAround() {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.mask = outer
      #expect(outer.superlayer == nil && inner.superlayer === outer)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    }
  #endif
}

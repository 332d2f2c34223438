import Foundation
import HeadlessUIKit
import Testing

/// Rules A176, A177 and A182: who of a view and its layer hears of what is set on the other.
@MainActor struct LayerOfViewTests {
  #if !canImport(Darwin)
    /// As code has it that copies a view's values to its layer.
    private final class Mirror: UIView {
      var heard: [String] = []
      override var backgroundColor: UIColor? {
        didSet {
          layer.backgroundColor = backgroundColor?.cgColor
          heard.append("colour")
        }
      }
      override var alpha: CGFloat {
        didSet {
          layer.opacity = Float(alpha)
          heard.append("alpha")
        }
      }
      override var isHidden: Bool {
        didSet {
          layer.isHidden = isHidden
          heard.append("hidden")
        }
      }
      override var bounds: CGRect {
        didSet {
          layer.bounds = bounds
          heard.append("bounds")
        }
      }
      override var frame: CGRect {
        didSet {
          layer.frame = frame
          heard.append("frame")
        }
      }
      override var center: CGPoint { didSet { heard.append("center") } }
      override var transform: CGAffineTransform { didSet { heard.append("transform") } }
      override var clipsToBounds: Bool { didSet { heard.append("clips") } }
    }

    @Test("A176 a view may set its layer as it hears of a value: the layer has that, and tells nobody")
    func mirrored() {
      let view = Mirror()
      view.heard = []
      view.backgroundColor = .red
      view.alpha = 0.5
      view.isHidden = true
      view.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(view.heard == ["colour", "alpha", "hidden", "bounds", "frame"])
      #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.layer.opacity == 0.5 && view.layer.isHidden)
      #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A176 what is set on the layer the view has, and none of its overrides hears of")
    func setByLayer() {
      let view = Mirror(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.heard = []
      view.layer.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
      #expect(view.frame == CGRect(x: 1, y: 1, width: 20, height: 20))
      view.layer.bounds = CGRect(x: 1, y: 1, width: 30, height: 20)
      view.layer.position = CGPoint(x: 50, y: 50)
      view.layer.isHidden = true
      view.layer.opacity = 0.25
      view.layer.masksToBounds = true
      view.layer.transform = CATransform3DMakeScale(2, 2, 1)
      view.layer.backgroundColor = UIColor.green.cgColor
      #expect(view.heard == [])
      #expect(view.bounds == CGRect(x: 1, y: 1, width: 30, height: 20) && view.center == CGPoint(x: 50, y: 50))
      #expect(view.isHidden && view.alpha == 0.25 && view.clipsToBounds && view.transform.a == 2)
      #expect(view.backgroundColor?.cgColor == UIColor.green.cgColor)
    }

    @Test("A176 a view may answer by its layer's values")
    func asked() {
      final class Asking: UIView {
        override var backgroundColor: UIColor? {
          get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
          set { layer.backgroundColor = newValue?.cgColor }
        }
        override var transform: CGAffineTransform {
          get { layer.affineTransform() }
          set { layer.setAffineTransform(newValue) }
        }
        override var alpha: CGFloat {
          get { CGFloat(layer.opacity) }
          set { layer.opacity = Float(newValue) }
        }
        override var bounds: CGRect {
          get { layer.bounds }
          set { layer.bounds = newValue }
        }
      }
      let view = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      view.backgroundColor = .red
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.bounds.size.width = 20
      #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor && view.alpha == 0.5)
      #expect(view.layer.frame == CGRect(x: -15, y: -10, width: 40, height: 40) && view.frame == view.layer.frame)
    }

    @Test("A176 a scroll view follows what is set on its layer")
    func scrolled() {
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroller.contentSize = CGSize(width: 100, height: 500)
      scroller.layer.bounds.origin.y = 50
      #expect(scroller.contentOffset.y == 50)
    }

    @Test("A177 a view's layer is made by `init()`, as the view is made")
    func made() {
      final class Line: CAShapeLayer {
        let maker: String
        override init() {
          maker = "init()"
          super.init()
        }
        override init(layer: Any) {
          maker = "init(layer:)"
          super.init(layer: layer)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      final class Ruler: UIView {
        static var asked = 0
        override class var layerClass: AnyClass {
          asked += 1
          return Line.self
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          #expect(Self.asked == 1)
        }
        required init?(coder: NSCoder) { nil }
      }
      let ruler = Ruler(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect((ruler.layer as? Line)?.maker == "init()" && ruler.layer.delegate === ruler && Ruler.asked == 1)
      #expect(ruler.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    private final class Hearing: CALayer {
      static var heard: [String] = []
      override var frame: CGRect {
        get { super.frame }
        set {
          Self.heard.append("frame")
          super.frame = newValue
        }
      }
      override var position: CGPoint { didSet { Self.heard.append("position") } }
      override var bounds: CGRect { didSet { if bounds != oldValue { Self.heard.append("bounds") } } }
      override var isHidden: Bool { didSet { Self.heard.append("hidden") } }
      override var opacity: Float { didSet { Self.heard.append("opacity") } }
      override var masksToBounds: Bool { didSet { Self.heard.append("masks") } }
      override var transform: CATransform3D { didSet { Self.heard.append("transform") } }
      override var anchorPoint: CGPoint { didSet { Self.heard.append("anchor") } }
      override var backgroundColor: CGColor? { didSet { Self.heard.append("colour") } }

      static func take() -> [String] {
        defer { heard = [] }
        return heard
      }
    }

    private final class HeardView: UIView {
      override class var layerClass: AnyClass { Hearing.self }
    }

    @Test("A182 a view's layer whose class overrides what they share hears of what is set on the view")
    func hearing() {
      _ = Hearing.take()
      let view = HeardView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(Hearing.take() == ["bounds", "frame", "position"] && view.center == CGPoint(x: 5, y: 5))
      view.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
      #expect(Hearing.take() == ["frame", "position", "bounds"])
      #expect(view.frame == CGRect(x: 1, y: 1, width: 20, height: 20))
      view.bounds.size.width = 30
      view.center = CGPoint(x: 100, y: 20)
      view.isHidden = true
      view.alpha = 0.5
      view.clipsToBounds = true
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.anchorPoint = .zero
      #expect(
        Hearing.take() == ["bounds", "position", "hidden", "opacity", "masks", "transform", "anchor"])
      #expect(view.center == CGPoint(x: 100, y: 20) && view.isHidden && view.alpha == 0.5 && view.clipsToBounds)
      #expect(view.transform.a == 2 && view.anchorPoint == .zero && view.bounds.width == 30)
    }

    @Test("A182 a colour that is another one in the dark stays so, and an override has the last word")
    func overriding() {
      _ = Hearing.take()
      let view = HeardView()
      _ = Hearing.take()
      let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      view.backgroundColor = colour
      #expect(Hearing.take() == ["colour"] && view.backgroundColor == colour)
      final class Round: CALayer {
        override var bounds: CGRect {
          get { super.bounds }
          set {
            let side = max(newValue.width, newValue.height)
            super.bounds = CGRect(x: 0, y: 0, width: side, height: side)
          }
        }
      }
      final class Disc: UIView {
        override class var layerClass: AnyClass { Round.self }
      }
      let disc = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(disc.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test("A182 so do layers of an application's own: a frame is a position, then bounds")
    func withoutView() {
      let layer = Hearing()
      _ = Hearing.take()
      layer.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
      #expect(Hearing.take() == ["frame", "position", "bounds"])
    }
  #endif
}

import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("What a class has to do with drawing and layers, by its method table") struct ContentTablesTests {
  private class Base: UIView {}
  private class Draws: Base {
    override func draw(_ rect: CGRect) {}
  }
  private final class Both: Draws {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }
  private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }
  private final class Generic<Value>: UIScrollView {
    var value: Value?
    override func draw(_ rect: CGRect) { value = nil }
  }

  #if os(Linux)
    @Test("the tables are readable here, and what overrides nothing is left out")
    func readable() {
      #expect(ContentTables.areReadable && LayerTables.areReadable)
      for view in [UIView(), UILabel(), UIButton(), UIScrollView()] {
        #expect(view.contentOverrides == [], "\(type(of: view))")
      }
      #expect(Base().contentOverrides == .foreign)
      #expect(Draws().contentOverrides == [.foreign, .draw])
      #expect(Shape().contentOverrides == [.foreign, .layers])
    }
  #endif

  @Test("overrides are never missed: inherited, generic and added ones")
  func overriding() {
    #expect(Both().contentOverrides.isSuperset(of: [.draw, .layers]))
    #expect(Generic<Int>().contentOverrides.contains(.draw))
    #expect(Generic<[String]>().contentOverrides.contains(.draw))
  }

  @Test("a layout goes by a layer that somebody asked for, whose delegate may be another")
  func layers() {
    final class Other: NSObject, CALayerDelegate {
      var count = 0
      func layoutSublayers(of layer: CALayer) { count += 1 }
    }
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let (view, other) = (Counting(), Other())
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.layer.delegate = other
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 1)
    #expect(other.count == 1)
  }
}

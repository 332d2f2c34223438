import Foundation
import HeadlessUIKit
import Testing

/// Rules A183 and A184: places that layers, and corners that paths, don't take.
@MainActor struct LayerRefusalTests {
  #if !canImport(Darwin)
    @Test("A183 a layer's place that is no number stops the program")
    func noNumber() async {
      let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { CALayer().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10) }
      }
      #expect(said(frame).contains("CALayerInvalidGeometry"))
      let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { CALayer().position.x = .nan }
      }
      #expect(said(position).contains("CALayerInvalidGeometry"))
      let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { CAShapeLayer().bounds.size.width = 0 * CGFloat.infinity }
      }
      #expect(said(bounds).contains("CAShapeLayer") && said(bounds).contains("CALayerInvalidGeometry"))
    }

    @Test("A183 a negative size is turned the right way round, as a view's")
    func negative() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
      #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
      #expect(layer.bounds.origin.x == -100 && layer.bounds.size.width == 100)
      layer.frame = CGRect(x: 0, y: 0, width: -10, height: 20)
      #expect(layer.bounds.size.width == 10 && layer.position == CGPoint(x: -5, y: 10))
    }

    @Test("A184 corners of a CGPath that don't fit stop the program; a UIBezierPath cuts them down")
    func corners() async {
      let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        _ = CGPath(roundedRect: box, cornerWidth: 15, cornerHeight: 5, transform: nil)
      }
      #expect(said(path).contains("corners of 15.0 by 5.0 don't fit"))
      await #expect(processExitsWith: .failure) {
        CGMutablePath().addRoundedRect(in: .zero, cornerWidth: 8, cornerHeight: 8)
      }
      let box = CGRect(x: 0, y: 0, width: 20, height: 20)
      #expect(CGPath(roundedRect: box, cornerWidth: 10, cornerHeight: 10, transform: nil).boundingBoxOfPath == box)
      #expect(UIBezierPath(roundedRect: box, cornerRadius: 15).bounds == box)
      #expect(UIBezierPath(roundedRect: .zero, cornerRadius: 8).bounds == .zero)
    }
  #endif
}

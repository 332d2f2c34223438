#if !canImport(Darwin)
  import Foundation

  /// Converting between two layers: up to where their branches meet, then down. Nil means the topmost layer's
  /// coordinates.
  extension CALayer {
    var top: CALayer { sequence(first: self, next: \.superlayer).reduce(self) { $1 } }

    static func convert(_ rect: CGRect, from start: CALayer, to end: CALayer) -> CGRect {
      .around(rect.corners.map { convert($0, from: start, to: end) })
    }

    static func convert(_ point: CGPoint, from start: CALayer, to end: CALayer) -> CGPoint {
      let down = Array(sequence(first: end, next: \.superlayer))
      var point = point
      var meeting = down.endIndex
      for layer in sequence(first: start, next: \.superlayer) {
        if let place = down.firstIndex(where: { $0 === layer }) {
          meeting = place
          break
        }
        point = layer.toSuperlayer(point)
      }
      for layer in down[..<meeting].reversed() { point = layer.fromSuperlayer(point) }
      return point
    }

    /// The point of its own coordinates that `position` is the place of.
    var anchor: CGPoint {
      CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    private func toSuperlayer(_ point: CGPoint) -> CGPoint {
      if let view { return view.pointInSuperview(point) }
      if let projection { return projection.place(of: point) }
      let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(plane)
      return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    /// Meaningless where the transform has no inverse, or what is there is seen from its edge.
    func fromSuperlayer(_ point: CGPoint) -> CGPoint {
      if let view { return view.pointFromSuperview(point) }
      if let projection { return projection.inverse?.place(of: point) ?? point }
      let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(plane.inverted())
      return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }
  }
#endif

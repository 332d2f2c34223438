import Foundation

extension CGMutablePath {
  /// A rectangle some of whose corners are quarters of ellipses, clockwise on a screen.
  ///
  /// - Parameter radii: cut down to half of a side where they are larger.
  func addCorners(
    of rect: CGRect, radii: CGSize, rounding corners: UIRectCorner, transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    // Each corner, the way into the rectangle, and the angle at which its quarter begins.
    let all: [(name: UIRectCorner, place: CGPoint, inwards: CGPoint, angle: CGFloat)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), .pi),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), 1.5 * .pi),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), 0.5 * .pi),
    ]
    for (place, corner) in all.enumerated() {
      let isRound = corners.contains(corner.name)
      let middle = CGPoint(
        x: corner.place.x + corner.inwards.x * width, y: corner.place.y + corner.inwards.y * height)
      let start = CGPoint(x: middle.x + width * cos(corner.angle), y: middle.y + height * sin(corner.angle))
      let point = isRound ? start : corner.place
      if place == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
      guard isRound else { continue }
      let fit = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: middle.x, ty: middle.y)
      addArc(
        center: .zero, radius: 1, startAngle: corner.angle, endAngle: corner.angle + .pi / 2, clockwise: false,
        transform: fit.concatenating(transform))
    }
    closeSubpath()
  }
}

import Foundation

extension CGRect {
  /// With each edge on a pixel of such a screen, halves further right and down (W128): a length of whole pixels
  /// stays as it is, wherever it begins.
  func edgesOnPixels(scale: CGFloat) -> CGRect {
    // What sums are off by does not keep a half from being one.
    func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + TextMeasure.rounding).rounded(.down) }
    let (left, top) = (pixel(minX), pixel(minY))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(maxX) - left) / scale, height: (pixel(maxY) - top) / scale)
  }
}

import CoreGraphics

extension CGRect {
  /// The largest circle's box within it.
  public var roundest: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

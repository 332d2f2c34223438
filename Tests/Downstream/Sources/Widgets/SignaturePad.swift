import UIKit

/// Ink from a finger or a pencil, with the samples that came between two frames.
final class SignaturePad: UIView {
  private(set) var strokes: [[CGPoint]] = []
  private var current: [CGPoint] = []
  private var trackedTouch: UITouch?
  var strokeColor = UIColor.label { didSet { setNeedsDisplay() } }
  var onChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = false
    contentMode = .redraw
    backgroundColor = .systemBackground
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.separator.cgColor
  }

  required init?(coder: NSCoder) { fatalError() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    current = [touch.location(in: self)]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      current.append(sample.preciseLocation(in: self))
    }
    let dirty = CGRect(origin: touch.previousLocation(in: self), size: .zero)
      .union(CGRect(origin: touch.location(in: self), size: .zero)).insetBy(dx: -4, dy: -4)
    setNeedsDisplay(dirty)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    strokes.append(current)
    reset()
    onChange?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    reset()
  }

  func clear() {
    strokes.removeAll()
    setNeedsDisplay()
  }

  func image() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }

  private func reset() {
    trackedTouch = nil
    current = []
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setStrokeColor(strokeColor.cgColor)
    for stroke in strokes + [current] where stroke.count > 1 {
      context.beginPath()
      context.move(to: stroke[0])
      stroke.dropFirst().forEach { context.addLine(to: $0) }
      context.strokePath()
    }
  }
}

import Foundation
import HeadlessUIKit
import TouchReplay

/// Tilted paper for any number of fingers and pens: each draws a stroke of its own, and says at its end how it was.
final class DrawingSurface: UIView {
  private struct Stroke {
    var points: [CGPoint]
    var strongest: CGFloat
    let isPencil: Bool
    /// In the paper's points.
    var length: CGFloat {
      zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
  }
  /// By touch object, which is the same from landing to lifting.
  private var drawn: [ObjectIdentifier: Stroke] = [:]
  private var strokes: [Stroke] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  func clear() {
    StageTrace.note("clears \(strokes.count) strokes")
    strokes = []
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      drawn[ObjectIdentifier(touch)] = Stroke(
        points: [touch.location(in: self)], strongest: touch.force, isPencil: touch.type == .pencil)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let places = (event?.coalescedTouches(for: touch) ?? [touch]).map { $0.location(in: self) }
      drawn[ObjectIdentifier(touch)]?.points += places
      press(touch)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let stroke = drawn.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      strokes.append(stroke)
      let tool = stroke.isPencil ? "pen" : "finger"
      StageTrace.note("a \(tool) drew \(Rounded(whole: stroke.length)) pt, points: \(stroke.points.count)")
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { drawn[ObjectIdentifier(touch)] = nil }
    StageTrace.note("strokes taken back: \(touches.count)")
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { touches.forEach(press) }

  private func press(_ touch: UITouch) {
    let key = ObjectIdentifier(touch)
    if let stroke = drawn[key] { drawn[key]?.strongest = max(stroke.strongest, touch.force) }
  }
}

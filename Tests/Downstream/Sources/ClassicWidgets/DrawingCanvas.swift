import UIKit

/// Lines that fingers draw, each with the colour that was chosen when it began, as code of years ago has it.
public class DrawingCanvas: UIView {
  public struct Line {
    public var color: UIColor
    public var width: CGFloat
    public var points: [CGPoint]
  }

  public private(set) var lines = [Line]()
  private var undone = [Line]()
  public var color: UIColor = UIColor.black
  public var lineWidth: CGFloat = 3
  private var active: [UITouch: Int] = [:]
  public var drawingDidChange: ((DrawingCanvas) -> ())?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    self.setup()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    self.setup()
  }

  func setup() {
    self.isMultipleTouchEnabled = true
    self.backgroundColor = UIColor.white
    self.contentMode = UIViewContentMode.redraw
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      lines.append(Line(color: color, width: lineWidth, points: [touch.location(in: self)]))
      active[touch] = lines.count - 1
    }
    undone.removeAll()
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let index = active[touch] else { continue }
      for coalesced in event?.coalescedTouches(for: touch) ?? [] {
        lines[index].points.append(coalesced.location(in: self))
      }
    }
    self.setNeedsDisplay()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { active[touch] = nil }
    drawingDidChange?(self)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { active.removeValue(forKey: $0) }
  }

  public func undo() {
    guard let last = lines.popLast() else { return }
    undone.append(last)
    setNeedsDisplay()
  }

  public func redo() {
    guard let last = undone.popLast() else { return }
    lines.append(last)
    setNeedsDisplay()
  }

  public override func draw(_ rect: CGRect) {
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    ctx.setLineCap(CGLineCap.round)
    for line in lines {
      ctx.setStrokeColor(line.color.cgColor)
      ctx.setLineWidth(line.width)
      ctx.addLines(between: line.points)
      ctx.strokePath()
    }
  }
}

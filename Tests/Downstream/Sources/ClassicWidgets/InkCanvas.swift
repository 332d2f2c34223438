import CoreGraphics
import QuartzCore
import UIKit

/// A canvas as drawing apps of years ago have it: each move draws into an image context, lines are kept by their
/// touch in a map table, and a tap picks the line whose stroke it is on.
public class InkCanvas: UIView {
  public final class Line {
    public let path = CGMutablePath()
    public let layer = CAShapeLayer()
  }

  public private(set) var lines = [Line]()
  public private(set) var picked: Line?
  public let imageView = UIImageView()
  public var brushWidth: CGFloat = 10.0
  public var inkColor: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
  public var strokeStarted: CFTimeInterval = CACurrentMediaTime()
  private let active = NSMapTable<UITouch, Line>.strongToStrongObjects()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    imageView.frame = bounds
    addSubview(imageView)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] tap in self?.pick(at: tap.location(in: self)) }
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    strokeStarted = CACurrentMediaTime()
    for touch in touches {
      let line = Line()
      line.path.move(to: touch.location(in: self))
      line.layer.actions = ["position": NSNull(), "path": NSNull()]
      line.layer.fillColor = nil
      layer.addSublayer(line.layer)
      active.setObject(line, forKey: touch)
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let line = active.object(forKey: touch) else { continue }
      draw(from: touch.previousLocation(in: self), to: touch.location(in: self))
      line.path.addLine(to: touch.location(in: self))
      line.layer.path = line.path
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let line = active.object(forKey: touch) else { continue }
      lines.append(line)
      active.removeObject(forKey: touch)
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      active.object(forKey: touch)?.layer.removeFromSuperlayer()
      active.removeObject(forKey: touch)
    }
  }

  private func draw(from start: CGPoint, to end: CGPoint) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    imageView.image?.draw(in: bounds)
    context.move(to: start)
    context.addLine(to: end)
    context.setLineCap(.round)
    context.setLineWidth(brushWidth)
    context.setBlendMode(.normal)
    context.setStrokeColor(inkColor.cgColor)
    context.strokePath()
    imageView.image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
  }

  private func pick(at point: CGPoint) {
    picked = lines.last { line in
      let stroke = line.path.copy(strokingWithWidth: 30, lineCap: .round, lineJoin: .round, miterLimit: 0)
      return stroke.contains(point)
    }
  }
}

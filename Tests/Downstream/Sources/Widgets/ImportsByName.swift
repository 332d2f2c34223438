// Each for one name of theirs, as files have it that want nothing else.
import struct CoreGraphics.CGAffineTransform
import struct CoreGraphics.CGFloat
import class QuartzCore.CALayer
import class QuartzCore.CAShapeLayer
import UIKit.UIRefreshControl
import class UIKit.UIView

/// Turns its dial by what it is told.
@MainActor public final class Dial: UIView {
  private let needle: CALayer = CAShapeLayer()

  public func turn(by angle: CGFloat) { needle.setAffineTransform(CGAffineTransform(rotationAngle: angle)) }
}

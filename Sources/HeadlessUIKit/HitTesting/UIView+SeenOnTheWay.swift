package import Foundation

/// Views that an animator moves: they are hit where they are seen, though they stand at their end already.
extension UIView {
  /// Whether hit tests look for the view on its way. Its superview asks it then, as one of a class of its own.
  var isHitOnTheWay: Bool {
    get { overrides.contains(.onTheWay) }
    set {
      guard newValue != isHitOnTheWay else { return }
      overrides.formSymmetricDifference(.onTheWay)
      hitPlaceChanged()
    }
  }

  /// - Parameter point: in its superview's coordinates.
  func hitOnTheWay(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let pose = UIApplication.shared.animations.shownPose(of: self)
    guard pose.transform.isInvertible else {
      Decisions.tell(ask: .refuses(self, .singularTransform))
      return nil
    }
    let outer = HitOnTheWay.asked
    HitOnTheWay.asked = (ObjectIdentifier(self), pose.bounds)
    defer { HitOnTheWay.asked = outer }
    return askHitTest(pose.pointFromSuperview(point, anchor: anchorPoint), with: event)
  }

  /// What a hit test that goes on takes for the bounds: of a view that is hit on its way those that are seen.
  package var hitBounds: CGRect {
    guard overrides.contains(.onTheWay), let asked = HitOnTheWay.asked, asked.view == ObjectIdentifier(self) else {
      return bounds
    }
    return asked.bounds
  }
}

@MainActor private enum HitOnTheWay {
  /// The view on its way that was asked last and has not answered yet, and its bounds as they are seen.
  static var asked: (view: ObjectIdentifier, bounds: CGRect)?
}

extension ViewPose {
  /// From the superview's coordinates to those of a view that stands so.
  fileprivate func pointFromSuperview(_ point: CGPoint, anchor: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(
      x: turned.x + bounds.origin.x + bounds.width * anchor.x,
      y: turned.y + bounds.origin.y + bounds.height * anchor.y)
  }
}

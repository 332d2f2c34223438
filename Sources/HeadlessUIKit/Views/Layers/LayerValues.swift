import Foundation

/// What a view shares with its layer, as it is set by the layer: no override of the view's properties hears of it.
/// `keepFrame` and `keepBounds` belong here, too.
extension UIView {
  final func keepCenter(_ center: CGPoint) {
    Self.refuseNaN(center.x, center.y)
    noteForAnimation()
    holdingWatch {
      position = center
      placeDidChange()
    }
  }

  final func keepAnchorPoint(_ point: CGPoint) {
    Self.refuseNaN(point.x, point.y)
    noteForAnimation()
    hinge = point
    placeDidChange()
  }

  /// Of a layer in space this takes the place of what it had there.
  final func keepTransform(_ transform: CGAffineTransform) {
    noteForAnimation()
    let isOther = turning != transform
    leaveSpace()
    turning = transform
    if isOther { holder?.subviewsDidChange() }
    tellWatch()
  }

  final func keepOpacity(_ opacity: Float) {
    noteForAnimation()
    self.opacity = max(0, min(1, opacity))
    tellWatch()
  }

  final func keepHidden(_ hides: Bool) {
    let isOther = isPutAway != hides
    isPutAway = hides
    hitClosingChanged()
    if hides { hostWindow?.firstResponderWillLeave(with: self) }
    if isOther { superview?.subviewDidHideOrShow() }
    tellWatch()
  }

  final func keepBackground(_ colour: UIColor?) {
    if ViewAnimations.isAnyOpen, colour != ownBackground {
      UIApplication.shared.animations.block?.include(self, as: "backgroundColor")
    }
    ownBackground = colour
  }

  // MARK: Layers that hear of the view

  /// The layer, where its class overrides what it shares with the view: then that is set by way of it (A182).
  @inline(__always) final var hearingLayer: CALayer? {
    layoutState.layers.rawValue & LayerNews.hearing.rawValue != 0 ? knownLayer : nil
  }

  /// The view is made, and its layer with it, which hears of the bounds first, then of the frame. An override of
  /// the view's frame has it hear of that.
  func beginWithLayer(at frame: CGRect) {
    _ = ownLayer
    guard let layer = hearingLayer else { return }
    if !contentOverrides.contains(.frame) { (position, area) = (.zero, .zero) }
    layer.bounds = CGRect(origin: .zero, size: frame.standardized.size)
    if !contentOverrides.contains(.frame) { layer.frame = frame }
  }
}

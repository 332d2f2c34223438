#if !canImport(Darwin)
  import Foundation

  /// How layers in space are seen: whose transform has a perspective, or that are in a layer with a transform for
  /// all of its sublayers.
  extension CALayer {
    /// How it is seen in what it is in; nil where what its transform does to the plane says that.
    var projection: PlaneProjection? {
      guard masked == nil, let shared = superlayer?.sharedTransform else { return ownProjection }
      return PlaneProjection(wayOut.concatenating(shared))
    }

    /// Likewise, but for what the superlayer does to all that is in it: what `frame` goes by.
    var ownProjection: PlaneProjection? { isInPlane ? nil : PlaneProjection(wayOut) }

    /// Whether the plane's transform says where all of it is seen, in a superlayer that does nothing to it.
    var isInPlane: Bool {
      let transform = transform
      return transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1 && anchorPointZ == 0
    }

    /// Whether a point of what it is in is one of its own.
    func canBeHit(at point: CGPoint) -> Bool {
      if let view { return view.canBeHit(at: point) }
      return projection.map { $0.inverse?.shows(point) == true } ?? plane.isInvertible
    }

    /// From its own coordinates to those of what it is in, with their depth.
    private var wayOut: CATransform3D {
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        .concatenating(transform)
        .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// `sublayerTransform`, which goes about the anchor point; nil where it changes nothing.
    private var sharedTransform: CATransform3D? {
      if CATransform3DIsIdentity(sublayerTransform) { return nil }
      return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        .concatenating(sublayerTransform)
        .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
  }
#endif

/// Views whose layers lie in space.
extension UIView {
  /// Whether more than `transform` may say where it is seen.
  var isInSpace: Bool { layoutState.layers.contains(.inSpace) }

  /// How it is seen in its superview; nil where `transform` says that.
  var projection: PlaneProjection? {
    #if canImport(Darwin)
      nil
    #else
      isInSpace ? layer.projection : nil
    #endif
  }

  /// What `frame` goes by, likewise.
  var ownProjection: PlaneProjection? {
    #if canImport(Darwin)
      nil
    #else
      isInSpace ? layer.ownProjection : nil
    #endif
  }

  /// Whether a point of its superview's coordinates is one of its own, in its bounds or not.
  func canBeHit(at point: CGPoint) -> Bool {
    if isInSpace, let projection { return projection.inverse?.shows(point) == true }
    return transform.isInvertible
  }

  /// Whether there is such a point: a view that is seen from its edge, or is scaled to nothing, has none.
  package var canBeHitAnywhere: Bool { projection.map { $0.inverse != nil } ?? transform.isInvertible }

  /// It gets a transform in the plane, which takes the place of one in space.
  func leaveSpace() {
    #if !canImport(Darwin)
      guard let knownLayer else { return }
      knownLayer.leaveSpace()
      if isInSpace { spaceDidChange() }
    #endif
  }

  /// Its layer has another transform in space, or comes to a layer with one for all that is in it, or leaves that.
  func spaceDidChange() {
    #if !canImport(Darwin)
      let isShared = holder?.layoutState.layers.contains(.sharingSpace) == true
      if isShared || knownLayer?.isInPlane == false {
        layoutState.layers.insert(.inSpace)
      } else {
        layoutState.layers.remove(.inSpace)
      }
    #endif
    turningDidChange()
  }

  /// Its layer has another transform for all that is in it.
  func sharedSpaceDidChange(isPlain: Bool) {
    if isPlain { layoutState.layers.remove(.sharingSpace) } else { layoutState.layers.insert(.sharingSpace) }
    for child in children { child.spaceDidChange() }
  }
}

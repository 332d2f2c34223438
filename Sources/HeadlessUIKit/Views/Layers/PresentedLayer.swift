#if !canImport(Darwin)
  import Foundation

  /// What there is of a layer's showing: of a copy the layer that it shows, of a layer the copy that was made last.
  @MainActor struct PresentedLayer {
    /// Nil of a layer that is no copy.
    private(set) weak var model: CALayer?
    private var copy: CALayer?
    /// When the copy was made, of the virtual clock.
    private var time: TimeInterval = 0

    /// Otherwise every layer is seen as it is, and needs no copy.
    static var isAnythingSeenElsewhere: Bool {
      UIApplication.shared.animations.areAnyRunning || LayerAnimations.areAnyThere
    }

    /// As the layer's class makes it, at the clock's now.
    static func copy<Layer: CALayer>(of layer: Layer) -> Layer {
      let now = VirtualClock.current.now
      if let known = layer.presented?.copy, layer.presented?.time == now {
        return unsafeDowncast(known, to: Layer.self)
      }
      let copy = unsafeDowncast(type(of: layer).make(presenting: layer), to: Layer.self)
      copy.presented = PresentedLayer(model: layer)
      copy.resemble(layer)
      if let view = layer.view {
        ViewPose.shown(of: view).apply(to: copy)
        UIApplication.shared.animations.showLooks(on: copy, of: view)
      }
      layer.animations.show(on: copy)
      layer.presented = PresentedLayer(copy: copy, time: now)
      return copy
    }
  }

  extension CALayer {
    // By the way of `RegisteredClass.swift`.
    @_silgen_name("HeadlessUIKit_makePresentedLayer")
    nonisolated convenience init(presenting layer: Any) { self.init(layer: layer) }
    @_silgen_name("HeadlessUIKit_makePresentedLayer")
    nonisolated class func make(presenting layer: consuming Any) -> CALayer
  }

  extension ViewPose {
    @MainActor static func shown(of view: UIView) -> ViewPose {
      UIApplication.shared.animations.shownPose(of: view)
    }

    @MainActor func apply(to layer: CALayer) {
      layer.bounds = bounds
      layer.position = center
      // One in space that does this to the plane stays.
      if layer.plane != transform { layer.setAffineTransform(transform) }
      layer.opacity = Float(alpha)
    }
  }
#endif

extension UIView {
  /// In a layout pass: the layer lays out, which has the view lay out, as on a device. A view of this module's own
  /// classes is spared the layer that it needs, and so is any other that has none and nothing to do with it.
  @inline(__always) func layOutContent() {
    #if canImport(Darwin)
      layoutSubviews()
    #else
      let overrides = contentOverrides
      let byLayer = overrides.contains(.layers) || layoutState.hasLayer && overrides.contains(.foreign)
      if byLayer { layer.layoutSublayers() } else { layoutSubviews() }
    #endif
  }

  #if !canImport(Darwin)
    /// The view's own, when it is first asked for.
    func makeLayer() -> CALayer {
      let layer = CALayer.of(self, type(of: self).layerClass)
      layoutState.layers.insert(LayerTables.isHearing(type(of: layer)) ? [.made, .hearing] : .made)
      return layer
    }
  #endif
}

#if !canImport(Darwin)
  extension CALayer {
    // By the way of `RegisteredClass.swift`.
    @_silgen_name("HeadlessUIKit_makeLayer")
    nonisolated convenience init(forView: Void) { self.init() }
    @_silgen_name("HeadlessUIKit_makeLayer")
    nonisolated class func make(forView: Void) -> CALayer
  }
#endif

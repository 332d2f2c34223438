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
      layoutState.layers.insert(.made)
      return .of(self, type(of: self).layerClass)
    }
  #endif
}

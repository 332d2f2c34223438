extension UIView {
  /// In a layout pass: the layer lays out, which has the view lay out, as on a device. A view of this module's own
  /// classes is spared the layer that it needs.
  func layOutContent() {
    #if canImport(Darwin)
      layoutSubviews()
    #else
      if ForeignClasses.contain(self) { layer.layoutSublayers() } else { layoutSubviews() }
    #endif
  }
}

#if !canImport(Darwin)
  /// What a layer is or isn't, by the names that Objective-C has for it.
  @MainActor enum LayerFlags {
    static let named: [String: ReferenceWritableKeyPath<CALayer, Bool>] = [
      "hidden": \.isHidden, "masksToBounds": \.masksToBounds, "opaque": \.isOpaque, "doubleSided": \.isDoubleSided,
      "geometryFlipped": \.isGeometryFlipped, "shouldRasterize": \.shouldRasterize, "autoreverses": \.autoreverses,
      "allowsEdgeAntialiasing": \.allowsEdgeAntialiasing, "allowsGroupOpacity": \.allowsGroupOpacity,
      "drawsAsynchronously": \.drawsAsynchronously, "needsDisplayOnBoundsChange": \.needsDisplayOnBoundsChange,
    ]
  }
#endif

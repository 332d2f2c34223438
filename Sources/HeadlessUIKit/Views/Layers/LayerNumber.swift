#if !canImport(Darwin)
  import Foundation

  /// One number of a layer, by its key path.
  @MainActor struct LayerNumber {
    let read: (CALayer) -> CGFloat
    let write: (CALayer, CGFloat) -> Void

    private init(read: @escaping (CALayer) -> CGFloat, write: @escaping (CALayer, CGFloat) -> Void) {
      (self.read, self.write) = (read, write)
    }

    private init(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) {
      read = { $0[keyPath: path] }
      write = { $0[keyPath: path] = $1 }
    }

    private init(_ path: ReferenceWritableKeyPath<CALayer, Float>) {
      read = { CGFloat($0[keyPath: path]) }
      write = { $0[keyPath: path] = Float($1) }
    }

    private init(_ path: ReferenceWritableKeyPath<CALayer, TimeInterval>, seconds: Void = ()) {
      read = { CGFloat($0[keyPath: path]) }
      write = { $0[keyPath: path] = TimeInterval($1) }
    }

    private init(
      _ part: WritableKeyPath<SpatialParts, CGFloat>, of transform: ReferenceWritableKeyPath<CALayer, CATransform3D>
    ) {
      read = { SpatialParts($0[keyPath: transform])[keyPath: part] }
      write = { layer, number in
        var parts = SpatialParts(layer[keyPath: transform])
        parts[keyPath: part] = number
        layer[keyPath: transform] = parts.transform
      }
    }

    init?(_ name: String, of layer: CALayer) {
      if let part = SpatialParts.named(name, in: "transform.") {
        self.init(part, of: \.transform)
      } else if let part = SpatialParts.named(name, in: "sublayerTransform.") {
        self.init(part, of: \.sublayerTransform)
      } else if let shape = layer as? CAShapeLayer, let value = LayerNumber(name, of: shape) {
        self = value
      } else if let value = LayerNumber(geometry: name) ?? LayerNumber(timing: name) ?? LayerNumber(looks: name) {
        self = value
      } else {
        return nil
      }
    }

    private init?(_ name: String, of shape: CAShapeLayer) {
      let path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>
      switch name {
      case "strokeStart": path = \.strokeStart
      case "strokeEnd": path = \.strokeEnd
      case "lineWidth": path = \.lineWidth
      case "miterLimit": path = \.miterLimit
      case "lineDashPhase": path = \.lineDashPhase
      default: return nil
      }
      self.init(read: { _ in shape[keyPath: path] }, write: { shape[keyPath: path] = $1 })
    }

    private init?(geometry name: String) {
      switch name {
      case "position.x": self.init(\.position.x)
      case "position.y": self.init(\.position.y)
      case "zPosition": self.init(\.zPosition)
      case "bounds.origin.x": self.init(\.bounds.origin.x)
      case "bounds.origin.y": self.init(\.bounds.origin.y)
      case "bounds.size.width": self.init(\.bounds.size.width)
      case "bounds.size.height": self.init(\.bounds.size.height)
      case "frame.origin.x": self.init(\.frame.origin.x)
      case "frame.origin.y": self.init(\.frame.origin.y)
      case "frame.size.width": self.init(\.frame.size.width)
      case "frame.size.height": self.init(\.frame.size.height)
      case "anchorPoint.x": self.init(\.anchorPoint.x)
      case "anchorPoint.y": self.init(\.anchorPoint.y)
      case "anchorPointZ": self.init(\.anchorPointZ)
      default: return nil
      }
    }

    private init?(timing name: String) {
      switch name {
      case "speed": self.init(\.speed)
      case "timeOffset": self.init(\.timeOffset, seconds: ())
      case "beginTime": self.init(\.beginTime, seconds: ())
      case "duration": self.init(\.duration, seconds: ())
      case "repeatCount": self.init(\.repeatCount)
      case "repeatDuration": self.init(\.repeatDuration, seconds: ())
      default: return nil
      }
    }

    private init?(looks name: String) {
      switch name {
      case "opacity": self.init(\.opacity)
      case "cornerRadius": self.init(\.cornerRadius)
      case "borderWidth": self.init(\.borderWidth)
      case "shadowRadius": self.init(\.shadowRadius)
      case "shadowOpacity": self.init(\.shadowOpacity)
      case "shadowOffset.width": self.init(\.shadowOffset.width)
      case "shadowOffset.height": self.init(\.shadowOffset.height)
      case "contentsScale": self.init(\.contentsScale)
      case "rasterizationScale": self.init(\.rasterizationScale)
      case "minificationFilterBias": self.init(\.minificationFilterBias)
      default: return nil
      }
    }
  }
#endif

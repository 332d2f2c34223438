#if !canImport(Darwin)
  import Foundation

  /// Values by their names, as rotation and scaling code asks for them: those of the transform, of the geometry and
  /// of the opacity. Under other names a layer keeps what it is given.
  extension CALayer {
    /// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`: numbers come as `NSNumber`.
    public func value(forKeyPath keyPath: String) -> Any? {
      if let part = LayerValue(keyPath, of: self) { return NSNumber(value: Double(part.read(self))) }
      return switch keyPath {
      case "position": NSValue(cgPoint: position)
      case "bounds": NSValue(cgRect: bounds)
      case "bounds.size": NSValue(cgSize: bounds.size)
      case "bounds.origin": NSValue(cgPoint: bounds.origin)
      case "transform": NSValue(caTransform3D: transform)
      case "sublayerTransform": NSValue(caTransform3D: sublayerTransform)
      case "anchorPoint": NSValue(cgPoint: anchorPoint)
      case "shadowOffset": NSValue(cgSize: shadowOffset)
      case "contentsRect": NSValue(cgRect: contentsRect)
      case "backgroundColor": backgroundColor
      case "borderColor": borderColor
      case "shadowColor": shadowColor
      case "fillColor": (self as? CAShapeLayer)?.fillColor ?? values[keyPath]
      case "strokeColor": (self as? CAShapeLayer)?.strokeColor ?? values[keyPath]
      case "path": (self as? CAShapeLayer)?.path ?? values[keyPath]
      case "frame": NSValue(cgRect: frame)
      case "hidden": NSNumber(value: isHidden)
      default: values[keyPath]
      }
    }

    /// Sets what `value(forKeyPath:)` reads; under other names it is kept.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      if let part = LayerValue(keyPath, of: self), let number = Self.number(value) {
        return part.write(self, number)
      }
      switch (keyPath, value) {
      case ("position", let value as NSValue): position = value.cgPointValue
      case ("bounds", let value as NSValue): bounds = value.cgRectValue
      case ("bounds.size", let value as NSValue): bounds.size = value.cgSizeValue
      case ("bounds.origin", let value as NSValue): bounds.origin = value.cgPointValue
      case ("transform", let value as NSValue): transform = value.caTransform3DValue
      case ("sublayerTransform", let value as NSValue): sublayerTransform = value.caTransform3DValue
      case ("anchorPoint", let value as NSValue): anchorPoint = value.cgPointValue
      case ("shadowOffset", let value as NSValue): shadowOffset = value.cgSizeValue
      case ("contentsRect", let value as NSValue): contentsRect = value.cgRectValue
      case ("backgroundColor", let value as CGColor?): backgroundColor = value
      case ("borderColor", let value as CGColor?): borderColor = value
      case ("shadowColor", let value as CGColor?): shadowColor = value
      case ("frame", let value as NSValue): frame = value.cgRectValue
      case ("hidden", let value as Bool): isHidden = value
      default: setOther(value, forKeyPath: keyPath)
      }
    }

    private func setOther(_ value: Any?, forKeyPath keyPath: String) {
      switch (keyPath, value, self) {
      case ("fillColor", let value as CGColor?, let shape as CAShapeLayer): shape.fillColor = value
      case ("strokeColor", let value as CGColor?, let shape as CAShapeLayer): shape.strokeColor = value
      case ("path", let value as CGPath?, let shape as CAShapeLayer): shape.path = value
      default: values[keyPath] = value
      }
    }

    private static func number(_ value: Any?) -> CGFloat? {
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      default: nil
      }
    }
  }

  /// One number of a layer.
  @MainActor private struct LayerValue {
    let read: (CALayer) -> CGFloat
    let write: (CALayer, CGFloat) -> Void

    private init(read: @escaping (CALayer) -> CGFloat, write: @escaping (CALayer, CGFloat) -> Void) {
      (self.read, self.write) = (read, write)
    }

    private init(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) {
      read = { $0[keyPath: path] }
      write = { $0[keyPath: path] = $1 }
    }

    private init(turned path: WritableKeyPath<TransformParts, CGFloat>) {
      read = { TransformParts($0.plane)[keyPath: path] }
      write = { layer, number in
        var parts = TransformParts(layer.plane)
        parts[keyPath: path] = number
        layer.setAffineTransform(parts.transform)
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

    init?(_ name: String, of layer: CALayer) {
      if let shape = layer as? CAShapeLayer, let value = LayerValue(name, of: shape) {
        self = value
        return
      }
      switch name {
      case "transform.rotation", "transform.rotation.z": self.init(turned: \.turn)
      case "transform.scale": self.init(turned: \.bothScales)
      case "transform.scale.x": self.init(turned: \.scale.x)
      case "transform.scale.y": self.init(turned: \.scale.y)
      case "transform.translation.x": self.init(turned: \.way.x)
      case "transform.translation.y": self.init(turned: \.way.y)
      case "position.x": self.init(\.position.x)
      case "position.y": self.init(\.position.y)
      case "bounds.origin.x": self.init(\.bounds.origin.x)
      case "bounds.origin.y": self.init(\.bounds.origin.y)
      case "bounds.size.width": self.init(\.bounds.size.width)
      case "bounds.size.height": self.init(\.bounds.size.height)
      case "cornerRadius": self.init(\.cornerRadius)
      case "zPosition": self.init(\.zPosition)
      case "anchorPointZ": self.init(\.anchorPointZ)
      case "borderWidth": self.init(\.borderWidth)
      case "shadowRadius": self.init(\.shadowRadius)
      case "shadowOffset.width": self.init(\.shadowOffset.width)
      case "shadowOffset.height": self.init(\.shadowOffset.height)
      case "anchorPoint.x": self.init(\.anchorPoint.x)
      case "anchorPoint.y": self.init(\.anchorPoint.y)
      case "shadowOpacity":
        self.init(read: { CGFloat($0.shadowOpacity) }, write: { $0.shadowOpacity = Float($1) })
      case "opacity": self.init(read: { CGFloat($0.opacity) }, write: { $0.opacity = Float($1) })
      default: return nil
      }
    }
  }

  extension TransformParts {
    /// Both scales at once; read, it is their mean.
    fileprivate var bothScales: CGFloat {
      get { (scale.x + scale.y) / 2 }
      set { scale = (newValue, newValue) }
    }
  }
#endif

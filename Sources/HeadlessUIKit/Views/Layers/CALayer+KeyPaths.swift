#if !canImport(Darwin)
  import Foundation

  /// Values by their names, as rotation and scaling code asks for them: those of the transform, of the geometry and
  /// of the opacity. Under other names a layer keeps what it is given.
  extension CALayer {
    /// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`: numbers come as `NSNumber`.
    public func value(forKeyPath keyPath: String) -> Any? {
      if let part = LayerValue(keyPath) { return NSNumber(value: Double(part.read(self))) }
      return switch keyPath {
      case "position": NSValue(cgPoint: position)
      case "bounds": NSValue(cgRect: bounds)
      case "bounds.size": NSValue(cgSize: bounds.size)
      case "bounds.origin": NSValue(cgPoint: bounds.origin)
      case "transform": NSValue(caTransform3D: transform)
      case "frame": NSValue(cgRect: frame)
      case "hidden": NSNumber(value: isHidden)
      default: values[keyPath]
      }
    }

    /// Sets what `value(forKeyPath:)` reads; under other names it is kept.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      if let part = LayerValue(keyPath), let number = Self.number(value) { return part.write(self, number) }
      switch (keyPath, value) {
      case ("position", let value as NSValue): position = value.cgPointValue
      case ("bounds", let value as NSValue): bounds = value.cgRectValue
      case ("bounds.size", let value as NSValue): bounds.size = value.cgSizeValue
      case ("bounds.origin", let value as NSValue): bounds.origin = value.cgPointValue
      case ("transform", let value as NSValue): transform = value.caTransform3DValue
      case ("frame", let value as NSValue): frame = value.cgRectValue
      case ("hidden", let value as Bool): isHidden = value
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

    init?(_ name: String) {
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

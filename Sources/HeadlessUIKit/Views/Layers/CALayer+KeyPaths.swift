#if !canImport(Darwin)
  import Foundation

  /// Properties by the names that Objective-C has for them, and parts of structures by their key paths. Under other
  /// names a layer keeps what it is given (A157, A160).
  extension CALayer {
    /// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`: numbers and flags come as `NSNumber`,
    /// structures as `NSValue`.
    public func value(forKeyPath keyPath: String) -> Any? {
      if let part = LayerNumber(keyPath, of: self) { return NSNumber(value: Double(part.read(self))) }
      if let flag = LayerFlags.named[keyPath] { return NSNumber(value: self[keyPath: flag]) }
      if let word = LayerWord(keyPath) { return word.read(self) }
      return switch keyPath {
      case "position": NSValue(cgPoint: position)
      case "bounds": NSValue(cgRect: bounds)
      case "bounds.size": NSValue(cgSize: bounds.size)
      case "bounds.origin": NSValue(cgPoint: bounds.origin)
      case "frame": NSValue(cgRect: frame)
      case "frame.size": NSValue(cgSize: frame.size)
      case "frame.origin": NSValue(cgPoint: frame.origin)
      case "transform": NSValue(caTransform3D: transform)
      case "transform.translation": NSValue(cgSize: SpatialParts(transform).translation)
      case "sublayerTransform": NSValue(caTransform3D: sublayerTransform)
      case "sublayerTransform.translation": NSValue(cgSize: SpatialParts(sublayerTransform).translation)
      case "anchorPoint": NSValue(cgPoint: anchorPoint)
      case "shadowOffset": NSValue(cgSize: shadowOffset)
      case "contentsRect": NSValue(cgRect: contentsRect)
      case "contentsCenter": NSValue(cgRect: contentsCenter)
      default: object(named: keyPath)
      }
    }

    private func object(named name: String) -> Any? {
      switch name {
      case "backgroundColor": backgroundColor
      case "borderColor": borderColor
      case "shadowColor": shadowColor
      case "shadowPath": shadowPath
      case "contents": contents
      case "mask": mask
      case "fillColor": (self as? CAShapeLayer)?.fillColor ?? values[name]
      case "strokeColor": (self as? CAShapeLayer)?.strokeColor ?? values[name]
      case "path": (self as? CAShapeLayer)?.path ?? values[name]
      default: values[name]
      }
    }

    /// Sets what `value(forKeyPath:)` reads; under other names it is kept.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      if let part = LayerNumber(keyPath, of: self), let number = LayerNumbers(value)?.number {
        part.write(self, number)
      } else if let flag = LayerFlags.named[keyPath], let isOn = value as? Bool ?? (value as? NSNumber)?.boolValue {
        self[keyPath: flag] = isOn
      } else if let word = LayerWord(keyPath), word.write(self, value) {
        return
      } else if !set(LayerNumbers(value), named: keyPath) {
        set(value, named: keyPath)
      }
    }

    /// - Returns: whether it is a structure of that name's kind.
    private func set(_ numbers: LayerNumbers?, named name: String) -> Bool {
      guard let numbers else { return false }
      switch name {
      case "position": return numbers.point.map { position = $0 } != nil
      case "bounds": return numbers.rectangle.map { bounds = $0 } != nil
      case "bounds.size": return numbers.size.map { bounds.size = $0 } != nil
      case "bounds.origin": return numbers.point.map { bounds.origin = $0 } != nil
      case "frame": return numbers.rectangle.map { frame = $0 } != nil
      case "frame.size": return numbers.size.map { frame.size = $0 } != nil
      case "frame.origin": return numbers.point.map { frame.origin = $0 } != nil
      case "transform": return numbers.transform.map { transform = $0 } != nil
      case "transform.translation": return numbers.size.map { move(\.transform, by: $0) } != nil
      case "sublayerTransform": return numbers.transform.map { sublayerTransform = $0 } != nil
      case "sublayerTransform.translation": return numbers.size.map { move(\.sublayerTransform, by: $0) } != nil
      case "anchorPoint": return numbers.point.map { anchorPoint = $0 } != nil
      case "shadowOffset": return numbers.size.map { shadowOffset = $0 } != nil
      case "contentsRect": return numbers.rectangle.map { contentsRect = $0 } != nil
      case "contentsCenter": return numbers.rectangle.map { contentsCenter = $0 } != nil
      default: return false
      }
    }

    private func move(_ transform: ReferenceWritableKeyPath<CALayer, CATransform3D>, by way: CGSize) {
      var parts = SpatialParts(self[keyPath: transform])
      parts.translation = way
      self[keyPath: transform] = parts.transform
    }

    private func set(_ value: Any?, named name: String) {
      switch (name, value, self) {
      case ("backgroundColor", let value as CGColor?, _): backgroundColor = value
      case ("borderColor", let value as CGColor?, _): borderColor = value
      case ("shadowColor", let value as CGColor?, _): shadowColor = value
      case ("shadowPath", let value as CGPath?, _): shadowPath = value
      case ("contents", _, _): contents = value
      case ("mask", let value as CALayer?, _): mask = value
      case ("fillColor", let value as CGColor?, let shape as CAShapeLayer): shape.fillColor = value
      case ("strokeColor", let value as CGColor?, let shape as CAShapeLayer): shape.strokeColor = value
      case ("path", let value as CGPath?, let shape as CAShapeLayer): shape.path = value
      default: values[name] = value
      }
    }
  }
#endif

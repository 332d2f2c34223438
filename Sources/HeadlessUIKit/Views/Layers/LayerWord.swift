#if !canImport(Darwin)
  /// What a layer calls by a word.
  @MainActor struct LayerWord {
    let read: (CALayer) -> String?
    /// - Returns: whether it is a word.
    let write: (CALayer, Any?) -> Bool

    init?(_ name: String) {
      switch name {
      case "name":
        self.init(
          read: { $0.name },
          write: { layer, value in
            guard value == nil || value is String else { return false }
            layer.name = value as? String
            return true
          })
      case "fillMode": self.init(\.fillMode)
      case "contentsGravity": self.init(\.contentsGravity)
      case "cornerCurve": self.init(\.cornerCurve)
      case "magnificationFilter": self.init(\.magnificationFilter)
      case "minificationFilter": self.init(\.minificationFilter)
      case "contentsFormat": self.init(\.contentsFormat)
      default: return nil
      }
    }

    private init(read: @escaping (CALayer) -> String?, write: @escaping (CALayer, Any?) -> Bool) {
      (self.read, self.write) = (read, write)
    }

    private init<Word: RawRepresentable<String>>(_ path: ReferenceWritableKeyPath<CALayer, Word>) {
      self.init(
        read: { $0[keyPath: path].rawValue },
        write: { layer, value in
          guard let word = value as? Word ?? (value as? String).flatMap({ Word(rawValue: $0) }) else {
            return false
          }
          layer[keyPath: path] = word
          return true
        })
    }
  }
#endif

#if !canImport(Darwin)
  /// `String(format: "%p", touch)`, by which drawings tell fingers apart: an object's address. `%@` can't write it,
  /// other than on Apple's platforms.
  extension UITouch: CVarArg {
    nonisolated public var _cVarArgEncoding: [Int] { addressWords(of: self) }
  }

  /// As of a touch.
  extension UIResponder: CVarArg {
    nonisolated public var _cVarArgEncoding: [Int] { addressWords(of: self) }
  }

  private func addressWords(of object: AnyObject) -> [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
  }
#endif

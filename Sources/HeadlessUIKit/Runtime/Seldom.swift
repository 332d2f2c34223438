/// A reference that few objects have. Without one, an object's end costs a look at it and not a call: screens are
/// built and torn down by the thousand.
struct Seldom<Object: AnyObject>: ~Copyable {
  private var kept: Unmanaged<Object>?

  init() {}

  var object: Object? {
    get { kept?.takeUnretainedValue() }
    set {
      let old = kept
      kept = newValue.map { Unmanaged.passRetained($0) }
      // Last, as this may be its end, and run code.
      old?.release()
    }
  }

  var isThere: Bool { kept != nil }

  /// Whether it keeps that one; asking retains neither.
  func keeps(_ object: Object) -> Bool { kept?.toOpaque() == Unmanaged.passUnretained(object).toOpaque() }

  deinit { kept?.release() }
}

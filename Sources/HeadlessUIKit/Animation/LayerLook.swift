import Foundation

/// A value of a view's layer that an animation changes beside the view's pose: a corner's radius, a colour, a
/// transform in space.
@MainActor struct LayerLook {
  let key: String
  private var start: Any?
  private var end: Any?

  /// To be made before the change.
  init(_ key: String, of view: UIView) {
    self.key = key
    start = Self.value(key, of: view)
  }

  /// To be called after the change.
  /// - Returns: nil where nothing has changed that could be mixed.
  func changed(on view: UIView) -> LayerLook? {
    var look = self
    look.end = Self.value(key, of: view)
    #if canImport(Darwin)
      return nil
    #else
      return Self.numbers(look.start, on: view) == Self.numbers(look.end, on: view) ? nil : look
    #endif
  }

  /// The animation changes it once more.
  mutating func goOn(by other: LayerLook) { end = other.end }

  #if !canImport(Darwin)
    /// Begins where it is seen in place of where the view stood.
    /// - Parameter show: what moves the view's layer meanwhile, on a copy of that.
    mutating func beginWhereSeen(of view: UIView, _ show: (CALayer) -> Void) {
      let copy = CALayer()
      copy.setValue(
        (start as? UIColor)?.resolvedColor(with: view.traitCollection).cgColor ?? start, forKeyPath: key)
      show(copy)
      start = copy.value(forKeyPath: key)
    }

    /// Puts back a copy of the view's layer by what is left of the way.
    /// - Parameter isAlone: whether that leads to what the layer has, whoever has set it since.
    func hold(back copy: CALayer, of view: UIView, at share: CGFloat, isAlone: Bool) {
      // A transform in space doesn't add up, and the copy has its part of the plane already on its way.
      let isTransform = key == ViewPose.Part.transform.rawValue
      guard let from = Self.numbers(start, on: view), let present = LayerNumbers(copy.value(forKeyPath: key)),
        let to = isAlone && !isTransform ? present : Self.numbers(end, on: view)
      else { return }
      let seen = from.moved(towards: to, by: share)
      copy.setValue((isTransform ? seen : present.plus(seen).plus(to, times: -1)).value, forKeyPath: key)
    }
  #endif

  /// - Parameter share: how much of the way is seen; where one end is nothing, all of it.
  func show(at share: CGFloat, on view: UIView) {
    switch share {
    case 0: set(start, on: view)
    case 1: set(end, on: view)
    default:
      #if !canImport(Darwin)
        let (from, to) = (Self.numbers(start, on: view), Self.numbers(end, on: view))
        if let from, let to { set(from.moved(towards: to, by: share).value, on: view) } else { set(end, on: view) }
      #endif
    }
  }

  // The view keeps a colour that may be another one in the dark; a layer would tell which it is now.
  private static func value(_ key: String, of view: UIView) -> Any? {
    #if canImport(Darwin)
      nil
    #else
      key == "backgroundColor" ? view.backgroundColor : view.layer.value(forKeyPath: key)
    #endif
  }

  private func set(_ value: Any?, on view: UIView) {
    #if !canImport(Darwin)
      if key == "backgroundColor", !(value is CGColor) { return view.backgroundColor = value as? UIColor }
      view.layer.setValue(value, forKeyPath: key)
    #endif
  }

  #if !canImport(Darwin)
    private static func numbers(_ value: Any?, on view: UIView) -> LayerNumbers? {
      guard let colour = value as? UIColor else { return LayerNumbers(value) }
      return LayerNumbers(colour.resolvedColor(with: view.traitCollection).cgColor)
    }
  #endif
}

/// Views that went out of sight, by identifier, until a place that comes into sight needs one; and how to make
/// more, and what of: a row of its identifier, an item's cell of the frame that it is to have.
@MainActor final class ReusePool<View: UIView, Material> {
  private var makers: [String: (Material) -> View] = [:]
  private var resting: [String: [View]] = [:]

  /// - Parameter make: nil takes the registration back.
  func register(_ identifier: String, _ make: ((Material) -> View)?) { makers[identifier] = make }

  private var lent: (view: View, identifier: String?)?

  /// The next one who takes a view of that identifier gets this one, as it is: the view stays where it shows.
  func lend(_ view: View, _ identifier: String?) { lent = (view, identifier) }
  /// Nobody took the view that was lent.
  func takeBack() { lent = nil }

  /// The view that went out of sight last, if one did; else a new one, if somebody said how to make it.
  /// - Parameter material: asked for only where one is made.
  func take(_ identifier: String, else material: @autoclosure () -> Material) -> (view: View, isUsed: Bool)? {
    if let lent, lent.identifier == identifier {
      self.lent = nil
      return (lent.view, false)
    }
    if let view = resting[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(material()), false) }
  }

  /// Views without an identifier are not kept.
  func rest(_ view: View, _ identifier: String?) {
    if let identifier { resting[identifier, default: []].append(view) }
  }
}

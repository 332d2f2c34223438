/// Which views' layout goes by way of their layer, as on a device: those of classes outside of this module, which may
/// override `layoutSublayers(of:)`. All others are spared the layer that it needs.
@MainActor enum LayerLayout {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isHeard(by view: UIView) -> Bool {
    let kind = type(of: view)
    if let answer = known[ObjectIdentifier(kind)] { return answer }
    let answer = !String(reflecting: kind).hasPrefix("HeadlessUIKit.")
    known[ObjectIdentifier(kind)] = answer
    return answer
  }
}

extension UIView {
  /// In a layout pass: the layer lays out, which has the view lay out.
  func layOutContent() {
    #if canImport(Darwin)
      layoutSubviews()
    #else
      if LayerLayout.isHeard(by: self) { layer.layoutSublayers() } else { layoutSubviews() }
    #endif
  }
}

#if !canImport(Darwin)
  import Foundation

  /// What stands in a layer: one that was added, or a subview, whose layer need not be made for that.
  @MainActor enum LayerPlace {
    case added(CALayer)
    case subview(UIView)

    var layer: CALayer {
      switch self {
      case .added(let layer): layer
      case .subview(let view): view.layer
      }
    }

    /// Asked without making a layer.
    func isOf(_ layer: CALayer) -> Bool {
      switch self {
      case .added(let own): own === layer
      case .subview(let view): layer.view === view
      }
    }

    func isOf(_ subview: UIView) -> Bool {
      if case .subview(let view) = self { return view === subview }
      return false
    }

    var isAdded: Bool { if case .added = self { true } else { false } }
  }

  /// The order in which layers are drawn: of those that were added and of subviews.
  ///
  /// Kept only where it isn't that of the subviews alone, and completed by those that came since.
  extension CALayer {
    /// What is in it, rearmost first.
    var places: [LayerPlace] {
      // A layer that outlives its view has none of the subviews.
      guard let view else { return order.filter(\.isAdded) }
      let shown = view.children.lazy.filter { !$0.isLayerAway }
      if order.isEmpty { return shown.map(LayerPlace.subview) }
      let known = Set(
        order.compactMap { place in
          if case .subview(let view) = place { ObjectIdentifier(view) } else { nil }
        })
      return order + shown.filter { !known.contains(ObjectIdentifier($0)) }.map(LayerPlace.subview)
    }

    /// The layers in it, rearmost first; of a copy that is presented, copies.
    var inOrder: [CALayer] {
      if let shown = presented?.model { return shown.inOrder.map { $0.presentation() ?? $0 } }
      return places.map(\.layer)
    }

    /// Whether it is the layer of a view that is in the layer's view.
    func isIn(_ layer: CALayer) -> Bool {
      guard let outer = layer.view, let host else { return false }
      return host.stands(in: outer)
    }

    /// - Parameters:
    ///   - index: counted without what is put there; beyond the end it means the end.
    ///   - isNew: whether it is not there yet.
    func put(_ place: LayerPlace, at index: Int, isNew: Bool = false) {
      completeOrder()
      if !isNew {
        switch place {
        case .added(let layer): order.removeAll { $0.isOf(layer) }
        case .subview(let view): order.removeAll { $0.isOf(view) }
        }
      }
      order.insert(place, at: min(index, order.count))
    }

    /// Keeps the place of each subview.
    func completeOrder() {
      guard let view else { return }
      if !view.children.isEmpty { order = places }
      view.layoutState.layers.insert(.mixed)
    }

    /// Draws a subview at another place, also where its layer had been taken out.
    func place(_ subview: UIView, at index: Int) {
      subview.layerComesBack()
      put(.subview(subview), at: index)
    }

    /// Puts a subview where it belongs by its place among the subviews: right beside the one that was named, else
    /// right behind the next one in front of it. The rearmost one is behind all layers, too.
    func place(_ subview: UIView, at place: UIView.Place) {
      put(.subview(subview), at: .max)
      let order = order.dropLast()
      func index(of view: UIView) -> Int? { order.firstIndex { $0.isOf(view) } }
      let named: Int? =
        switch place {
        case .front: order.count
        case .index: subview.slot == 0 ? 0 : nil
        case .below(let sibling): index(of: sibling)
        case .above(let sibling): index(of: sibling).map { $0 + 1 }
        }
      let next = view?.children[(subview.slot + 1)...].lazy.compactMap(index).first
      put(.subview(subview), at: named ?? next ?? .max)
    }

    func swap(_ one: UIView, _ other: UIView) {
      guard !order.isEmpty else { return }
      order = places.map { $0.isOf(one) ? .subview(other) : $0.isOf(other) ? .subview(one) : $0 }
    }

    func letGo(of layer: CALayer) {
      if let place = order.firstIndex(where: { $0.isOf(layer) }) { order.remove(at: place) }
      forgetPlainOrder()
    }

    /// Where the subviews' order says all, nothing more is kept.
    func forgetPlainOrder() {
      guard let view, !order.contains(where: \.isAdded) else { return }
      let shown = view.children.filter { !$0.isLayerAway }
      let places = places
      guard places.count == shown.count, zip(places, shown).allSatisfy({ $0.isOf($1) }) else { return }
      order = []
      if shown.count == view.children.count { view.layoutState.layers.remove(.mixed) }
    }

    /// Of a subview's layer, which was not added to another one.
    func leaveSuperview() {
      guard let view, !view.isLayerAway, let holder = view.holder else { return }
      view.isLayerAway = true
      holder.layoutState.layers.insert(.mixed)
      holder.knownLayer?.letGo(of: self)
      holder.subviewsDidChange()
    }
  }
#endif

/// What becomes of the order of layers when subviews come, go and change places. Asked only of views that are not
/// plain in that.
extension UIView {
  /// Whether its layer is not in the superview's: code has taken it out, or put it into another one.
  final var isLayerAway: Bool {
    get { layoutState.layers.contains(.away) }
    set {
      guard newValue != isLayerAway else { return }
      if newValue { layoutState.layers.insert(.away) } else { layoutState.layers.remove(.away) }
      hitClosingChanged()
    }
  }

  /// Whether it is a subview of which nothing is seen.
  final var isNotShown: Bool { layoutState.layers.contains(.away) && link != nil }

  /// The subview has come, or come to another place.
  func placeLayer(of subview: UIView, at place: Place) {
    if layoutState.layers.contains(.sharingSpace) { subview.spaceDidChange() }
    #if !canImport(Darwin)
      subview.layerComesBack()
      guard let layer = knownLayer, !layer.order.isEmpty else { return }
      layer.place(subview, at: place)
    #endif
  }

  func swapLayers(of one: UIView, _ other: UIView) {
    #if !canImport(Darwin)
      one.layerComesBack()
      other.layerComesBack()
      knownLayer?.swap(one, other)
    #endif
  }

  func letGoOfLayer(of subview: UIView) {
    if subview.isInSpace { subview.spaceDidChange() }
    #if !canImport(Darwin)
      if subview.isLayerAway, subview.knownLayer?.outer == nil { subview.isLayerAway = false }
      guard let layer = knownLayer else { return }
      layer.order.removeAll { $0.isOf(subview) }
      layer.forgetPlainOrder()
    #endif
  }

  #if !canImport(Darwin)
    /// Out of what it was added to, and back into the superview's.
    func layerComesBack() {
      guard isLayerAway else { return }
      knownLayer?.removeFromSuperlayer()
      isLayerAway = false
    }
  #endif
}

#if !canImport(Darwin)
  import Foundation

  /// What a layer does of a change of one of its values: found before it, run after it.
  @MainActor struct LayerChange {
    let key: String
    let action: any CAAction
    /// What was seen of the value before, where it is one that can be mixed.
    let before: LayerNumbers?

    func run(on layer: CALayer) {
      let outer = layer.changeThatActs
      layer.changeThatActs = self
      action.run(forKey: key, object: layer, arguments: nil)
      layer.changeThatActs = outer
    }
  }

  /// A layer without a view looks for an action when a value changes, which as a rule animates that value. Of a
  /// view's layer it is the view that animates.
  extension CALayer {
    /// Makes a change, and has the layer act on it.
    func change(_ key: String, if isOther: Bool, _ make: () -> Void) {
      let change = isOther ? changeOfOwn(key) : nil
      make()
      change?.run(on: self)
    }

    /// What the layer is to do of a change that is about to be made; nil where that is nothing.
    func changeOfOwn(_ key: String) -> LayerChange? { view == nil && wasShown ? actionFound(for: key) : nil }

    /// Nil where the transaction has no actions, or the layer none of that name.
    private func actionFound(for key: String) -> LayerChange? {
      guard !CATransaction.disableActions() else { return nil }
      let before = LayerNumbers(valueSeen(for: key))
      return action(forKey: key).map { LayerChange(key: key, action: $0, before: before) }
    }

    private func valueSeen(for key: String) -> Any? { (presentation() ?? self).value(forKeyPath: key) }

    // MARK: Coming and going

    /// Whether it was in a window when a turn ended last, or was flushed: nobody has seen it before that, and so
    /// nothing moves.
    var wasShown: Bool {
      var layer = self
      while layer.arrival != LayerTransactions.commits {
        if let view = layer.view { return view.window != nil }
        guard let outer = layer.around else { return false }
        layer = outer
      }
      return false
    }

    /// It was added to a layer, or its view came to a window.
    func arrives() {
      arrival = LayerTransactions.commits
      if LayerPace.isAnyOwn { paceDidChange() }
      UIApplication.shared.layersCame = true
    }

    /// Has the layer act on coming to be seen, or on being seen no more.
    func order(_ isIn: Bool) { actionFound(for: isIn ? kCAOnOrderIn : kCAOnOrderOut)?.run(on: self) }

    // MARK: By itself

    /// An animation from the value that is seen to the one that is set; nil where values of that name aren't
    /// animated by themselves.
    func implicitAction(for key: String) -> (any CAAction)? {
      let animation: CAAnimation
      switch key {
      case "backgroundFilters", "compositingFilter": animation = CATransition()
      case _ where isAnimatedByItself(key):
        let basic = CABasicAnimation(keyPath: key)
        basic.fromValue = valueSeen(for: key)
        basic.fillMode = .backwards
        animation = basic
      default: return nil
      }
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
      return animation
    }

    /// The one that the layer's style names.
    func styleAction(for key: String) -> (any CAAction)? {
      (style?["actions"] as? [String: Any])?[key] as? any CAAction
    }

    /// Paths are not: code adds an animation of them.
    ///
    /// Apple: <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AnimatableProperties/AnimatableProperties.html>
    static let animatedByThemselves: Set = [
      "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents",
      "contentsCenter", "contentsRect", "cornerRadius", "filters", "hidden", "mask", "masksToBounds", "opacity",
      "position", "rasterizationScale", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "sublayers",
      "sublayerTransform", "transform", "zPosition",
    ]
  }

  extension UIView {
    /// What is in its layer came to a window with it, where it did.
    func layersArrive() {
      if layoutState.hasLayer, window != nil { layer.arrives() }
    }
  }
#endif

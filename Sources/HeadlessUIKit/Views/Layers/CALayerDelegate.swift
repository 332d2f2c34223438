#if !canImport(Darwin)
  public import Foundation

  /// Told what a layer does; of a view's layer it is the view. Every method is optional.
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
  @preconcurrency @MainActor
  public protocol CALayerDelegate: NSObjectProtocol {
    /// Called by the layer's `display()`; a delegate that has it is asked for no drawing.
    func display(_ layer: CALayer)
    /// Called by the layer's `draw(in:)`. What is drawn leaves nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer's `draw(in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Called in a layout pass of the layer's view.
    func layoutSublayers(of layer: CALayer)
    /// Asked by `CALayer.action(forKey:)`: nil has the search go on, `NSNull` ends it with none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  }

  extension CALayerDelegate {
    /// Nothing: the layer draws.
    public func display(_ layer: CALayer) { DefaultAnswers.give((), for: self) }
    /// Nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// None.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      DefaultAnswers.give(nil, for: self)
    }
  }

  extension UIView: CALayerDelegate {}

  /// What a layer does when a value changes, or when it comes and goes.
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/caaction>
  @preconcurrency @MainActor
  public protocol CAAction {
    /// Called after the change, with the value's name and the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  }

  extension CAAnimation: CAAction {}

  extension NSNull: CAAction {
    /// Does nothing: it stands for no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }
#endif

#if !canImport(Darwin)
  import Foundation

  // Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default;
  // so that such a call compiles, each name is a property, too, of what can be called with the same labels. Every
  // view is such a delegate: properties of an application's views that have one of these names come first.

  extension CALayerDelegate {
    /// For `display?(…)`: always there.
    @_disfavoredOverload public var display: CALayerDelegateCalls.Display? { .init(delegate: self) }
    /// For `draw?(…)`: always there.
    @_disfavoredOverload public var draw: CALayerDelegateCalls.Draw? { .init(delegate: self) }
    /// For `layerWillDraw?(…)`: always there.
    @_disfavoredOverload public var layerWillDraw: CALayerDelegateCalls.LayerWillDraw? { .init(delegate: self) }
    /// For `layoutSublayers?(…)`: always there.
    @_disfavoredOverload public var layoutSublayers: CALayerDelegateCalls.LayoutSublayers? {
      .init(delegate: self)
    }
    /// For `action?(…)`: always there; it answers nil where the delegate has none.
    @_disfavoredOverload public var action: CALayerDelegateCalls.Action? { .init(delegate: self) }
  }

  /// What `CALayerDelegate`'s names can be called with where they are followed by a question mark.
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
  public enum CALayerDelegateCalls {
    /// Calls `display`.
    @preconcurrency @MainActor
    public struct Display {
      let delegate: any CALayerDelegate

      /// As the delegate does it.
      public func callAsFunction(_ layer: CALayer) { delegate.display(layer) }
    }

    /// Calls `draw`.
    @preconcurrency @MainActor
    public struct Draw {
      let delegate: any CALayerDelegate

      /// As the delegate does it.
      public func callAsFunction(_ layer: CALayer, in ctx: CGContext) { delegate.draw(layer, in: ctx) }
    }

    /// Calls `layerWillDraw`.
    @preconcurrency @MainActor
    public struct LayerWillDraw {
      let delegate: any CALayerDelegate

      /// As the delegate does it.
      public func callAsFunction(_ layer: CALayer) { delegate.layerWillDraw(layer) }
    }

    /// Calls `layoutSublayers`.
    @preconcurrency @MainActor
    public struct LayoutSublayers {
      let delegate: any CALayerDelegate

      /// As the delegate does it.
      public func callAsFunction(of layer: CALayer) { delegate.layoutSublayers(of: layer) }
    }

    /// Calls `action`.
    @preconcurrency @MainActor
    public struct Action {
      let delegate: any CALayerDelegate

      /// As the delegate does it.
      public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        delegate.action(for: layer, forKey: event)
      }
    }
  }
#endif

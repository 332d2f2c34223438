#if !canImport(Darwin)
  import Foundation

  // Properties by their names, which need the Objective-C runtime. What touch code is known to ask for is answered;
  // for all else, reading and writing stop with the name.

  extension UIBarItem {
    /// `view` is what stands on a bar for the item, nil where it is on none. Any other name stops.
    public func value(forKey key: String) -> Any? { key == "view" ? shownAs : KeyedValues.stop(self, key) }
    /// Stops with the name.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.stop(self, key) }
  }

  extension UIResponder {
    /// Stops with the name: ask for the property itself. A navigation controller answers
    /// `_cachedInteractionController`, by which pans of one's own go back.
    public func value(forKey key: String) -> Any? {
      guard let controller = self as? UINavigationController, key == "_cachedInteractionController" else {
        KeyedValues.stop(self, key)
      }
      return controller.interactivePopGestureRecognizer?.delegate
    }
    /// Stops with the name: ask for the properties themselves.
    public func value(forKeyPath keyPath: String) -> Any? { KeyedValues.stop(self, keyPath) }
    /// Stops with the name: set the property itself.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.stop(self, key) }
    /// Stops with the name: set the properties themselves.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyedValues.stop(self, keyPath) }
  }

  extension UIDevice {
    /// Stops with the name: a device is turned as its log says.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.stop(self, key) }
  }

  private enum KeyedValues {
    static func stop(_ object: NSObject, _ name: String) -> Never {
      preconditionFailure(
        "\(type(of: object)): '\(name)' by its name needs the Objective-C runtime: use the property itself")
    }
  }
#endif

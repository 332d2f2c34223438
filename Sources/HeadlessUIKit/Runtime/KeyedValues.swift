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

  extension UIGestureRecognizer {
    /// For "targets", what an own pan is given to go back with, in a list, where this is the recognizer from the
    /// screen's edge; any other name stops.
    public func value(forKey key: String) -> Any? {
      guard ["targets", "_targets"].contains(key) else { KeyedValues.stop(self, key) }
      return [RecognizersTarget(of: delegate as? EdgePop)] as [NSObject]
    }
    /// Stops with the name.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.stop(self, key) }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// What a recognizer's target is to itself; any other name stops. Views and the like have names of their own.
    public func value(forKey key: String) -> Any? {
      guard let target = self as? RecognizersTarget, ["target", "_target"].contains(key) else {
        KeyedValues.stop(self, key)
      }
      return target.target
    }
  }

  /// Stands for the private pair of target and action.
  private final class RecognizersTarget: NSObject {
    let target: AnyObject?
    init(of target: AnyObject?) {
      self.target = target
      super.init()
    }
  }

  extension UIDevice {
    /// Left out, with a warning: a device is turned as its log says.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.leaveOut(key, of: self) }
  }

  extension UIAlertAction {
    /// Left out, with a warning: nothing is drawn.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.leaveOut(key, of: self) }
  }

  extension UIVisualEffect {
    /// Left out, with a warning: nothing is drawn.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.leaveOut(key, of: self) }
  }

  extension UIScreen {
    /// Nil for the roundness of the screen's corners, which no log tells; any other name stops.
    public func value(forKey key: String) -> Any? {
      ["_displayCornerRadius", "displayCornerRadius"].contains(key) ? nil : KeyedValues.stop(self, key)
    }
  }

  extension UserDefaults {
    /// `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension NSDictionary {
    /// `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  extension NSMutableDictionary {
    /// Puts the value in the key's place; nil takes away what is there.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/nsmutabledictionary/setvalue(_:forkey:)>
    public func setValue(_ value: Any?, forKey key: String) {
      if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
    }
  }

  /// What is answered of properties by their names.
  @MainActor enum KeyedValues {
    nonisolated static func stop(_ object: NSObject, _ name: String) -> Never {
      preconditionFailure(
        "\(type(of: object)): '\(name)' by its name needs the Objective-C runtime: use the property itself")
    }

    /// Names are known with UIKit's underscore before them and without.
    static func part(_ name: String, of responder: UIResponder) -> Any? {
      switch (responder, name.hasPrefix("_") ? String(name.dropFirst()) : name) {
      case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "searchTextField"): bar.searchTextField
      case (let bar as UISearchBar, "cancelButton"): bar.cancelButton
      case (let field as UITextField, "clearButton"): field.clearButton
      case (is UITextField, "placeholderLabel"): nil
      case (is UIApplication, "statusBar"), (is UIApplication, "statusBarWindow"): nil
      case (let tabs as UITabBarController, "tabBar"): tabs.tabBar
      case (let stack as UINavigationController, "navigationBar"): stack.navigationBar
      case (let stack as UINavigationController, "cachedInteractionController"):
        stack.interactivePopGestureRecognizer?.delegate
      default: responder.value(forUndefinedKey: name)
      }
    }

    static func set(_ value: Any?, _ name: String, of responder: UIResponder) {
      switch (responder, name, value) {
      case (let tabs as UITabBarController, "tabBar", let bar as UITabBar): tabs.use(bar)
      case (let stack as UINavigationController, "navigationBar", let bar as UINavigationBar): stack.use(bar)
      case (let bar as UISearchBar, "cancelButtonText", let title as String),
        (let bar as UISearchBar, "_cancelButtonText", let title as String):
        bar.cancelButton.setTitle(title, for: .normal)
      default: responder.setValue(value, forUndefinedKey: name)
      }
    }

    static func leaveOut(_ name: String, of object: NSObject) {
      let words = "'\(name)' of \(type(of: object)), which is set by its name, is left out: set the property itself"
      Decisions.tell(.warns(object as? UIResponder ?? UIApplication.shared, words))
    }
  }
#endif

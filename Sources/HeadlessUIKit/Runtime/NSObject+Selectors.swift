#if !canImport(Darwin)
  public import Foundation

  /// What objects have by the names of their methods and properties. Foundation on Linux has none of it.
  extension NSObject {
    /// Whether it has a method of that name: as its `ActionMethods` tell, or one of UIKit's own, or of an optional
    /// one of a protocol of UIKit's that it adopts, whether that is its own or not (L38). The trace tells of a name
    /// of a responder that is neither.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)>
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if ActionLookup.method(aSelector, of: self) != nil { return true }
      let name = MethodName(aSelector.description)
      if OwnMembers.has(name, self) { return true }
      if OptionalMethods.has(name, self) {
        DefaultAnswers.claim(name, by: self)
        return true
      }
      if let responder = self as? UIResponder, !(self is any ActionMethods) {
        Decisions.tell(
          .warns(responder, "whether it responds to \(aSelector) can't be known: it adopts no ActionMethods"))
      }
      return false
    }

    /// Calls its method of that name. Always nil: what such a method returns is not known.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)>
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

    /// Calls its method of that name with an argument. Always nil: what such a method returns is not known.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)>
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      if let aSelector { ActionLookup.call(aSelector, of: self, with: object, from: self) }
      return nil
    }

    /// Calls its method of that name: at once, or at the end of the turn.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/performselector(onmainthread:with:waituntildone:)>
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
      if wait {
        ActionLookup.call(aSelector, of: self, with: arg, from: self)
      } else {
        UIApplication.shared.runAtEndOfTurn { ActionLookup.call(aSelector, of: self, with: arg, from: self) }
      }
    }

    /// Its class.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/classforcoder()>
    public class func classForCoder() -> AnyClass { self }

    /// Nothing yet: observers are told when the property has changed.
    @preconcurrency @MainActor
    public func willChangeValue(forKey key: String) {}
    /// Tells observers of this object's properties that have changed.
    @preconcurrency @MainActor
    public func didChangeValue(forKey key: String) {
      (self as? UIResponder)?.watch?.look()
    }
  }
#endif

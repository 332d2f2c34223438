#if !canImport(Darwin)
  public import Foundation

  /// What every object is asked on Apple's platforms, also where only a protocol of it is known, as of a delegate.
  extension NSObjectProtocol {
    /// Whether it is of that class, or of one that inherits from it.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/iskind(of:)>
    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

    /// Whether it is of that class itself.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/ismember(of:)>
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Whether it has a method of that name, see `NSObject`'s.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)>
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }

    /// Calls its method of that name. Always nil: what such a method returns is not known.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)>
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { (self as? NSObject)?.perform(aSelector) }

    /// Calls its method of that name with an argument. Always nil: what such a method returns is not known.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)>
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      (self as? NSObject)?.perform(aSelector, with: object)
    }
  }
#endif

public import Foundation

#if !canImport(Darwin)
  /// What an extension, as a keyboard, would tell the application around it. There is none.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsextensioncontext>
  open class NSExtensionContext: NSObject {
    /// None.
    open var inputItems: [Any] { [] }
    /// Calls the handler, if there is one.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
      completionHandler?(true)
    }
    /// Nothing comes of it.
    open func cancelRequest(withError error: any Error) {}
    /// Nothing is opened, and the handler hears that.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  }
#endif

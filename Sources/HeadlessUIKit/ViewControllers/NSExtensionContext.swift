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
    /// Nothing is opened: false.
    nonisolated(nonsending) public func open(_ URL: URL) async -> Bool { false }
  }

  /// What an extension is handed, and hands back.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsextensionitem>
  open class NSExtensionItem: NSObject, NSCopying {
    /// Its title.
    open var attributedTitle: NSAttributedString?
    /// Its text.
    open var attributedContentText: NSAttributedString?
    /// What comes with it.
    open var attachments: [NSItemProvider]?
    /// The application's own.
    open var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }

    /// Another one of the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSExtensionItem()
      (copy.attributedTitle, copy.attributedContentText) = (attributedTitle, attributedContentText)
      (copy.attachments, copy.userInfo) = (attachments, userInfo)
      return copy
    }
  }
#endif

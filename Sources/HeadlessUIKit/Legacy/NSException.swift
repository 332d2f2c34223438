#if !canImport(Darwin)
  public import Foundation

  /// What Objective-C raises where code went wrong. Foundation on Linux has none: raising one stops with its name
  /// and its reason, as one that nobody catches does on a device. Swift catches none.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsexception>
  open class NSException: NSObject {
    /// Which kind it is.
    public let name: NSExceptionName
    /// What went wrong.
    public let reason: String?
    /// Whatever code has put there.
    public let userInfo: [AnyHashable: Any]?

    public init(
      name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
      (name, reason, userInfo) = (aName, aReason, aUserInfo)
      super.init()
    }

    /// Stops with the name and the reason.
    open func raise() {
      preconditionFailure("*** uncaught exception '\(name.rawValue)', reason: '\(reason ?? "none")'")
    }
  }

  extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  }
#endif

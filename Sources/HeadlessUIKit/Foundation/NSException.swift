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

    /// Nothing is raised yet.
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
    /// Nothing more is said of what went wrong.
    public static let genericException = NSExceptionName("NSGenericException")
    /// Something lies beyond the ends of a collection or a text.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A method was called with what it has no use for.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Code found itself in a state that it should never be in.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object is not to be reached any more.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object is not there.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// There is nobody for a message any more.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// There is no memory left.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// A text is not written as it should be.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    /// An object has no property of that name.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  }
#endif

#if !canImport(Darwin)
  public import Foundation

  // Names of Core Foundation and of C that touch code uses, and Foundation on Linux hasn't.

  /// Seconds.
  public typealias CFTimeInterval = Double
  /// Seconds since the first of January 2001.
  public typealias CFAbsoluteTime = Double
  /// Any object.
  public typealias CFTypeRef = AnyObject
  /// A text.
  public typealias CFString = NSString
  /// A list.
  public typealias CFArray = NSArray
  /// A table.
  public typealias CFDictionary = NSDictionary

  /// Nanoseconds a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// Microseconds a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// In seconds of the virtual clock: differences are those of the log, and the point they count from is the
  /// clock's zero.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

  /// Calls the body: there are no pools here, objects die with their last reference.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif

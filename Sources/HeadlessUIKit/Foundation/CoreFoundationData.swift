#if !canImport(Darwin)
  public import Foundation

  // Bytes as Core Foundation has them, for code that makes images of them by hand.

  /// Bytes.
  public typealias CFData = NSData
  /// Bytes that can be changed.
  public typealias CFMutableData = NSMutableData
  /// Counts of bytes.
  public typealias CFIndex = Int
  /// True or false, as an object.
  public typealias CFBoolean = NSNumber
  /// Who gives memory; nobody is asked.
  public typealias CFAllocator = AnyObject

  /// No allocator: the usual one.
  public var kCFAllocatorDefault: CFAllocator? { nil }
  /// True.
  public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
  /// False.
  public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

  /// Empty.
  /// - Parameter capacity: not kept; 0 is no limit.
  public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData()
  }
  /// A copy of the bytes; empty without any.
  public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) -> CFData!
  {
    NSData(bytes: bytes, length: bytes == nil ? 0 : max(0, length))
  }
  /// Makes it so long, with zeros where it was shorter.
  public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = max(0, length) }
  /// In bytes.
  public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
  /// Valid as long as the data is there and keeps its length.
  public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
  }
  /// Valid as long as the data is there and keeps its length.
  public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
  }
#endif

public import Foundation

// `IndexPath` as Objective-C knows it: converted code still casts to it.

extension NSIndexPath {
  /// The place of a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The place of an item.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The first number.
  public var section: Int { index(atPosition: 0) }
  /// The second number.
  public var row: Int { index(atPosition: 1) }
  /// The second number.
  public var item: Int { index(atPosition: 1) }
}

/// `Int`.
public typealias NSInteger = Int
/// `UInt`.
public typealias NSUInteger = UInt

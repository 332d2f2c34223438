public import Foundation

extension UIFont: NSCopying {
  /// The same: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor: NSCopying {
  /// The same: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

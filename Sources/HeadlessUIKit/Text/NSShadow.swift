public import Foundation

/// A shadow of letters. Kept, never drawn. Sendable, as values of attributes have to be.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsshadow>
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// In points.
  open var shadowOffset = CGSize.zero
  /// In points.
  open var shadowBlurRadius: CGFloat = 0
  /// A colour, mostly.
  open var shadowColor: Any?

  public override init() { super.init() }

  /// Another one that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}

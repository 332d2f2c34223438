public import Foundation

/// A shadow of letters. Kept, never drawn. Sendable, as values of attributes have to be.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsshadow>
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// In points.
  open var shadowOffset = CGSize.zero
  /// In points.
  open var shadowBlurRadius: CGFloat = 0
  /// A colour, mostly.
  open var shadowColor: Any?

  public override init() { super.init() }

  /// What was written of a shadow.
  public required init?(coder: NSCoder) {
    shadowOffset = coder.decodeCGSize(forKey: "shadowOffset")
    shadowBlurRadius = coder.decodeDouble(forKey: "shadowBlurRadius")
    shadowColor = coder.decodeObject(of: UIColor.self, forKey: "shadowColor")
    super.init()
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// All of it, but for a colour that is none of UIKit's.
  open func encode(with coder: NSCoder) {
    coder.encode(shadowOffset, forKey: "shadowOffset")
    coder.encode(Double(shadowBlurRadius), forKey: "shadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "shadowColor")
  }

  /// Another one that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}

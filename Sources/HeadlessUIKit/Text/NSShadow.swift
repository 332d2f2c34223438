public import Foundation

/// A shadow of letters. Kept, never drawn. Sendable, as values of attributes have to be.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsshadow>
open class NSShadow: NSObject, @unchecked Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// In points.
  open var shadowOffset = CGSize.zero
  /// In points.
  open var shadowBlurRadius: CGFloat = 0
  /// A colour, mostly.
  open var shadowColor: Any?

  public override init() { super.init() }
}

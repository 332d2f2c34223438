public import Foundation

/// How one symbol takes another's place in a button. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisymbolcontenttransition>
public final class UISymbolContentTransition: NSObject, NSCopying, Sendable {
  /// How the symbol moves.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// How fast.
  public let options: SymbolEffectOptions

  public init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    (self.contentTransition, self.options) = (contentTransition, options)
    super.init()
  }

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal where the effect is of the same kind, as nothing else is kept of one.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISymbolContentTransition else { return false }
    return type(of: contentTransition) == type(of: other.contentTransition)
  }
  public override var hash: Int { ObjectIdentifier(type(of: contentTransition)).hashValue }
}

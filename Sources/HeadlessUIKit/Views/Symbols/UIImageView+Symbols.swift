import Foundation

/// How a symbol's effect came to its end.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext>
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// The image view, or the button's item, that it was of.
  public let sender: AnyObject?
  /// The effect; nil where one symbol took another's place.
  public let effect: (any SymbolEffect)?
  /// By which one symbol took another's place; nil for any other.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// True: nothing ends an effect before it does.
  public let isFinished: Bool
}

/// Called when a symbol's effect ends.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisymboleffectcompletion>
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Effects of symbols, none of which is drawn: they take no time (ours), and completions are called at the end of
/// the turn.
extension UIImageView {
  /// A discrete effect.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { ends(effect, completion) }

  /// An indefinite effect.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { ends(effect, completion) }

  /// An effect that may be both.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { ends(effect, completion) }

  /// None is there any more.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { ends(effect, completion) }

  /// None is there any more.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { ends(effect, completion) }

  /// None is there any more.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { ends(effect, completion) }

  /// None is there any more.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// The image is there at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(
      sender: self, effect: nil, contentTransition: contentTransition, isFinished: true)
    UIApplication.shared.runAtEndOfTurn { completion(context) }
  }

  private func ends(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(
      sender: self, effect: effect, contentTransition: nil, isFinished: true)
    UIApplication.shared.runAtEndOfTurn { completion(context) }
  }
}

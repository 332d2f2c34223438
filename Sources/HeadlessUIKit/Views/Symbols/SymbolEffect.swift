/// How a symbol moves. Nothing is drawn: an effect tells its kind, and what else it says is accepted.
///
/// Apple: <https://developer.apple.com/documentation/symbols/symboleffect>
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that happens once, and ends.
///
/// Apple: <https://developer.apple.com/documentation/symbols/discretesymboleffect>
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on until it is removed.
///
/// Apple: <https://developer.apple.com/documentation/symbols/indefinitesymboleffect>
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which one symbol takes another's place.
///
/// Apple: <https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect>
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect by which a symbol comes or goes.
///
/// Apple: <https://developer.apple.com/documentation/symbols/transitionsymboleffect>
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A symbol bounces.
///
/// Apple: <https://developer.apple.com/documentation/symbols/bouncesymboleffect>
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {
  /// Up, then back.
  public var up: Self { self }
  /// Down, then back.
  public var down: Self { self }
}

/// A symbol fades, and comes back.
///
/// Apple: <https://developer.apple.com/documentation/symbols/pulsesymboleffect>
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {}

/// The layers of a symbol light up in turn.
///
/// Apple: <https://developer.apple.com/documentation/symbols/variablecolorsymboleffect>
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// One by one.
  public var iterative: Self { self }
  /// One after the other, and all stay lit.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// There only.
  public var nonReversing: Self { self }
  /// What is not lit is hidden.
  public var hideInactiveLayers: Self { self }
  /// What is not lit is dimmed.
  public var dimInactiveLayers: Self { self }
}

/// A symbol grows or shrinks.
///
/// Apple: <https://developer.apple.com/documentation/symbols/scalesymboleffect>
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, LayeredSymbolEffect {
  /// Grows.
  public var up: Self { self }
  /// Shrinks.
  public var down: Self { self }
}

/// A symbol comes.
///
/// Apple: <https://developer.apple.com/documentation/symbols/appearsymboleffect>
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, LayeredSymbolEffect {
  /// From below.
  public var up: Self { self }
  /// From above.
  public var down: Self { self }
}

/// A symbol goes.
///
/// Apple: <https://developer.apple.com/documentation/symbols/disappearsymboleffect>
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, LayeredSymbolEffect {
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
}

/// A symbol sways.
///
/// Apple: <https://developer.apple.com/documentation/symbols/wigglesymboleffect>
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {
  /// With the clock, and back.
  public var clockwise: Self { self }
  /// Against the clock, and back.
  public var counterClockwise: Self { self }
  /// To the left, and back.
  public var left: Self { self }
  /// To the right, and back.
  public var right: Self { self }
  /// Up, and back.
  public var up: Self { self }
  /// Down, and back.
  public var down: Self { self }
}

/// A symbol turns.
///
/// Apple: <https://developer.apple.com/documentation/symbols/rotatesymboleffect>
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {
  /// With the clock.
  public var clockwise: Self { self }
  /// Against the clock.
  public var counterClockwise: Self { self }
}

/// A symbol swells, and comes back.
///
/// Apple: <https://developer.apple.com/documentation/symbols/breathesymboleffect>
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {
  /// In its own strength.
  public var plain: Self { self }
  /// Fading as well.
  public var pulse: Self { self }
}

/// One symbol takes another's place.
///
/// Apple: <https://developer.apple.com/documentation/symbols/replacesymboleffect>
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, LayeredSymbolEffect {
  /// One goes down, the other comes up.
  public var downUp: Self { self }
  /// One goes up, the other comes up.
  public var upUp: Self { self }
  /// One fades, the other comes up.
  public var offUp: Self { self }
  /// One becomes the other where they have parts alike; else as the fallback says.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// One becomes the other where they have parts alike.
  ///
  /// Apple: <https://developer.apple.com/documentation/symbols/replacesymboleffect/magicreplace>
  public struct MagicReplace: ContentTransitionSymbolEffect {}
}

/// What suits the symbol.
///
/// Apple: <https://developer.apple.com/documentation/symbols/automaticsymboleffect>
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {}

/// An effect of a symbol's layers, or of all of it.
public protocol LayeredSymbolEffect: SymbolEffect {}

extension LayeredSymbolEffect {
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All of it at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades, and comes back.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers light up in turn.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol grows or shrinks.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol sways.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol swells, and comes back.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes another's place.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the symbol.
  public static var automatic: Self { Self() }
}

/// How often a symbol moves, and how fast. Nothing is drawn: it is accepted.
///
/// Apple: <https://developer.apple.com/documentation/symbols/symboleffectoptions>
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: Self { Self() }
  /// Once.
  public static var nonRepeating: Self { Self() }
  /// So often.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// So often, or again and again.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Again and again.
  public var repeating: Self { self }
  /// Once.
  public var nonRepeating: Self { self }
  /// So often.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// So often, or again and again.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Self { self }

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static var continuous: Self { Self() }
    /// With pauses.
    public static var periodic: Self { Self() }
    /// So often, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

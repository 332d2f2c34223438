/// A symbol is drawn, stroke by stroke.
///
/// Apple: <https://developer.apple.com/documentation/symbols/drawonsymboleffect>
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, LayeredSymbolEffect {
  /// One group of its strokes after the other.
  public var individually: Self { self }
}

/// A symbol is taken away, stroke by stroke.
///
/// Apple: <https://developer.apple.com/documentation/symbols/drawoffsymboleffect>
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, LayeredSymbolEffect {
  /// One group of its strokes after the other.
  public var individually: Self { self }
  /// From the end of each stroke.
  public var reversed: Self { self }
  /// From the start of each stroke.
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn.
  public static var drawOn: Self { Self() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is taken away.
  public static var drawOff: Self { Self() }
}

/// What a class of views overrides of that which a hit test, or a view in it, asks a view for; and whether one of
/// its views has to be asked for another reason.
struct HitOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  static let hitTest = HitOverrides(rawValue: 1)
  static let pointInside = HitOverrides(rawValue: 2)
  /// Of `isHidden`, `alpha`, `isUserInteractionEnabled`, `bounds`, `transform` or `anchorPoint`.
  static let getters = HitOverrides(rawValue: 4)
  /// `UIWindow` does.
  static let window = HitOverrides(rawValue: 8)
  /// No override: an animator has the view hit where it is seen.
  static let onTheWay = HitOverrides(rawValue: 16)
  /// Of a class.
  static let all: HitOverrides = [.hitTest, .pointInside, .getters, .window]
}

/// What a class of views overrides of that which a hit test, or a view in it, asks a view for.
struct HitOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  static let hitTest = HitOverrides(rawValue: 1)
  static let pointInside = HitOverrides(rawValue: 2)
  /// Of `isHidden`, `alpha`, `isUserInteractionEnabled`, `bounds`, `transform` or `anchorPoint`.
  static let getters = HitOverrides(rawValue: 4)
  /// `UIWindow` does.
  static let window = HitOverrides(rawValue: 8)
  static let all: HitOverrides = [.hitTest, .pointInside, .getters, .window]
}

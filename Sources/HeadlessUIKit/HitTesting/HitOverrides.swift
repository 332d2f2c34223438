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

  /// Where the view is hit can't be worked out before somebody asks.
  static let hiding = HitOverrides(rawValue: 4 | 16)
  /// Each point has to be asked for.
  static let asking = HitOverrides(rawValue: 1 | 2)
  /// Whether the view contains a point is not to be read from its numbers.
  static let containing = HitOverrides(rawValue: 2 | 4 | 16)

  // MARK: As in every option set

  // Written out: every hit test asks, and in a build for debugging the library's own go through generic calls that
  // cost as much as all the rest of a view's place.
  func contains(_ member: HitOverrides) -> Bool { rawValue & member.rawValue == member.rawValue }
  func isDisjoint(with other: HitOverrides) -> Bool { rawValue & other.rawValue == 0 }
}

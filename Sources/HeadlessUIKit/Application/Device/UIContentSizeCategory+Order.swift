/// From extra small on; what is none of the system's sizes comes before all of them.
extension UIContentSizeCategory: Comparable {
  private static let order: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  private var place: Int { Self.order.firstIndex(of: self) ?? -1 }

  /// Whether texts are smaller at the one than at the other.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.place < other.place
  }
}

public import TouchReplay

/// Every example, in the order of the gallery's tour: finding the view, changing who is hit, the responder chain,
/// touches over time, gestures, controls, scrolling, lists and containers, whole screens.
public enum Examples {
  /// Every stage of the gallery, in that order.
  @MainActor public static let all: [any Example.Type] =
    findingTheView + changingWhoIsHit + responderChain + touchesOverTime + gestures + controls + scrolling
    + listsAndContainers + wholeScreens

  /// The same, as stages.
  @MainActor public static var stages: [any Stage.Type] { all }
}

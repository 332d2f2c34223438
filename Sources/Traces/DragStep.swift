/// What became of something that a finger drags, or would drag.
public struct DragStep: Hashable, Sendable {
  /// What happened.
  public var what: What
  /// The finger that drags.
  public var finger: Int

  public init(_ what: What, finger: Int) { (self.what, self.finger) = (what, finger) }

  /// A drag's way, from the view that gives the items to the one that takes them.
  public enum What: Hashable, Sendable {
    /// The finger rested on the view, which gave so many items.
    case lifted(items: Int)
    /// The finger rested on the view, and nothing came of it.
    case notLifted(Refusal)
    /// The finger took the items away.
    case began
    /// So many items more came from the view, by another finger's tap.
    case added(items: Int)
    /// The finger lifted before it had taken the items anywhere.
    case calledOff
    /// The view, under the finger, has no use for the items.
    case declined
    /// The view is the one that the items would be dropped on.
    case entered
    /// What the view would do with them.
    case proposed(Operation)
    /// It is no longer the one.
    case left
    /// The finger rested above the view for so long that it acts.
    case springLoaded
    /// The view takes the items.
    case taken(Operation)
    /// The view, a list, moves its own item; where it goes back to its place, both are the same.
    case reordered(from: ListStep.Place, to: ListStep.Place)
    /// The drag is over, for the view that gave the items.
    case ended(Operation)
  }

  /// What becomes of dragged items.
  public enum Operation: String, Hashable, Sendable { case cancel, forbidden, copy, move }

  /// Why nothing is lifted.
  public enum Refusal: Hashable, Sendable {
    /// `isEnabled` is off; for lists, `dragInteractionEnabled`.
    case notEnabled
    /// The delegate gave no items.
    case noItems
    /// There is no delegate any more.
    case noDelegate
  }

  /// The id of the rule that it follows.
  public var rule: String {
    switch what {
    case .lifted, .notLifted: "V204"
    case .began: "V205"
    case .calledOff: "V206"
    case .declined: "V207"
    case .entered, .proposed, .left: "V208"
    case .taken: "V209"
    case .reordered: "V217"
    case .ended(.copy), .ended(.move): "V209"
    case .ended: "V210"
    case .added: "V211"
    case .springLoaded: "V219"
    }
  }
}

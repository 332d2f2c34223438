/// Holds choices that don't fit into their room, or the text above them. A finger that moves scrolls, also from a
/// button, which is not pressed then.
final class ChoiceScroller: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

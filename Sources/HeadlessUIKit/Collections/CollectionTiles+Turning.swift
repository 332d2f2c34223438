import Foundation

/// Where content stands that begins at its right end.
extension CollectionTiles {
  /// In points: how wide the room is in which the layout's places are mirrored, which is the content, and at least
  /// what shows; nil where they aren't.
  func widthToTurn(_ layout: UICollectionViewLayout, content: CGSize) -> CGFloat? {
    layout.isTurned ? max(content.width, room.width) : nil
  }

  /// The content shows its beginning, which is at the right now, or no longer; and what shows still does as more
  /// comes at the left.
  /// - Parameter old: how wide the room was before.
  func keepBeginning(from old: CGFloat?) {
    guard turnedWidth != old else { return }
    let (range, offset) = (collection.ranges.x, collection.contentOffset)
    let place =
      if let old, let turnedWidth { offset.x + turnedWidth - old } else { range.low + range.high - offset.x }
    let kept = CGPoint(x: range.clamp(place), y: offset.y)
    if kept != offset { collection.contentOffset = kept }
  }
}

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
    let way: CGFloat? = if let old, let turnedWidth { turnedWidth - old } else { nil }
    collection.keepBeginning(grownBy: way)
  }
}

extension UIScrollView {
  /// - Parameter way: by how much it has grown at the left; nil where its beginning is at the other end now.
  func keepBeginning(grownBy way: CGFloat?) {
    let (range, offset) = (ranges.x, contentOffset)
    let place = way.map { offset.x + $0 } ?? range.low + range.high - offset.x
    let kept = CGPoint(x: range.clamp(place), y: offset.y)
    if kept != offset { contentOffset = kept }
  }
}

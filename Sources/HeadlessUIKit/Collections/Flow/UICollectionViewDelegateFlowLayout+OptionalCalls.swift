public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDelegateFlowLayout {
  /// For `collectionView?(…, layout: …)`: always there; it answers nil where the delegate has none. What every
  /// collection's delegate may have is called as there.
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls.CollectionView? { .init(delegate: self) }
}

/// What `UICollectionViewDelegateFlowLayout`'s own names can be called with where they are followed by a question
/// mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout>
public enum UICollectionViewDelegateFlowLayoutCalls {
  /// Calls `collectionView`.
  @preconcurrency @MainActor
  public struct CollectionView {
    let delegate: any UICollectionViewDelegateFlowLayout

    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      }
    }
  }
}

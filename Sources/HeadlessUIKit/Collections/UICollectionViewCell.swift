public import Foundation

/// A view that a collection makes for an item or beside its items, and uses again for others.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What it was dequeued by.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before a view that went out of sight shows another item. Overrides call super.
  open func prepareForReuse() {}

  /// Called after the view has taken the frame that its layout gave it. Overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// One item of a collection. What it shows is in its `contentView`, which fingers hit; touches climb from there to
/// the cell, and to the collection, which highlights and selects.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UICollectionViewCellContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    content.frame = bounds
    addSubview(content)
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// Fills the cell.
  open var contentView: UIView { content }

  /// Fills the cell, behind the content.
  open var backgroundView: UIView? {
    willSet { backgroundView?.removeFromSuperview() }
    didSet { stackBackgrounds() }
  }

  /// Fills the cell behind the content, in it while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    willSet { selectedBackgroundView?.removeFromSuperview() }
    didSet { stackBackgrounds() }
  }

  /// Whether a finger has selected the item, or code. The collection sets it; overrides hear of that.
  open var isSelected = false { didSet { stackBackgrounds() } }
  /// Whether a finger is on the item. The collection sets it; overrides hear of that.
  open var isHighlighted = false { didSet { stackBackgrounds() } }

  private func stackBackgrounds() {
    if let selectedBackgroundView {
      if isSelected || isHighlighted {
        insertSubview(selectedBackgroundView, at: 0)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [backgroundView, selectedBackgroundView, content] { part?.frame = bounds }
  }
}

/// What fingers on a cell hit.
final class UICollectionViewCellContentView: UIView {}

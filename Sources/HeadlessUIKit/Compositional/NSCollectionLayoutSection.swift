public import Foundation

/// Groups one after the other, with what is around them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Around the groups, within headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// In points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets count from at the sides; automatic stands for what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers count from at the sides; automatic stands for what the groups do.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are as narrow as the groups.
  open var supplementariesFollowContentInsets = true
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether the groups stand in a row that a finger scrolls across the layout's own way.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How such a section slows down and bounces.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called with what shows of the section, and how far that has scrolled, at every layout: what it sets counts
  /// until the next one. Headers, footers and backgrounds come after the items, if the section doesn't lie wholly
  /// outside of what shows.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What automatic stands for instead of what the configuration says: rows of a list reach from edge to edge.
  var usualReference: UIContentInsetsReference?

  /// What the groups count from.
  func reference(_ configured: UIContentInsetsReference) -> UIContentInsetsReference {
    contentInsetsReference == .automatic ? usualReference ?? configured : contentInsetsReference
  }

  /// What headers and footers count from.
  func referenceOfEdges(_ configured: UIContentInsetsReference) -> UIContentInsetsReference {
    let own = supplementaryContentInsetsReference
    return own == .automatic ? reference(configured) : own
  }

  /// In points, above the headers of a list.
  var headerPadding: CGFloat = 0
  /// Whether a list's first row is the section's header.
  var firstItemIsHeader = false

  /// What swipes over a list's rows would offer.
  var leadingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var trailingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// With one kind of group, as often as items need it.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Called with the items that show, the section's offset and its surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section that scrolls across slows down and bounces.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Automatic is as the collection slows down, and fast in a section that is turned by groups (ours).
  open var decelerationRate = DecelerationRate.automatic
  /// Automatic has it bounce at its ends where its content is larger than what shows.
  open var bounce = Bounce.automatic

  /// Nothing but the system's.
  @preconcurrency public override init() { super.init() }

  /// How fast a section slows down. The raw value of automatic is ours.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }
  /// Whether a section bounces: where its content is larger than what shows, always, or never. Raw values are
  /// UIKit's.
  public enum Bounce: Int, Sendable { case automatic, always, never }
}

/// How a section scrolls across its layout's way. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// It doesn't.
  case none
  /// As far as speed takes it.
  case continuous
  /// It comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the layout's width.
  case paging
  /// By one group.
  case groupPaging
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered
}

/// What insets count from at the sides. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A view that shows, as a handler may change it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// From 0 to 1; below 0.01 touches don't see the view.
  var alpha: CGFloat { get set }
  /// In front of those with a lower one.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// In the section's scrolled content; in the collection's, where the section doesn't scroll across, and of
  /// headers, footers and backgrounds.
  var center: CGPoint { get set }
  /// About the centre.
  var transform: CGAffineTransform { get set }
  /// About the centre, in space.
  var transform3D: CATransform3D { get set }
  /// The kind of a view beside the items; empty for a cell.
  var name: String { get }
  /// Which item or view it is.
  var indexPath: IndexPath { get }
  /// In the same coordinates as the centre.
  var frame: CGRect { get }
  /// As large as it is without its transform.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Nil for a cell.
  var representedElementKind: String? { get }
}

/// What a layout knows of where it is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What there is to fill.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's.
  var traitCollection: UITraitCollection { get }
}

/// What a layout has to fill.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// How large it is.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// Around what is to be filled.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }
}

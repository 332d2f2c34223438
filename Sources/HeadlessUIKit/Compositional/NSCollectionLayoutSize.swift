public import Foundation

/// One length of an item: a share of its container's, a number of points, or an estimate that a cell corrects.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated, uniform }

  let kind: Kind
  /// The share, or the points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// A share of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A share of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// In points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// In points, until the cell is in sight and says what it prefers.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// In points, until the cells are in sight: as much as the largest that one of its siblings in the group prefers.
  ///
  /// The group's own length that way is to be estimated, so that it grows with them.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    let made = NSCollectionLayoutDimension(.uniform, estimatedDimension)
    guard let uniform = made as? Self else {
      preconditionFailure("NSCollectionLayoutDimension is not to be subclassed")
    }
    return uniform
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { kind == .height }
  /// Whether it is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell corrects it.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the largest of the siblings' cells corrects it.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// Whether it is left to what cells prefer.
  var isChosen: Bool { kind == .estimated || kind == .uniform }

  /// `0.5 width`, `44` or `about 44`, for people.
  var words: String {
    switch kind {
    case .width: "\(dimension) width"
    case .height: "\(dimension) height"
    case .absolute: "\(dimension)"
    case .estimated, .uniform: "about \(dimension)"
    }
  }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: container.width * dimension
    case .height: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// How large an item is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension
  /// `0.5 width by 44`, for people.
  var words: String { "\(widthDimension.words) by \(heightDimension.words)" }

  /// Of two lengths, each by its own rule.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var choices: (width: Bool, height: Bool) { (widthDimension.isChosen, heightDimension.isChosen) }
  var isUniform: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }
}

/// Room between items: so much, or at least so much and a share of what is left.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// In points.
  public let spacing: CGFloat
  /// Whether it takes a share of what is left.
  public let isFlexibleSpacing: Bool
  /// Whether it is so much, and no more.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// By the name that Swift has for it.
  open var isFlexible: Bool { isFlexibleSpacing }
  /// By the name that Swift has for it.
  open var isFixed: Bool { isFixedSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// At least so many points, and a share of what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, isFlexible: true) }
  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, isFlexible: false) }

  private class func make<Spacing>(_ spacing: CGFloat, isFlexible: Bool) -> Spacing {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Spacing else {
      preconditionFailure("NSCollectionLayoutSpacing is not to be subclassed")
    }
    return made
  }
}

/// Room around an item, outside of its size.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before it; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above it; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// After it; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below it; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// Where on an item's edges another view stands.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// An edge, or two for a corner.
  public let edges: NSDirectionalRectEdge
  /// In points or, of a fractional one, in shares of the view's own size.
  public let offset: CGPoint
  /// Whether the offset is a share of the view's size.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }
  /// With an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }
  /// With an offset in shares of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// The point of a rectangle that the edges name; its middle along an axis of which they name none, or both.
  func point(of rect: CGRect) -> CGPoint {
    func place(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge, _ low: CGFloat, _ high: CGFloat)
      -> CGFloat
    {
      edges.contains(first) == edges.contains(last) ? (low + high) / 2 : edges.contains(first) ? low : high
    }
    return CGPoint(
      x: place(.leading, .trailing, rect.minX, rect.maxX), y: place(.top, .bottom, rect.minY, rect.maxY))
  }

  func way(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

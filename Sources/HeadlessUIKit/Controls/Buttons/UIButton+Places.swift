import Foundation

// Where image and title of a button stand (W72). Apple publishes no numbers: side by side without a gap, which
// developers have measured.

extension UIButton {
  /// What a button shows.
  enum Part { case image, title }

  /// Where a part stands that no configuration places. The insets are those of the part that is asked for: each is
  /// placed as if they were the other's, too, so that an inset on one side moves a centered part half as far.
  func standardPlace(of part: Part, in content: CGRect) -> CGRect {
    let room = content.inset(by: part == .image ? imageEdgeInsets : titleEdgeInsets)
    let free = CGSize(width: max(0, room.width), height: max(0, room.height))
    let natural = currentImageSize ?? .zero
    var image = CGSize(width: min(natural.width, free.width), height: min(natural.height, free.height))
    let title = titleSize(within: CGSize(width: free.width - image.width, height: free.height))
    // A title isn't stretched.
    if effectiveContentHorizontalAlignment == .fill { image.width = free.width - title.width }
    if contentVerticalAlignment == .fill { image.height = free.height }

    let isImageFirst = effectiveUserInterfaceLayoutDirection == .leftToRight
    let size = part == .image ? image : title
    let before = (part == .image) == isImageFirst ? 0 : part == .image ? title.width : image.width
    let all = CGSize(width: image.width + title.width, height: size.height)
    let corner = corner(of: all, in: room)
    return CGRect(origin: CGPoint(x: corner.x + before, y: corner.y), size: size)
  }

  /// The upper left corner of what the button's alignment puts into a room.
  private func corner(of size: CGSize, in room: CGRect) -> CGPoint {
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - size.width
      case .center: UIButton.toPixel(room.midX - size.width / 2)
      }
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: room.minY
      case .bottom: room.maxY - size.height
      case .center: UIButton.toPixel(room.midY - size.height / 2)
      }
    return CGPoint(x: x, y: y)
  }

  /// Where a configuration places image and title, below which its subtitle stands.
  func places(by configuration: Configuration) -> (image: CGRect, title: CGRect) {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let box = bounds.inset(by: configuration.contentInsets.turned(isTurned))
    let content = content(of: configuration, within: bounds.width)
    let all = CGSize(width: min(content.size.width, box.width), height: min(content.size.height, box.height))
    let standing = CGRect(origin: corner(of: all, in: box), size: all)
    let whole = standing.divided(atDistance: content.indicator, from: isTurned ? .minXEdge : .maxXEdge).remainder

    let edge: CGRectEdge =
      switch configuration.imagePlacement {
      case .top: .minYEdge
      case .bottom: .maxYEdge
      case .trailing: isTurned ? .minXEdge : .maxXEdge
      default: isTurned ? .maxXEdge : .minXEdge
      }
    let (slot, rest) = whole.divided(atDistance: content.reserved, from: edge)
    let aside = (content.reserved - (content.isRow ? content.image.width : content.image.height)) / 2
    let words = rest.divided(atDistance: content.padding, from: edge).remainder
    let image = CGRect(
      x: content.isRow ? slot.minX + aside : slot.midX - content.image.width / 2,
      y: content.isRow ? slot.midY - content.image.height / 2 : slot.minY + aside,
      width: content.image.width, height: content.image.height)

    let title = CGSize(width: min(content.title.width, words.width), height: content.title.height)
    let alignment = configuration.titleAlignment
    let isLeading = alignment == .leading || alignment == .automatic && content.isRow && content.image != .zero
    let x =
      if alignment == .center || alignment == .automatic && !isLeading {
        words.midX - title.width / 2
      } else {
        isLeading != isTurned ? words.minX : words.maxX - title.width
      }
    let y = words.midY - content.text.height / 2
    return (image.toPixel, CGRect(origin: CGPoint(x: x, y: y), size: title).toPixel)
  }

  /// Where a configuration has its background.
  var backgroundBox: CGRect {
    let insets = configuration?.background.backgroundInsets ?? .zero
    return bounds.inset(by: insets.turned(effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  /// What sums are off by is no pixel.
  fileprivate static func toPixel(_ place: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (place * scale + TextMeasure.rounding).rounded(.down) / scale
  }
}

extension CGRect {
  /// With its corner on a pixel.
  @MainActor fileprivate var toPixel: CGRect {
    CGRect(origin: CGPoint(x: UIButton.toPixel(minX), y: UIButton.toPixel(minY)), size: size)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func turned(_ isTurned: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isTurned ? trailing : leading, bottom: bottom, right: isTurned ? leading : trailing)
  }
}

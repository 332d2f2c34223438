import Foundation

/// How large the parts are that a configuration gives a button, and the whole without what is around it.
struct ButtonContent {
  var title: CGSize
  /// Title and subtitle.
  var text: CGSize
  var image: CGSize
  /// What the image has at least of the axis on which it stands (V986); it stands in the middle of that.
  var reservation: CGFloat = 0
  /// What stands behind all of it, with the gap before.
  var indicator: CGFloat = 0
  /// Between image and text.
  var padding: CGFloat
  /// Whether they stand side by side.
  var isRow: Bool

  /// The image's room on its axis.
  var reserved: CGFloat { image == .zero ? 0 : max(reservation, isRow ? image.width : image.height) }

  var size: CGSize {
    isRow
      ? CGSize(width: text.width + reserved + padding + indicator, height: max(text.height, image.height))
      : CGSize(width: max(text.width, image.width) + indicator, height: text.height + reserved + padding)
  }
}

extension UIButton.Configuration {
  /// As many as the title needs for 0.
  var titleLines: Int { titleLineBreakMode.wraps ? 0 : 1 }

  /// What its title looks like, as code may ask of its label: the transformer's say is the last, and that is told
  /// what the title has itself, else what those of the button's size and state have.
  func titleLook(color: UIColor) -> (font: UIFont, color: UIColor) {
    let font = UIFont.systemFont(ofSize: buttonSize.fontSize)
    let color = baseForegroundColor ?? color
    #if !canImport(Darwin)
      let (transformer, title) = (titleTextAttributesTransformer, attributedTitle)
      if transformer != nil || title != nil {
        var attributes = title?.runs.first?.attributes ?? AttributeContainer()
        attributes.uiKit.font = attributes.uiKit.font ?? font
        attributes.uiKit.foregroundColor = attributes.uiKit.foregroundColor ?? color
        let made = transformer?(attributes) ?? attributes
        return (made.uiKit.font ?? font, made.uiKit.foregroundColor ?? color)
      }
    #endif
    return (font, color)
  }

  /// - Parameters:
  ///   - width: of the whole button, at which its texts are broken where they may be; nil for nowhere.
  ///   - font: the title's.
  @MainActor func content(within width: CGFloat?, font: UIFont) -> ButtonContent {
    let isRow = imagePlacement == .leading || imagePlacement == .trailing
    let picture =
      showsActivityIndicator
      ? Self.indicatorSize(beside: font) : image?.size(preferring: preferredSymbolConfigurationForImage)
    var content = ButtonContent(
      title: .zero, text: .zero, image: picture ?? .zero, reservation: imageReservation,
      padding: picture != nil && title != nil ? imagePadding : 0, isRow: isRow)
    if indicator == .popup { content.indicator = ContentSize.popUpIndicator }
    // What there is without texts they leave out.
    let taken = contentInsets.leading + contentInsets.trailing + (isRow ? content.size.width : content.indicator)
    let room = width.map { max(0, $0 - taken) }
    func size(of text: String?, _ mode: NSLineBreakMode, in font: UIFont) -> CGSize {
      TextMeasure.size(of: text ?? "", in: font, width: mode.wraps ? room : nil, most: mode.wraps ? 0 : 1)
    }
    let (above, below) = (
      size(of: title, titleLineBreakMode, in: font),
      size(of: subtitle, subtitleLineBreakMode, in: subtitleFont)
    )
    content.title = above
    content.text = CGSize(
      width: max(above.width, below.width),
      height: above.height + below.height + (below.height > 0 ? titlePadding : 0))
    return content
  }

  /// As high as a line of the title.
  private static func indicatorSize(beside font: UIFont) -> CGSize {
    let line = TextMeasure.toPixels(font.lineHeight)
    return CGSize(width: line, height: line)
  }

  /// The subtitle's transformer is told what the subtitle has itself, else the usual one.
  private var subtitleFont: UIFont {
    let font = UIFont.systemFont(ofSize: ContentSize.subtitleFont)
    #if !canImport(Darwin)
      if subtitle != nil, subtitleTextAttributesTransformer != nil || attributedSubtitle != nil {
        var attributes = attributedSubtitle?.runs.first?.attributes ?? AttributeContainer()
        attributes.uiKit.font = attributes.uiKit.font ?? font
        attributes.uiKit.foregroundColor = attributes.uiKit.foregroundColor ?? baseForegroundColor
        return (subtitleTextAttributesTransformer?(attributes) ?? attributes).uiKit.font ?? font
      }
    #endif
    return font
  }

  /// As large as the content, with what is around it (ours, W19).
  @MainActor func size(around content: ButtonContent) -> CGSize {
    CGSize(
      width: content.size.width + contentInsets.leading + contentInsets.trailing,
      height: content.size.height + contentInsets.top + contentInsets.bottom)
  }
}

extension NSLineBreakMode {
  /// Whether a text has as many lines as it needs: Apple says so of these two.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

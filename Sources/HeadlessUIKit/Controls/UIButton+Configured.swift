import Foundation

/// A button's configuration, apart from the button: it is large, and most have none.
@MainActor final class OwnConfiguration {
  var value: UIButton.Configuration
  /// While a layout asks.
  var widthInLayout: CGFloat?

  init(_ value: UIButton.Configuration) { self.value = value }
}

// What its configuration has a button show. Its title may have several lines, as a label may.

extension UIButton: WrappingContent {
  var heightFollowsWidth: Bool { ownConfiguration?.value.titleLines == 0 }

  /// Most titles have room for their only line, and then nothing has to be solved once more.
  func isBroken(at width: CGFloat) -> Bool {
    heightFollowsWidth && width < contentSize(within: nil).width - TextMeasure.rounding
  }

  var widthInLayout: CGFloat? {
    get { ownConfiguration?.widthInLayout }
    set { ownConfiguration?.widthInLayout = newValue }
  }

  /// Whether it has nothing to show but its background.
  var isEmpty: Bool {
    configuration == nil && currentImage == nil && currentTitle == nil && currentAttributedTitle == nil
  }

  /// The configuration, with the state's title and image where it has none itself (W60).
  var shown: Configuration? {
    guard var shown = configuration else { return nil }
    if shown.title == nil { shown.title = currentTitle }
    if shown.image == nil { shown.image = currentImage }
    if shown.preferredSymbolConfigurationForImage == nil {
      shown.preferredSymbolConfigurationForImage = currentPreferredSymbolConfiguration
    }
    return shown
  }

  func content(of configuration: Configuration, within width: CGFloat?) -> ButtonContent {
    configuration.content(within: width, font: configuration.titleLook(color: currentTitleColor).font)
  }

  /// Has the title's label be as it says, whatever code has set there (W97).
  func show(_ configuration: Configuration, in label: UILabel) {
    let look = configuration.titleLook(color: currentTitleColor)
    label.text = configuration.title
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = configuration.titleLines
    label.lineBreakMode = configuration.titleLineBreakMode
  }

  /// The configuration is gone.
  func resetLook(of label: UILabel) {
    label.font = standardFont
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingTail
  }
}

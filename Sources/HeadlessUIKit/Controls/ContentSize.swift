import Foundation

/// How large controls are by themselves. Apple publishes none of it: it is what an iPhone shows, and ours (W19).
enum ContentSize {
  /// In points: where nothing says otherwise, there is this much above and below a title together.
  static let button = (least: CGSize(width: 30, height: 30), aboveTitle: 12 as CGFloat)
  static let pictureButton = CGSize(width: 30, height: 30)
  /// Of the title of a button that is no custom one.
  static let systemButtonFont: CGFloat = 15
  /// Of a configured button's subtitle: a footnote's (V1304).
  static let subtitleFont: CGFloat = 13
  /// In points: how wide a pop-up button's chevrons are, with the gap before them.
  static let popUpIndicator: CGFloat = 20
  static let sliderHeight: CGFloat = 34
  /// Between a slider's track and the images at its ends.
  static let sliderImageGap: CGFloat = 8
  static let segmentHeight: CGFloat = 32
  /// A segment's title has this much room around it.
  static let segmentPadding: CGFloat = 20
  static let pageControlHeight: CGFloat = 26
  static let pageDot: CGFloat = 17
  /// A field without border, around a line of its text.
  static let textFieldPadding: CGFloat = 2
  static let borderedTextFieldHeight: CGFloat = 34
  /// Between a field's border and its text, and how much wider the border makes the field (V1305).
  static let textFieldBorder = (beside: 7 as CGFloat, above: 2 as CGFloat, width: 28 as CGFloat)
  /// Of an empty field, without its border.
  static let emptyTextFieldWidth: CGFloat = 5
  /// The button that empties a field.
  static let clearButton = CGSize(width: 24, height: 24)
}

extension UIButton.Configuration.Size {
  /// Around the content.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// Of the title: that of a subheadline, or of the body.
  var fontSize: CGFloat {
    switch self {
    case .mini, .small: 15
    case .medium, .large: UIFont.labelFontSize
    }
  }
}

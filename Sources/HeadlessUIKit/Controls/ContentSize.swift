import Foundation

/// How large controls are by themselves. Apple publishes none of it: it is what an iPhone shows, and ours (W19).
enum ContentSize {
  /// In points: where nothing says otherwise, there is this much above and below a title together.
  static let button = (least: CGSize(width: 30, height: 30), aboveTitle: 12 as CGFloat)
  static let pictureButton = CGSize(width: 30, height: 30)
  /// Of the title of a button that is no custom one.
  static let systemButtonFont: CGFloat = 15
  static let sliderHeight: CGFloat = 34
  static let segmentHeight: CGFloat = 32
  /// A segment's title has this much room around it.
  static let segmentPadding: CGFloat = 20
  static let pageControlHeight: CGFloat = 26
  static let pageDot: CGFloat = 17
  /// A field without border, around a line of its text.
  static let textFieldPadding: CGFloat = 2
  static let borderedTextFieldHeight: CGFloat = 34
  /// The button that empties a field.
  static let clearButton = CGSize(width: 24, height: 24)
}

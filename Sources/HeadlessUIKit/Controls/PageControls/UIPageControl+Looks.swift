extension UIPageControl {
  /// What a page's dot would look like.
  struct PageImages {
    var plain: UIImage?
    var current: UIImage?
  }

  /// Where pages follow each other. Raw values are UIKit's.
  public enum Direction: Int, Hashable, Sendable {
    /// As people read.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// How a page came to be the current one. Raw values are UIKit's.
  public enum InteractionState: Int, Hashable, Sendable { case none, discrete, continuous }
  /// What would be behind the dots. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Hashable, Sendable { case automatic, prominent, minimal }
}

extension UIPageControl {
  /// The page's own, else nil. Kept, never drawn.
  public func indicatorImage(forPage page: Int) -> UIImage? { images[page]?.plain }
  /// The page's own; nil for the preferred one. Kept, never drawn.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page, default: PageImages()].plain = image
  }
  /// The page's own while it shows, else nil. Kept, never drawn.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images[page]?.current }
  /// The page's own while it shows; nil for the preferred one. Kept, never drawn.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page, default: PageImages()].current = image
  }

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

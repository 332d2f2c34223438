public import Foundation

/// How far a page control's current page is through its time. Code says so; see `UIPageControlTimerProgress` for
/// one that goes on by itself.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl?
  weak var told: (any UIPageControlProgressDelegate)?

  /// Not retained.
  open var delegate: (any UIPageControlProgressDelegate)? {
    get { told }
    set { told = newValue }
  }
  /// From 0 to 1. With another page it begins anew.
  open var currentProgress: Float = 0 { didSet { currentProgress = max(0, min(1, currentProgress)) } }
  /// Whether it would show: while no finger is on the control.
  open internal(set) var isProgressVisible = true {
    didSet {
      guard oldValue != isProgressVisible else { return }
      visibilityChanged()
      told?.pageControlProgressVisibilityDidChange(self)
    }
  }

  @preconcurrency public override init() { super.init() }

  func visibilityChanged() {}
  /// The control's page is another one, or it came to the control.
  func pageChanged() {
    currentProgress =
      control.flatMap { told?.pageControlProgress(self, initialProgressForPage: $0.currentPage) } ?? 0
  }
}

/// Asked and told about a page's time. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate>
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Where a page begins, from 0 to 1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// A finger came on the control, or left it.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
    0
  }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

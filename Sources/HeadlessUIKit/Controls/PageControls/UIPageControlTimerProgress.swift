public import Foundation

/// A page's time that goes on by itself, on the virtual clock, and then goes on to the next page.
///
/// ```swift
/// let progress = UIPageControlTimerProgress(preferredDuration: 3)
/// control.progress = progress
/// progress.resumeTimer()
/// ```
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var deadline = Deadline()
  private var since: (time: TimeInterval, progress: Float)?
  private var durations: [Int: TimeInterval] = [:]

  /// In seconds, of pages that have none of their own.
  open var preferredDuration: TimeInterval { didSet { restart() } }
  /// Whether the first page comes after the last one; the timer ends there, unless set.
  open var resetsToInitialPageAfterEnd = false
  /// Whether time goes on; not before `resumeTimer()`.
  open private(set) var isRunning = false

  /// Not retained.
  @_nonoverride open var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { told as? any UIPageControlTimerProgressDelegate }
    set { told = newValue }
  }

  /// Of so many seconds a page.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// In seconds, of that page alone.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration
    restart()
  }
  /// In seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Goes on from where it is. Nothing happens where it does already.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    restart()
  }
  /// Stays where it is.
  open func pauseTimer() {
    guard isRunning else { return }
    currentProgress = reached
    isRunning = false
    restart()
  }

  /// From 0 to 1, by the clock.
  open override var currentProgress: Float {
    get { reached }
    set {
      super.currentProgress = newValue
      restart(from: super.currentProgress)
    }
  }

  private var length: TimeInterval { control.map { duration(forPage: $0.currentPage) } ?? preferredDuration }
  private var reached: Float {
    guard let since, length > 0 else { return super.currentProgress }
    return min(1, since.progress + Float((VirtualClock.current.now - since.time) / length))
  }

  override func visibilityChanged() { restart() }

  private func restart() { restart(from: reached) }

  private func restart(from progress: Float) {
    deadline.callOff()
    guard isRunning, isProgressVisible, control != nil else {
      since = nil
      if super.currentProgress != progress { super.currentProgress = progress }
      return
    }
    since = (VirtualClock.current.now, progress)
    deadline.set(after: Double(1 - progress) * length) { [weak self] in self?.end() }
  }

  private func end() {
    guard let control else { return }
    let isLast = control.currentPage >= control.numberOfPages - 1
    delegate?.pageControlTimerProgressDidChange(self)
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd,
      delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else {
      isRunning = false
      return restart(from: 1)
    }
    if next == control.currentPage { pageChanged() } else { control.advance(to: next) }
  }
}

/// Asked and told about a time that goes on by itself. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Told when a page's time is over: between two pages the clock alone knows (ours).
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the next page comes, now that a page's time is over.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

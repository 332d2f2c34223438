#if !canImport(Darwin)
  public import Foundation

  /// What changes of layers and views have in common. Values change at once; a completion block is called when the
  /// animations that were begun in the transaction, of layers and by `UIView.animate`, have ended or were removed, or at
  /// the end of the turn without any.
  @preconcurrency @MainActor
  public class CATransaction: NSObject {
    /// One transaction, which animations wait in.
    @MainActor private final class Level {
      var duration: TimeInterval?
      var disablesActions = false
      var timing: CAMediaTimingFunction?
      var completion: (() -> Void)?
      var running = 0
      var isCommitted = false
      /// The transaction that this one was begun in, which waits for its animations, too.
      let outer: Level?

      init(in outer: Level?) { self.outer = outer }

      func finishIfDone() {
        guard isCommitted, running == 0, completion != nil else { return }
        UIApplication.shared.runAtEndOfTurn { self.complete() }
      }

      private func complete() {
        completion?()
        completion = nil
      }
    }

    private static var levels: [Level] = []
    /// Outside of `begin` and `commit`: until the turn ends.
    private static var implicit: Level?

    private static var present: Level {
      if let level = levels.last ?? implicit { return level }
      let level = Level(in: nil)
      implicit = level
      UIApplication.shared.runAtEndOfTurn {
        implicit = nil
        level.isCommitted = true
        level.finishIfDone()
      }
      return level
    }

    /// Nests.
    public class func begin() { levels.append(Level(in: levels.last ?? implicit)) }

    /// Ends what the last `begin` began; without one, does nothing.
    public class func commit() {
      guard let level = levels.popLast() else { return }
      level.isCommitted = true
      level.finishIfDone()
    }

    /// Nothing comes of it: nothing is drawn.
    public class func flush() {}

    /// In seconds: of animations that have no duration of their own; a quarter, unless set.
    public class func animationDuration() -> TimeInterval {
      levels.last { $0.duration != nil }?.duration ?? implicit?.duration ?? 0.25
    }

    /// In seconds.
    public class func setAnimationDuration(_ dur: TimeInterval) { present.duration = dur }
    /// Kept: values change at once.
    public class func disableActions() -> Bool { (levels.last ?? implicit)?.disablesActions ?? false }
    /// Kept: values change at once.
    public class func setDisableActions(_ flag: Bool) { present.disablesActions = flag }
    /// Kept: values change at once.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { (levels.last ?? implicit)?.timing }
    /// Kept: values change at once.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { present.timing = function }
    /// Called when the animations that are added from now on have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) { present.completion = block }

    /// For an animation that is begun: what to call once when it has ended.
    static func awaitAnimation() -> () -> Void {
      let levels = Array(sequence(first: present, next: \.outer))
      for level in levels { level.running += 1 }
      return {
        for level in levels {
          level.running -= 1
          level.finishIfDone()
        }
      }
    }
  }
#endif

#if !canImport(Darwin)
  public import Foundation

  /// What changes of layers and views have in common. Values change at once; a completion block is called when the
  /// animations that were begun in the transaction, of layers and by `UIView.animate`, have ended or were removed,
  /// or at the end of the turn without any.
  @preconcurrency @MainActor
  public class CATransaction: NSObject {
    private static var transactions: LayerTransactions { UIApplication.shared.transactions }

    /// Nests.
    public class func begin() { transactions.begin() }

    /// Ends what the last `begin` began; without one, does nothing.
    public class func commit() { transactions.commit() }

    /// Nothing comes of it: nothing is drawn.
    public class func flush() {}

    /// In seconds: of animations that have no duration of their own; a quarter, unless set.
    public class func animationDuration() -> TimeInterval {
      transactions.duration ?? 0.25
    }

    /// In seconds.
    public class func setAnimationDuration(_ dur: TimeInterval) { transactions.present.duration = dur }
    /// Kept: values change at once.
    public class func disableActions() -> Bool { transactions.innermost?.disablesActions ?? false }
    /// Kept: values change at once.
    public class func setDisableActions(_ flag: Bool) { transactions.present.disablesActions = flag }
    /// Kept: values change at once.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { transactions.innermost?.timing }
    /// Kept: values change at once.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
      transactions.present.timing = function
    }
    /// Called when the animations that are added from now on have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) { transactions.present.completion = block }
  }
#endif

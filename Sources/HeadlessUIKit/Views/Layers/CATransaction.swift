#if !canImport(Darwin)
  public import Foundation

  /// What changes of layers and views have in common. Values change at once, and layers without a view animate what
  /// is seen of that; a completion block is called when the animations that were begun in the transaction, of
  /// layers and by `UIView.animate`, have ended or were removed, or at the end of the turn without any.
  @preconcurrency @MainActor
  public class CATransaction: NSObject {
    private static var transactions: LayerTransactions { UIApplication.shared.transactions }

    /// Nests.
    public class func begin() { transactions.begin() }

    /// Ends what the last `begin` began; without one, does nothing.
    public class func commit() { transactions.commit() }

    /// Lays out and draws what awaits it, and commits what changed outside of `begin` and `commit`: layers that
    /// were added are animated by themselves from now on. Between the two it waits for the last `commit`.
    public class func flush() { transactions.flush() }

    /// Takes the lock that keeps several threads' layers apart, any number of times on one; `unlock` gives it back.
    /// Layers are the main actor's here.
    nonisolated public class func lock() { threads.lock() }
    /// Gives back what `lock` took.
    nonisolated public class func unlock() { threads.unlock() }
    nonisolated private static let threads = NSRecursiveLock()

    /// In seconds: of animations that have no duration of their own, and of those that layers begin by themselves;
    /// a quarter, unless set.
    public class func animationDuration() -> TimeInterval {
      transactions.duration ?? 0.25
    }

    /// In seconds.
    public class func setAnimationDuration(_ dur: TimeInterval) { transactions.present.duration = dur }
    /// Whether layers do nothing when a value changes; said in this transaction, else in those around it.
    public class func disableActions() -> Bool { transactions.disablesActions ?? false }
    /// True has layers do nothing from now on when a value changes.
    public class func setDisableActions(_ flag: Bool) { transactions.present.disablesActions = flag }
    /// Of the animations that layers begin by themselves; nil for the usual one.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { transactions.timing }
    /// Of the animations that layers begin by themselves.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
      transactions.present.timing = function
    }
    /// Called when the animations that are added from now on, until another one is set, have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) { transactions.present.completion = block }
    /// That of this transaction, else of those around it; nil where none is set.
    public class func completionBlock() -> (() -> Void)? { transactions.innermost?.first(\.completion) }

    // MARK: By names

    /// Sets what the key names; under any other key, what `value(forKey:)` tells in this transaction and in those
    /// within it. A value of another kind than the property's stops.
    public class func setValue(_ anObject: Any?, forKey key: String) {
      func wrong() -> Never {
        preconditionFailure("CATransaction has no \"\(key)\" of that kind: \(String(describing: anObject))")
      }
      switch key {
      case kCATransactionAnimationDuration:
        guard let seconds = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double else { wrong() }
        setAnimationDuration(seconds)
      case kCATransactionDisableActions:
        guard let flag = (anObject as? NSNumber)?.boolValue ?? anObject as? Bool else { wrong() }
        setDisableActions(flag)
      case kCATransactionAnimationTimingFunction:
        guard let function = anObject as? CAMediaTimingFunction? else { wrong() }
        setAnimationTimingFunction(function)
      case kCATransactionCompletionBlock:
        guard let block = anObject as? (() -> Void)? else { wrong() }
        setCompletionBlock(block)
      default: transactions.present.values[key] = anObject
      }
    }

    /// What the key names, or what was set under it in this transaction or one around it.
    public class func value(forKey key: String) -> Any? {
      switch key {
      case kCATransactionAnimationDuration: animationDuration()
      case kCATransactionDisableActions: disableActions()
      case kCATransactionAnimationTimingFunction: animationTimingFunction()
      case kCATransactionCompletionBlock: completionBlock()
      default: transactions.innermost?.value(of: key)
      }
    }
  }

  /// Names `CATransaction.animationDuration()`.
  public let kCATransactionAnimationDuration = "animationDuration"
  /// Names `CATransaction.disableActions()`.
  public let kCATransactionDisableActions = "disableActions"
  /// Names `CATransaction.animationTimingFunction()`.
  public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
  /// Names `CATransaction.completionBlock()`.
  public let kCATransactionCompletionBlock = "completionBlock"
#endif

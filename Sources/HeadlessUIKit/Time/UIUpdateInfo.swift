#if !canImport(Darwin)
  public import Foundation

  /// The frame that is made.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiupdateinfo>
  @preconcurrency @MainActor
  open class UIUpdateInfo: NSObject {
    /// In seconds of the virtual clock: the frame at hand.
    public let modelTime: TimeInterval
    /// In seconds of the virtual clock: when it has to be done.
    public let completionDeadlineTime: TimeInterval
    /// In seconds of the virtual clock: when it shows.
    public let estimatedPresentationTime: TimeInterval
    /// False: there is one kind of frame.
    open var isPerformingLowLatencyPhases: Bool { false }
    /// False: touches come with their own times.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// False: nothing is drawn.
    open var isImmediatePresentationExpected: Bool { false }

    init(_ link: CADisplayLink) {
      modelTime = link.timestamp
      (completionDeadlineTime, estimatedPresentationTime) = (link.targetTimestamp, link.targetTimestamp)
      super.init()
    }
  }

  /// Parts of a frame, in their order.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
  public struct UIUpdateActionPhase: Hashable, Sendable {
    let rawValue: Int
    public static let afterUpdateScheduled = Self(rawValue: 0)
    public static let beforeEventDispatch = Self(rawValue: 1)
    public static let afterEventDispatch = Self(rawValue: 2)
    public static let beforeCADisplayLinkDispatch = Self(rawValue: 3)
    public static let afterCADisplayLinkDispatch = Self(rawValue: 4)
    public static let beforeCATransactionCommit = Self(rawValue: 5)
    public static let afterCATransactionCommit = Self(rawValue: 6)
    public static let beforeLowLatencyEventDispatch = Self(rawValue: 7)
    public static let afterLowLatencyEventDispatch = Self(rawValue: 8)
    public static let beforeLowLatencyCATransactionCommit = Self(rawValue: 9)
    public static let afterLowLatencyCATransactionCommit = Self(rawValue: 10)
    public static let afterUpdateComplete = Self(rawValue: 11)
  }
#endif

#if !canImport(Darwin)
  public import Foundation

  /// What the user does, to go on with it elsewhere. Kept: there is no elsewhere. The responders whose activity it
  /// is are asked for what is needed when it has to be saved.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsuseractivity>
  open class NSUserActivity: NSObject {
    /// What kind of activity it is.
    public let activityType: String
    /// For people.
    open var title: String?
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// Which of those are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// Where a browser would go on with it.
    open var webpageURL: URL?
    /// Where it was found.
    open var referrerURL: URL?
    /// Kept.
    open var expirationDate: Date?
    /// Kept.
    open var keywords: Set<String> = []
    /// Kept.
    open var isEligibleForHandoff = true
    /// Kept.
    open var isEligibleForSearch = false
    /// Kept.
    open var isEligibleForPublicIndexing = false
    /// Kept.
    open var isEligibleForPrediction = false
    /// Kept.
    open var persistentIdentifier: String?
    /// Kept.
    open var targetContentIdentifier: String?
    /// Kept: there is nobody to send streams to.
    open var supportsContinuationStreams = false
    /// Whether it has to be saved: that is done at the end of the turn in which it is said, on the main thread,
    /// where a responder has the activity or a delegate hears of it.
    open var needsSave = false { didSet { if needsSave { awaitSaving() } } }
    /// Hears that it is saved.
    open weak var delegate: (any NSUserActivityDelegate)?
    private var responders: [WeakResponder] = []
    private var isSavingAwaited = false

    private struct WeakResponder {
      weak var responder: UIResponder?
    }

    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds to what is needed to go on with it.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Nothing comes of it.
    open func becomeCurrent() {}
    /// Nothing comes of it.
    open func resignCurrent() {}
    /// Nothing comes of it.
    open func invalidate() {}

    // MARK: Saving

    func isTaken(by responder: UIResponder) {
      isLeft(by: responder)
      responders.append(WeakResponder(responder: responder))
      if needsSave { awaitSaving() }
    }

    func isLeft(by responder: UIResponder) {
      responders.removeAll { $0.responder == nil || $0.responder === responder }
    }

    private func awaitSaving() {
      guard !isSavingAwaited, MainTurn.isCurrent, !responders.isEmpty || delegate != nil else { return }
      isSavingAwaited = true
      nonisolated(unsafe) let activity = self
      MainActor.assumeIsolated { UIApplication.shared.runAtEndOfTurn { activity.save() } }
    }

    @MainActor private func save() {
      isSavingAwaited = false
      guard needsSave else { return }
      needsSave = false
      if !responders.isEmpty { userInfo = [:] }
      for responder in responders.compactMap(\.responder) { responder.updateUserActivityState(self) }
      delegate?.userActivityWillSave(self)
    }
  }

  /// Hears of an activity. Every method is optional.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// It is saved: the last chance to say what is needed.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Never called: nobody goes on with it elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// Nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }

  /// A link that was followed.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// Goes on with an activity.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Never called by the system: nothing is gone on with.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

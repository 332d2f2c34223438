#if !canImport(Darwin)
  public import Foundation

  /// What the user does, to go on with it elsewhere. Kept: there is no elsewhere.
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
    /// Kept: nobody asks for it anew.
    open var needsSave = false

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
  }

  /// A link that was followed.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// Goes on with an activity.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Never called.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

public import Foundation

/// What an application offers on its icon. There is no icon: none is ever chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// Tells one from another.
  open fileprivate(set) var type: String
  /// What it says.
  open fileprivate(set) var localizedTitle: String
  /// What it says below.
  open fileprivate(set) var localizedSubtitle: String?
  /// Kept.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Whatever code wants to know of it.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// Kept.
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }

  /// One that says the same, and that nobody changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
  /// One that says the same, and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }

  /// With a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of what an application offers; not drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon>
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// One of the system's.
  public convenience init(type: IconType) { self.init() }
  /// An image of the application's.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The system's. Raw values are UIKit's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}

/// One that can be changed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// Tells one from another.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// What it says.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// What it says below.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// Kept.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Whatever code wants to know of it.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// Kept.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

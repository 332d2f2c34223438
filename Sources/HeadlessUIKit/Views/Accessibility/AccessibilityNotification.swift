public import Foundation

/// What is posted to assistive technologies, each kind a type of its own. Told in the trace, as is what
/// `UIAccessibility.post(notification:argument:)` posts.
///
/// Apple: <https://developer.apple.com/documentation/accessibility/accessibilitynotification>
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement {
    private let words: String
    /// Of those words.
    public init(_ announcement: String) { words = announcement }
    /// With attributes that say how they are spoken; told without.
    public init(_ announcement: NSAttributedString) { words = announcement.string }
    /// With attributes that say how they are spoken; told without.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    /// Told as `feedback: accessibility announcement Saved`.
    @preconcurrency @MainActor public func post() {
      UIAccessibility.post(notification: .announcement, argument: words)
    }
  }

  /// Some of what shows has changed.
  public struct LayoutChanged {
    private let element: Any?
    /// - Parameter element: what is read next, or words.
    public init(_ element: Any? = nil) { self.element = element }
    /// Told as `feedback: accessibility layoutChanged`.
    @preconcurrency @MainActor public func post() {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
  }

  /// All of what shows has changed.
  public struct ScreenChanged {
    private let element: Any?
    /// - Parameter element: what is read next, or words.
    public init(_ element: Any? = nil) { self.element = element }
    /// Told as `feedback: accessibility screenChanged`.
    @preconcurrency @MainActor public func post() {
      UIAccessibility.post(notification: .screenChanged, argument: element)
    }
  }

  /// Content was scrolled by a page.
  public struct PageScrolled {
    private let words: String
    /// Of those words.
    public init(_ announcement: String) { words = announcement }
    /// Told as `feedback: accessibility pageScrolled Page 2`.
    @preconcurrency @MainActor public func post() {
      UIAccessibility.post(notification: .pageScrolled, argument: words)
    }
  }
}

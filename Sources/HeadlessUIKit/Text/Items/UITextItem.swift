public import Foundation

/// What takes a tap in a text view: a link, or, where the text can't be typed into, what code has tagged.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextitem>
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What it is.
  public let content: Content
  /// Where it is in the text.
  public let range: NSRange

  /// Nil where there is nothing of the kind.
  init?(in text: NSAttributedString, at unit: Int) {
    var range = NSRange(location: unit, length: 1)
    let whole = NSRange(location: 0, length: text.length)
    // All of it, also where parts of it look differently.
    func value(_ key: NSAttributedString.Key) -> Any? {
      text.attribute(key, at: unit, longestEffectiveRange: &range, in: whole)
    }
    if let tag = value(.textItemTag) as? String {
      content = .tag(tag)
    } else if let url = Self.url(value(.link)) {
      content = .link(url)
    } else if let attachment = value(.attachment) as? NSTextAttachment {
      content = .textAttachment(attachment)
    } else {
      return nil
    }
    self.range = range
    super.init()
  }

  var isLink: Bool { if case .link = content { true } else { false } }

  private static func url(_ value: Any?) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }

  /// What takes a tap.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The menu of something in a text.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration>
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu

    /// A menu without a preview, or with one; none is drawn.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    /// What is shown beside a menu; nothing is.
    public enum Preview {
      /// The system's.
      case `default`
      /// A view of the application's own.
      case view(UIView)
    }
  }
}

/// What is done to something in a text. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextiteminteraction>
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

extension NSAttributedString.Key {
  /// A string, by which a part of a text is known that takes taps.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

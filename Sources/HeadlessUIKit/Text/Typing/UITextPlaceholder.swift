public import Foundation

/// Room in a text for words that are still to come, as from dictation. A text of the application's own may make its
/// own.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextplaceholder>
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// Of no text.
  public override init() { super.init() }
  /// Where it is, in the view's coordinates; nowhere.
  open var rects: [UITextSelectionRect] { [] }
}

// Optional in UIKit, and the same for every text here.
extension UITextInput {
  /// Where the selection begins, as large as it is said. It takes no room: what stands behind it stays where it is.
  ///
  /// Called by code alone: nobody dictates here, and nobody writes by hand.
  /// - Parameter size: in points.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    PlaceholderInText(of: self, at: selectedTextRange?.start ?? endOfDocument, size)
  }

  /// Takes it away: it is nowhere then.
  public func remove(_ textPlaceholder: UITextPlaceholder) { (textPlaceholder as? PlaceholderInText)?.place = nil }
}

/// At a place of a text.
private final class PlaceholderInText: UITextPlaceholder {
  private weak var text: (any UITextInput)?
  private let size: CGSize
  /// Nil once it is taken away.
  var place: UITextPosition?

  init(of text: any UITextInput, at place: UITextPosition, _ size: CGSize) {
    (self.text, self.place, self.size) = (text, place, size)
    super.init()
  }

  override var rects: [UITextSelectionRect] {
    guard let text, let place else { return [] }
    return [Room(CGRect(origin: text.caretRect(for: place).origin, size: size))]
  }

  private final class Room: UITextSelectionRect {
    private let room: CGRect
    init(_ room: CGRect) {
      self.room = room
      super.init()
    }
    override var rect: CGRect { room }
  }
}

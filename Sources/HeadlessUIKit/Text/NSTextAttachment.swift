public import Foundation

/// An image in a text. It takes the room of one character.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject {
  /// Kept, never drawn.
  open var image: UIImage?
  /// Kept: the text is measured by characters.
  open var bounds = CGRect.zero
  /// Kept, never drawn.
  open var contents: Data?
  /// Kept.
  open var fileType: String?

  /// The character that stands for it in a text.
  public static let character = 0xFFFC

  /// - Parameter contentData: kept.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Of that image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// The character that stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

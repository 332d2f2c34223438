public import Foundation

/// An image in a text, which makes room for it. Sendable, as values of attributes have to be.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// By whose size the text makes room, where there are no bounds. Never drawn.
  open var image: UIImage?
  /// The room that the text makes: from where the image stands in the line, and from the baseline up. In points.
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

  /// What was written of an attachment.
  public required init?(coder: NSCoder) {
    image = coder.decodeObject(of: UIImage.self, forKey: "image")
    bounds = coder.decodeCGRect(forKey: "bounds")
    contents = coder.data(forKey: "contents")
    fileType = coder.text(forKey: "fileType")
    allowsTextAttachmentView = coder.decodeBool(forKey: "allowsTextAttachmentView")
    lineLayoutPadding = coder.decodeDouble(forKey: "lineLayoutPadding")
    super.init()
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// All of it.
  open func encode(with coder: NSCoder) {
    coder.encode(image, forKey: "image")
    coder.encode(bounds, forKey: "bounds")
    if let contents { coder.encode(contents as NSData, forKey: "contents") }
    if let fileType { coder.encode(fileType as NSString, forKey: "fileType") }
    coder.encode(allowsTextAttachmentView, forKey: "allowsTextAttachmentView")
    coder.encode(Double(lineLayoutPadding), forKey: "lineLayoutPadding")
  }

  /// What it takes of a line, from the baseline up: its bounds, else its image's size. For overriding. Where the
  /// line is, is not known when it is asked: its place is zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// The image that would be drawn. For overriding; never called.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Kept: no view stands in a text.
  open var allowsTextAttachmentView = true
  /// False: no view stands in a text.
  open var usesTextAttachmentView: Bool { false }
  /// In points. Kept, never drawn.
  open var lineLayoutPadding: CGFloat = 0

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

  /// The character that stands for the attachment, which looks like that.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}

/// What stands in a text in place of a character.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextattachmentcontainer>
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The image that would be drawn.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// What it takes of a line, from the baseline up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

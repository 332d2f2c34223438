#if !canImport(Darwin)
  public import Foundation

  extension NSAttributedString {
    /// The text of a document, without attributes: plain text, or what of a web page is no markup.
    ///
    /// Without a type a document that begins as a web page does is one, and any other is plain text.
    /// - Parameter dict: left as it is.
    /// - Throws: `CocoaError.fileReadUnknown` of bytes that are no text, and of types that can't be read here.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      let type =
        options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
      let encoding =
        (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
        ?? (options[.characterEncoding] as? Int).map { String.Encoding(rawValue: UInt(clamping: $0)) } ?? .utf8
      guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadUnknown) }
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      switch type {
      case .html: self.init(string: MarkedUpText(text).words, attributes: attributes)
      case .plain: self.init(string: text, attributes: attributes)
      case nil:
        self.init(string: MarkedUpText.isMeant(by: text) ? MarkedUpText(text).words : text, attributes: attributes)
      default: throw CocoaError(.fileReadUnknown)
      }
    }

    /// The text of a file, as of its bytes.
    /// - Throws: what reading the file throws, too.
    public convenience init(
      url: URL, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws { try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict) }

    /// The text of a range as a plain document.
    /// - Throws: `CocoaError.featureUnsupported` for any other type.
    public func data(
      from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
      let type = dict[.documentType] as? DocumentType ?? .plain
      guard type == .plain else { throw CocoaError(.featureUnsupported) }
      return Data(attributedSubstring(from: range).string.utf8)
    }

    /// What a document is.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let plain = DocumentType(rawValue: "NSPlainText")
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Can't be read here.
      public static let rtf = DocumentType(rawValue: "NSRTF")
      /// Can't be read here.
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// What is known of a document before it is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// What a document says of itself.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
      public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
      public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
      public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
      public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
      public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
      public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
      public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
      public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
      public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
      public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
      public static let textLayoutSections = DocumentAttributeKey(rawValue: "NSTextLayoutSectionsAttribute")
    }
  }
#endif

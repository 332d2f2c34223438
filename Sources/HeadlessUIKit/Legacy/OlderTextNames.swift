#if !canImport(Darwin)
  public import Foundation

  // More names of what texts have, which code written before Swift 4.2 uses. Each is the type or value that it has
  // become.

  /// `NSAttributedString.TextEffectStyle`.
  public typealias NSTextEffectStyle = NSAttributedString.TextEffectStyle
  /// `NSAttributedString.DocumentAttributeKey`.
  public typealias NSDocumentAttributeKey = NSAttributedString.DocumentAttributeKey
  /// `NSAttributedString.DocumentType`.
  public typealias NSDocumentType = NSAttributedString.DocumentType
  /// `NSTextStorage.EditActions`.
  public typealias NSTextStorageEditActions = NSTextStorage.EditActions
  /// `NSTextTab.OptionKey`.
  public typealias NSTextTabOptionKey = NSTextTab.OptionKey
  /// `NSAttributedString.Key.attachment`.
  public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
  /// `NSAttributedString.Key.baselineOffset`.
  public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
  /// `NSAttributedString.Key.expansion`.
  public let NSExpansionAttributeName = NSAttributedString.Key.expansion
  /// `NSAttributedString.Key.ligature`.
  public let NSLigatureAttributeName = NSAttributedString.Key.ligature
  /// `NSAttributedString.Key.link`.
  public let NSLinkAttributeName = NSAttributedString.Key.link
  /// `NSAttributedString.Key.obliqueness`.
  public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
  /// `NSAttributedString.Key.shadow`.
  public let NSShadowAttributeName = NSAttributedString.Key.shadow
  /// `NSAttributedString.Key.strikethroughStyle`.
  public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
  /// `NSAttributedString.Key.strikethroughColor`.
  public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
  /// `NSAttributedString.Key.underlineColor`.
  public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
  /// `NSAttributedString.Key.strokeColor`.
  public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
  /// `NSAttributedString.Key.strokeWidth`.
  public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
  /// `NSAttributedString.Key.textEffect`.
  public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
  /// `NSAttributedString.Key.writingDirection`.
  public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
  /// `NSAttributedString.Key.verticalGlyphForm`.
  public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
  /// `NSLayoutManager.TextLayoutOrientation`.
  public typealias NSTextLayoutOrientation = NSLayoutManager.TextLayoutOrientation
  /// `NSAttributedString.TextEffectStyle.letterpressStyle`.
  public let NSTextEffectLetterpressStyle = NSAttributedString.TextEffectStyle.letterpressStyle
  /// `NSAttributedString.DocumentReadingOptionKey.documentType`.
  public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.documentType
  /// `NSAttributedString.DocumentReadingOptionKey.characterEncoding`.
  public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.characterEncoding
  /// `NSAttributedString.DocumentType.plain`.
  public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain
  /// `NSAttributedString.DocumentType.html`.
  public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html
#endif

import Foundation

extension NSParagraphStyle.Setting {
  private static var lengths: [(key: String, path: WritableKeyPath<Self, CGFloat>)] {
    [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
  }

  func write(to coder: NSCoder) {
    for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(hyphenationFactor, forKey: "hyphenationFactor")
    coder.encode(alignment.rawValue, forKey: "alignment")
    coder.encode(lineBreakMode.rawValue, forKey: "lineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "baseWritingDirection")
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "lineBreakStrategy")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "allowsDefaultTighteningForTruncation")
    coder.encode(usesDefaultHyphenation, forKey: "usesDefaultHyphenation")
    coder.encode(tabStops as NSArray, forKey: "tabStops")
    coder.encode(textLists as NSArray, forKey: "textLists")
  }

  init(from coder: NSCoder) {
    for (key, path) in Self.lengths { self[keyPath: path] = coder.decodeDouble(forKey: key) }
    hyphenationFactor = coder.decodeFloat(forKey: "hyphenationFactor")
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? alignment
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) ?? lineBreakMode
    baseWritingDirection =
      NSWritingDirection(rawValue: coder.decodeInteger(forKey: "baseWritingDirection")) ?? baseWritingDirection
    lineBreakStrategy = .init(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "lineBreakStrategy")))
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "allowsDefaultTighteningForTruncation")
    usesDefaultHyphenation = coder.decodeBool(forKey: "usesDefaultHyphenation")
    tabStops = coder.objects(of: NSTextTab.self, forKey: "tabStops") ?? tabStops
    textLists = coder.objects(of: NSTextList.self, forKey: "textLists") ?? textLists
  }
}

extension NSCoder {
  /// Nil where nothing of it is there.
  fileprivate func objects<Object: NSObject>(of kind: Object.Type, forKey key: String) -> [Object]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, kind], forKey: key) as? [Object]
  }
}
